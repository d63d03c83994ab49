// Titles and labels of pages that lists make.
import {Translate, translate, usePluralForm} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useNumberFormat} from '../../hooks/use-number-format.ts'
import {usePostCount} from '../../hooks/use-post-count.ts'

/** `4 posts tagged with "React"`. */
export function useBlogTagsPostsPageTitle({label, count}: {readonly label: string; readonly count: number}): string {
  const nPosts = usePostCount()(count)
  return translate({id: 'theme.blog.tagTitle', message: '{nPosts} tagged with "{tagName}"'}, {nPosts, tagName: label})
}

export interface CountedAuthor {
  readonly key?: string
  readonly name?: string
  readonly count: number
}

/** `Jane Doe - 4 posts`. */
export function useBlogAuthorPageTitle({key = '', name, count}: CountedAuthor): string {
  const nPosts = usePostCount()(count)
  return translate(
    {id: 'theme.blog.author.pageTitle', message: '{authorName} - {nPosts}'},
    {authorName: name || key, nPosts},
  )
}

export function translateBlogAuthorsListPageTitle(): string {
  return translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'})
}

export function BlogAuthorsListViewAllLabel(): ReactNode {
  return <Translate id="theme.blog.authorsList.viewAll">View all authors</Translate>
}

export function BlogAuthorNoPostsLabel(): ReactNode {
  return <Translate id="theme.blog.author.noPosts">This author has not written any posts yet.</Translate>
}

/** Gives the words for a number of items in a category. */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const {selectMessage} = usePluralForm()
  const format = useNumberFormat()
  return (count) =>
    selectMessage(
      count,
      translate(
        {id: 'theme.docs.DocCard.categoryDescription.plurals', message: '1 item|{count} items'},
        {count: format(count)},
      ),
    )
}
