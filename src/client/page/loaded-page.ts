// A page with everything that showing it needs.
import type {ComponentType} from 'react'
import type {PageData} from '../../shared/contract.ts'
import type {LayoutComponent} from '../runtime-types.ts'

export interface LoadedPage extends LoadedContent {
  readonly page: PageData
  /** Components of `page.layout`, in its order. */
  readonly layouts: readonly LayoutComponent[]
  /** Documents next to the page's own content, by their ids. */
  readonly embedded: Readonly<Record<string, LoadedContent>>
}

/** One document's text, ready to show. All fields are absent when there is none. */
export interface LoadedContent {
  /** Static content. React compares this object by identity, so one page must keep one object. */
  readonly html?: {readonly __html: string}
  /** Content that is code: MDX or a React page. Rendered with `page.props` for a React page. */
  readonly Content?: ComponentType<Readonly<Record<string, unknown>>>
  /** The table of contents that the content exports, which replaces the page's. */
  readonly toc?: PageData['toc']
}
