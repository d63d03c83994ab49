// A doc's title, unless its content has one, and the content, or what a part of the site has put around it.
import Heading from '@theme/Heading'
import MDXContent from '@theme/MDXContent'
import {clsx} from 'clsx'
import {type DocItemProps, PageContent, ThemeClassNames} from 'quire-docs/client'
import {isValidElement, type ReactNode} from 'react'
import {useDocItem} from '../hooks/use-doc-item.ts'

export interface DocItemContentProps extends Partial<DocItemProps> {
  /** The content, as layouts get it, alone or with more. */
  readonly children?: ReactNode
}

export default function DocItemContent({children, ...given}: DocItemContentProps): ReactNode {
  const {title, hideTitle, hasContentTitle} = useDocItem(given)
  const className = clsx(ThemeClassNames.docs.docMarkdown, 'markdown')
  return (
    <>
      {!hideTitle && !hasContentTitle && (
        <header className="markdown docHeader">
          <Heading as="h1">{title}</Heading>
        </header>
      )}
      <MDXContent>
        {isContentAlone(children) ? <PageContent className={className} /> : <div className={className}>{children}</div>}
      </MDXContent>
    </>
  )
}

/** The content by the name that the runtime has for it, or by that of Docusaurus: the only component that has metadata. */
function isContentAlone(children: ReactNode): boolean {
  if (!isValidElement(children)) return !children
  const {type} = children
  return type === PageContent || (typeof type === 'function' && 'metadata' in type)
}
