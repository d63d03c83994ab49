// A number of posts in words: `One post`, `4 posts`.
import {translate, usePluralForm} from 'quire-docs/client'
import {useNumberFormat} from './use-number-format.ts'

export function usePostCount(): (count: number) => string {
  const {selectMessage} = usePluralForm()
  const format = useNumberFormat()
  return (count) =>
    selectMessage(
      count,
      translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count: format(count)}),
    )
}
