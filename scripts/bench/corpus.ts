// The site that is measured: generated documents and a small configuration.
import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

export interface Corpus {
  readonly pages: number
  readonly siteDir: string
  /** Absolute paths of the documents, sorted; folder indexes left out. */
  readonly documents: readonly string[]
}

const CONFIG = `import {docs} from 'quire/plugins/docs'
import {sitemap} from 'quire/plugins/sitemap'

export default {
  title: 'Bench docs',
  url: 'https://example.com',
  baseUrl: '/',
  plugins: [docs({routeBasePath: '/'}), sitemap()],
  themeConfig: {navbar: {title: 'Bench docs', items: [{to: '/', label: 'Docs'}]}},
}
`

export function ensureCorpus(pages: number, scratch: string, generator: string): Corpus {
  const siteDir = join(scratch, `site-${pages}`)
  // Made anew each time: an earlier run has edited one page.
  rmSync(join(siteDir, 'docs'), {recursive: true, force: true})
  mkdirSync(siteDir, {recursive: true})
  const {status, stderr} = spawnSync(process.execPath, [generator, '--pages', String(pages), '--out', siteDir], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The corpus generator failed: ${stderr}`)
  writeFileSync(join(siteDir, 'site.config.mjs'), CONFIG)
  if (!existsSync(join(siteDir, 'package.json')))
    writeFileSync(join(siteDir, 'package.json'), '{"name": "bench", "private": true}\n')
  return {pages, siteDir, documents: listDocuments(join(siteDir, 'docs')).sort()}
}

function listDocuments(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return listDocuments(path)
    return entry.name.endsWith('.md') && entry.name !== 'index.md' ? [path] : []
  })
}
