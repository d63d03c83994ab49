// A number of posts in words: `One post`, `4 posts`.
import {translate, usePluralForm} from 'quire-docs/client'

export function usePostCount(): (count: number) => string {
  const {selectMessage} = usePluralForm()
  return (count) =>
    selectMessage(count, translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count}))
}
