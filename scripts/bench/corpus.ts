// The site that is measured: generated documents and a small configuration.
import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

export interface Corpus {
  readonly pages: number
  /** Posts of the site's blog; none when it has no blog. */
  readonly posts: number
  readonly siteDir: string
  /** Absolute paths of the documents to edit, sorted: posts where there are any, else docs without folder indexes. */
  readonly documents: readonly string[]
}

const BLOG = `blog({showReadingTime: true, blogSidebarCount: 'ALL', blogSidebarTitle: 'All notes'}), `

/** As the peers have theirs. */
const SEARCH = `search({hashed: true, docsRouteBasePath: '/'})`

const toConfig = (
  posts: number,
): string => `${posts > 0 ? "import {blog} from 'quire-docs/plugins/blog'\n" : ''}import {docs} from 'quire-docs/plugins/docs'
import {search} from 'quire-docs/plugins/search'
import {sitemap} from 'quire-docs/plugins/sitemap'

export default {
  title: 'Bench docs',
  url: 'https://example.com',
  baseUrl: '/',
  plugins: [docs({routeBasePath: '/'}), ${posts > 0 ? BLOG : ''}sitemap(), ${SEARCH}],
  themeConfig: {navbar: {title: 'Bench docs', items: [{to: '/', label: 'Docs'}]}},
}
`

export interface CorpusSize {
  readonly pages: number
  readonly posts: number
}

export function ensureCorpus({pages, posts}: CorpusSize, scratch: string, generator: string): Corpus {
  const siteDir = join(scratch, posts > 0 ? `site-${pages}-blog-${posts}` : `site-${pages}`)
  // Made again each time: an earlier run has edited one page.
  for (const folder of ['docs', 'blog']) rmSync(join(siteDir, folder), {recursive: true, force: true})
  mkdirSync(siteDir, {recursive: true})
  const size = ['--pages', String(pages), ...(posts > 0 ? ['--blog', String(posts)] : [])]
  const {status, stderr} = spawnSync(process.execPath, [generator, ...size, '--out', siteDir], {encoding: 'utf8'})
  if (status !== 0) throw new Error(`The corpus generator failed: ${stderr}`)
  writeFileSync(join(siteDir, 'site.config.mjs'), toConfig(posts))
  if (!existsSync(join(siteDir, 'package.json')))
    writeFileSync(join(siteDir, 'package.json'), '{"name": "bench", "private": true}\n')
  return {pages, posts, siteDir, documents: listDocuments(join(siteDir, posts > 0 ? 'blog' : 'docs')).sort()}
}

function listDocuments(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return listDocuments(path)
    return entry.name.endsWith('.md') && entry.name !== 'index.md' ? [path] : []
  })
}
