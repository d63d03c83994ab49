// The site's own say about its posts: the option `processBlogPosts`.
import type {PluginContext} from 'quire-docs/plugin'
import type {BlogPost, Post} from './model.ts'
import type {BlogOptions} from './options.ts'

/** The posts that the option gives back, with what it made of their metadata. */
export async function processPosts(
  posts: readonly Post[],
  {options, isProduction, report}: PluginContext<BlogOptions>,
): Promise<readonly Post[]> {
  const {processBlogPosts} = options
  if (processBlogPosts === undefined) return posts
  const known = new Map(posts.map((post) => [post.id, post]))
  const given = [...posts]
  const result: readonly BlogPost[] = (await processBlogPosts({blogPosts: given})) ?? given
  return result.flatMap(({id, metadata}): Post[] => {
    const post = known.get(id)
    if (post !== undefined) return [{...post, metadata, isHidden: metadata.unlisted && isProduction}]
    report({
      level: 'error',
      code: 'blog/process-posts',
      message: `The option "processBlogPosts" of the blog plugin gave a post "${id}", which no file stands for.`,
      hint: 'Give back posts that it was given, with their "id"; their "metadata" may differ.',
    })
    return []
  })
}
