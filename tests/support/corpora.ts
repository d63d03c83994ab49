// Real documents by other people, beside the checkout; tests over them are skipped where they are absent.
import {cpSync, existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {projectRoot} from './program.ts'
import {createSite, type TestSite} from './site.ts'

const corporaDir = join(projectRoot, '../shared/corpora')

export interface Corpus {
  readonly name: string
  readonly pageCount: number
  /** Files that the documents import and the corpus lacks. */
  readonly missing: Readonly<Record<string, string>>
}

/** The documents import components of their own sites, which are not among the documents: the smallest stand-ins. */
export const CORPORA: readonly Corpus[] = [
  {name: 'electron', pageCount: 281, missing: {}},
  {
    name: 'redux',
    pageCount: 86,
    missing: {
      'docs/components/DetailedExplanation.jsx':
        "export function DetailedExplanation({title = 'Detailed explanation', children}) { return <details><summary>{title}</summary>{children}</details> }",
      'node_modules/react-lite-youtube-embed/package.json':
        '{"name": "react-lite-youtube-embed", "version": "1.0.0", "main": "index.js"}',
      'node_modules/react-lite-youtube-embed/index.js': 'export default function Video({title}) { return title }',
      'node_modules/react-lite-youtube-embed/dist/LiteYouTubeEmbed.css': '.yt-lite {display: block}',
    },
  },
]

export const hasCorpora = existsSync(corporaDir)

/** Copies a corpus' documents into a folder. */
export function copyCorpus(name: string, to: string): void {
  cpSync(join(corporaDir, name, 'docs'), to, {recursive: true})
}

/** A site with a copy of the corpus' documents at the root of its addresses. */
export function createCorpusSite({name, missing}: Corpus): TestSite {
  const site = createSite({...missing, 'package.json': `{"name": "${name}", "private": true}`})
  copyCorpus(name, join(site.dir, 'docs'))
  site.write(
    'site.config.mjs',
    `import {docs} from 'quire/plugins/docs'
export default {title: '${name}', url: 'https://${name}.example', baseUrl: '/', onBrokenLinks: 'warn', markdown: {hooks: {onBrokenMarkdownImages: 'warn'}}, plugins: [docs({routeBasePath: '/'})]}`,
  )
  return site
}

/** Paths of the Markdown files, relative to the corpus. */
export function corpusFiles(name: string): string[] {
  const root = join(corporaDir, name)
  const walk = (dir: string): string[] =>
    readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
      const path = join(dir, entry.name)
      if (entry.isDirectory()) return walk(path)
      return /\.mdx?$/.test(entry.name) ? [relative(root, path)] : []
    })
  return walk(join(root, 'docs')).sort()
}

export function readCorpusFile(name: string, path: string): string {
  return readFileSync(join(corporaDir, name, path), 'utf8')
}
