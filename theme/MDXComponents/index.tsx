// What MDX content is made of: Markdown's own elements, and components that need no import. A site replaces this file to
// add more: `export default {...MDXComponents, Mine}`.
import Admonition from '@theme/Admonition'
import MDXA from '@theme/MDXComponents/A'
import MDXCode from '@theme/MDXComponents/Code'
import MDXDetails from '@theme/MDXComponents/Details'
import MDXHeading from '@theme/MDXComponents/Heading'
import MDXImg from '@theme/MDXComponents/Img'
import MDXLi from '@theme/MDXComponents/Li'
import MDXPre from '@theme/MDXComponents/Pre'
import MDXUl from '@theme/MDXComponents/Ul'
import Mermaid from '@theme/Mermaid'
import {Head} from 'quire-docs/client'
import type {HTMLAttributes} from 'react'

type HeadingProps = HTMLAttributes<HTMLHeadingElement>

const MDXComponents: Readonly<Record<string, unknown>> = {
  Head,
  head: Head,
  Details: MDXDetails,
  details: MDXDetails,
  Admonition,
  admonition: Admonition,
  a: MDXA,
  code: MDXCode,
  img: MDXImg,
  mermaid: Mermaid,
  li: MDXLi,
  pre: MDXPre,
  ul: MDXUl,
  h1: (props: HeadingProps) => <MDXHeading {...props} as="h1" />,
  h2: (props: HeadingProps) => <MDXHeading {...props} as="h2" />,
  h3: (props: HeadingProps) => <MDXHeading {...props} as="h3" />,
  h4: (props: HeadingProps) => <MDXHeading {...props} as="h4" />,
  h5: (props: HeadingProps) => <MDXHeading {...props} as="h5" />,
  h6: (props: HeadingProps) => <MDXHeading {...props} as="h6" />,
}

export default MDXComponents
