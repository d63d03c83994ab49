// Around the content of documents, which has the theme's components already. One of your own may give it others, with `MDXProvider` of `@mdx-js/react`.
import ContentEnhancer from '@theme/ContentEnhancer'
import type {ReactNode} from 'react'

export default function MDXContent({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <ContentEnhancer />
    </>
  )
}
