// The tags of a page in one line.
import Tag from '@theme/Tag'
import {type DocTag, Translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function TagsListInline({tags}: {readonly tags: readonly DocTag[]}): ReactNode {
  return (
    <>
      <b>
        <Translate id="theme.tags.tagsListLabel">Tags:</Translate>
      </b>
      <ul className="tags_ clean-list margin-left--sm">
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
    </>
  )
}
