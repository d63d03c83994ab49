// All tags below their first letters, each with the number of pages that carry it.
import './tags-list-by-letter.css'
import {listTagsByLetters, type TagListItem} from '@docusaurus/theme-common'
import Heading from '@theme/Heading'
import Tag from '@theme/Tag'
import type {ReactNode} from 'react'

export default function TagsListByLetter({tags}: {readonly tags: readonly TagListItem[]}): ReactNode {
  return (
    <section className="tagsByLetter">
      {listTagsByLetters(tags).map(({letter, tags: group}) => (
        <article key={letter} className="tagsLetter">
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className="tags_ clean-list">
            {group.map((tag) => (
              <li key={tag.permalink}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  )
}
