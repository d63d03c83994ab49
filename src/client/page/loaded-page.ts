// A page with everything that showing it needs.
import type {ComponentType} from 'react'
import type {PageData} from '../../shared/contract.ts'

export interface LoadedPage {
  readonly page: PageData
  /** Static content. React compares this object by identity, so one page must keep one object. */
  readonly html?: {readonly __html: string}
  /** Content that is code: MDX or a React page. Rendered with `page.props` for a React page. */
  readonly Content?: ComponentType<Readonly<Record<string, unknown>>>
}
