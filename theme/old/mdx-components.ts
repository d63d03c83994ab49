// The site's own map of MDX components. One from Docusaurus may be whole without the names that the compiler writes here.
import Admonition from '@theme/Admonition'
import Details from '@theme/MDXComponents/Details'
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import given from '@theme-given/MDXComponents'
import {Head} from 'quire-docs/client'

const MDXComponents = given as Readonly<Record<string, unknown>>

export default {
  Admonition: MDXComponents.admonition ?? Admonition,
  Details: MDXComponents.details ?? Details,
  Head: MDXComponents.head ?? Head,
  ...MDXComponents,
}
