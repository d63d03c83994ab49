// Date and reading time of a post, in one line.
import '../../BlogLayout/blog.css'
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import {clsx} from 'clsx'
import {translate, usePluralForm} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDateFormat} from '../../hooks/use-date-format.ts'
import {useNumberFormat} from '../../hooks/use-number-format.ts'

export default function BlogPostItemHeaderInfo({className}: {readonly className?: string}): ReactNode {
  const {date, readingTime} = useBlogPost().metadata
  const formatDate = useDateFormat()
  return (
    <div className={clsx('blogPostInfo', className)}>
      <time dateTime={date}>{formatDate(date)}</time>
      {readingTime !== undefined && (
        <>
          {' · '}
          <ReadingTime minutes={readingTime} />
        </>
      )}
    </div>
  )
}

function ReadingTime({minutes}: {readonly minutes: number}): ReactNode {
  const {selectMessage} = usePluralForm()
  const format = useNumberFormat()
  const readingTime = Math.ceil(minutes)
  const forms = translate(
    {id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read'},
    {readingTime: format(readingTime)},
  )
  return selectMessage(readingTime, forms)
}
