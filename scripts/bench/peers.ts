// Peers that are measured in the same run where they are installed: their sites are set up by the script that made the
// published figures (peer-sites.mjs, next to the corpus generator), so that ours and those can be compared.
import {spawnSync} from 'node:child_process'
import {existsSync, readdirSync, rmSync} from 'node:fs'
import {delimiter, dirname, join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {editOne, type Subject} from './builds.ts'
import type {Corpus} from './corpus.ts'
import {runProcess} from './process.ts'

/** How peer-sites.mjs describes a peer; commands run in the site's folder. */
interface PeerSite {
  readonly tool: string
  readonly build: string
  readonly dev: string
  readonly docs: string
  readonly out: string
  readonly caches: readonly string[]
  readonly node?: string
}

interface PeerScript {
  readonly PEERS: Readonly<Record<string, PeerSite>>
  readonly setup: (root: string, peer: string, pages: number, corpus: string) => void
}

interface PeerSearch {
  readonly scratch: string
  /** Next to it is the script that knows them. */
  readonly generator: string
  /** Those to look for; undefined for all. */
  readonly names: readonly string[] | undefined
}

/**
 * Subjects by name. Hugo needs only its binary; another peer counts as installed when `<scratch>/<tool>/node_modules`
 * exists. Empty when the script is not there.
 */
export async function findPeers(corpus: Corpus, {scratch, generator, names}: PeerSearch): Promise<[string, Subject][]> {
  const file = join(dirname(generator), 'peer-sites.mjs')
  if (!existsSync(file)) return []
  // The script's exports have this shape.
  const {PEERS, setup} = (await import(pathToFileURL(file).href)) as PeerScript
  const installed = Object.entries(PEERS).filter(
    ([name, {tool}]) => names?.includes(name) !== false && isInstalled(name, join(scratch, tool)),
  )
  return installed.map(([name, peer]) => {
    setup(scratch, name, corpus.pages, corpus.siteDir)
    return [name, toSubject(join(scratch, peer.tool, 'sites', `${name}-${corpus.pages}`), peer, scratch)]
  })
}

function isInstalled(name: string, folder: string): boolean {
  if (name === 'hugo') return spawnSync('hugo', ['version']).status === 0
  return existsSync(join(folder, 'node_modules'))
}

/** Their pages have URLs with a slash at the end. */
const WITH_SLASH = /^(?:starlight|hugo)$/

function toSubject(site: string, {build, dev, docs, out, caches, tool, node}: PeerSite, scratch: string): Subject {
  const documents = listDocuments(join(site, docs)).sort()
  const path = node === undefined ? {} : {PATH: join(scratch, tool, node) + delimiter + process.env.PATH}
  return {
    forget: () => {
      for (const cache of caches) rmSync(join(site, cache), {recursive: true, force: true})
    },
    build: () => runProcess('sh', ['-c', build], {cwd: site, env: path}),
    edit: (round) => editOne(documents, round),
    describe: () => '',
    dev: {command: dev, cwd: site, env: path, docsDir: join(site, docs), documents, hasSlash: WITH_SLASH.test(tool)},
    outDir: join(site, out),
  }
}

function listDocuments(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return listDocuments(path)
    return entry.name.endsWith('.md') && !/^_?index\.md$/.test(entry.name) ? [path] : []
  })
}
