// What a doc's parts show.
import {type DocItemProps, usePage} from 'quire-docs/client'
import type {TocLevels} from './use-toc.ts'

/**
 * Props of a doc, from the page where they are not given: parts that a site has taken over from Docusaurus render
 * the parts inside of them without props.
 */
export function useDocItem(given: Partial<DocItemProps>): DocItemProps {
  // Parts of docs are rendered on pages of docs, which have these props.
  return {...(usePage().props as unknown as DocItemProps), ...given}
}

/** Levels of headings that a doc lists, from the page where they are not given. */
export function useDocTocLevels({minHeadingLevel, maxHeadingLevel}: TocLevels): TocLevels {
  const {tocMinHeadingLevel, tocMaxHeadingLevel} = useDocItem({})
  return {
    minHeadingLevel: minHeadingLevel ?? tocMinHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tocMaxHeadingLevel,
  }
}
