// Real documents by other people, next to the checkout; tests over them are skipped where they are absent.
import {cpSync, existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {oncePerRun} from './once-per-run.ts'
import {projectRoot} from './program.ts'
import {BuiltSite, TestSite} from './site.ts'

const corporaDir = join(projectRoot, '../shared/corpora')

export interface Corpus {
  readonly name: string
  readonly pageCount: number
  /** Files that the documents import and the corpus lacks. */
  readonly missing: Readonly<Record<string, string>>
  /** The faster one where there is something to bundle; an untouched theme needs none. */
  readonly bundler?: 'rspack'
}

/** The documents import components of their own sites, which are not among the documents: the smallest stand-ins. */
export const CORPORA: readonly Corpus[] = [
  {name: 'electron', pageCount: 281, missing: {}},
  {
    name: 'redux',
    pageCount: 86,
    bundler: 'rspack',
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

/** A site with a copy of the corpus' documents at the root of its URLs, and with their alternates. */
function createCorpusSite({name, missing}: Corpus, parent: string): TestSite {
  const site = new TestSite({...missing, 'package.json': `{"name": "${name}", "private": true}`}, parent)
  copyCorpus(name, join(site.dir, 'docs'))
  return site.write(
    'site.config.mjs',
    `import {docs} from 'quire-docs/plugins/docs'
import {llms} from 'quire-docs/plugins/llms'
export default {title: '${name}', url: 'https://${name}.example', baseUrl: '/', onBrokenLinks: 'warn', markdown: {alternates: true, hooks: {onBrokenMarkdownImages: 'warn'}}, plugins: [docs({routeBasePath: '/'}), llms()]}`,
  )
}

/** For whoever waits for the build, on a busy machine. */
export const CORPUS_BUILD_MS = 240_000

/** A corpus' site, built by the first test file that asks: from an empty store, then with nothing changed. For reading only. */
export async function builtCorpus(
  corpus: Corpus,
): Promise<{readonly siteDir: string; readonly cold: BuiltSite; readonly warm: BuiltSite}> {
  const {siteDir, cold, warm} = await oncePerRun(`corpus ${corpus.name}`, async (folder) => {
    const site = createCorpusSite(corpus, folder)
    const build = async () => (await site.build({bundler: corpus.bundler ?? 'webpack'})).report
    return {siteDir: site.dir, cold: await build(), warm: await build()}
  })
  return {siteDir, cold: new BuiltSite(cold), warm: new BuiltSite(warm)}
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
