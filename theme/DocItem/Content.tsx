// A doc's title, unless its content has one, and the content.
import ContentEnhancer from '@theme/ContentEnhancer'
import Heading from '@theme/Heading'
import MDXContent from '@theme/MDXContent'
import {clsx} from 'clsx'
import {type DocItemProps, PageContent, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDocItem} from '../hooks/use-doc-item.ts'

export default function DocItemContent(given: Partial<DocItemProps>): ReactNode {
  const {title, hideTitle, hasContentTitle} = useDocItem(given)
  return (
    <>
      {!hideTitle && !hasContentTitle && (
        <header className="markdown margin-bottom--md">
          <Heading as="h1">{title}</Heading>
        </header>
      )}
      <MDXContent>
        <PageContent className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} />
      </MDXContent>
      <ContentEnhancer />
    </>
  )
}
