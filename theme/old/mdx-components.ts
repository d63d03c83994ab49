// The site's own map of MDX components. One from Docusaurus may be whole without the names that the compiler writes here.
import Admonition from '@theme/Admonition'
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import given from '@theme-given/MDXComponents'

const MDXComponents = given as Readonly<Record<string, unknown>>

export default {Admonition: MDXComponents.admonition ?? Admonition, ...MDXComponents}
