// Runs the blog plugin over a map of files.
import type {BuiltSite, Diagnostic, EmittedAsset, PluginRoutes, SourceFile} from 'quire-docs/plugin'
import {blog} from '../../../../plugins/blog/index.ts'
import type {BlogPost} from '../../../../plugins/blog/model.ts'
import {contextOf, dataOf, documentOf, listAssets, type SiteInput} from './site.ts'

export interface BlogSiteInput extends SiteInput {
  /** Path below `blog/` to the facts of a post; its text has a truncation marker unless they say otherwise. */
  readonly posts: Readonly<Record<string, Partial<SourceFile>>>
  /** Path below `blog/` to the content of data files. */
  readonly data?: Readonly<Record<string, unknown>>
}

export interface BlogSite extends PluginRoutes {
  readonly diagnostics: readonly Diagnostic[]
  /** In the order of the lists. */
  readonly posts: readonly BlogPost[]
  readonly paths: readonly string[]
  /** Written files by path; every post has the content that is given. */
  readonly emit: (content?: string) => Promise<Readonly<Record<string, string>>>
}

export async function blogSite({posts, data = {}, ...input}: BlogSiteInput): Promise<BlogSite> {
  const {context, diagnostics} = contextOf(blog.definition, input)
  const {loadContent, createRoutes, emitAssets} = blog.definition
  if (loadContent === undefined || createRoutes === undefined || emitAssets === undefined)
    throw new Error('the plugin lacks a step')
  const sources = {
    documents: Object.entries(posts).map(([path, facts]) => documentOf(`blog/${path}`, {isTruncated: true, ...facts})),
    data: Object.entries(data).map(([path, value]) => dataOf(`blog/${path}`, value)),
    components: [],
    modules: {},
  }
  const model = await loadContent(sources, context)
  const made = createRoutes(model, context)
  const site = (content: string): BuiltSite => ({pages: [], contentOf: () => content})
  return {
    ...made,
    diagnostics,
    posts: model.posts,
    paths: made.routes.map(({path}) => path),
    emit: async (content = '<p>Text.</p>') =>
      toTexts(await listAssets(emitAssets(model, {...context, site: site(content)}))),
  }
}

function toTexts(assets: readonly EmittedAsset[]): Record<string, string> {
  return Object.fromEntries(assets.map(({path, content}) => [path, String(content)]))
}

/** Facts of a post that has nothing but front matter. */
export function withFrontMatter(frontMatter: Readonly<Record<string, unknown>>): Partial<SourceFile> {
  return {frontMatter}
}
