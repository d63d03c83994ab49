// A cache that several machines share, with the real servers: the second machine has nothing of its own but the checkout.
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import type {BuildOptions} from '../../src/node/api-types.ts'
import {type CacheServer, hasServer, startNginx, startRedis, startS3} from '../support/cache-servers.ts'
import {type BuiltSite, configFile, createSite, type FileMap} from '../support/site.ts'

const KEY = '0123456789abcdef0123456789abcdef'

const FILES: FileMap = {
  'site.config.mjs': configFile("bundler: 'rspack', markdown: {alternates: true}", "docs(), 'search', 'llms', pages()"),
  'docs/a.md': '# A\n\n[b](b.mdx) and ![i](i.svg)\n',
  'docs/b.mdx': "import Part from './_part.mdx'\nimport Box from '@site/src/box'\n\n# B\n\n<Part/> <Box/>\n",
  'docs/_part.mdx': 'A part.\n',
  'docs/c.md': '# C\n\nText of c.\n',
  'docs/i.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'src/box.tsx': "import styles from './box.module.css'\nexport default () => <b className={styles.box}>box</b>\n",
  'src/box.module.css': '.box {color: red}\n',
  'src/pages/index.tsx': "import Box from '@site/src/box'\nexport default () => <main><Box/></main>\n",
}

/** The site in a folder that was not there before. */
function buildElsewhere(files: FileMap = FILES, options: BuildOptions = {}): Promise<BuiltSite> {
  return createSite(files).build(options)
}

const KINDS: readonly [string, boolean, () => Promise<CacheServer>][] = [
  ['nginx', hasServer('nginx'), startNginx],
  ['Redis', hasServer('redis'), startRedis],
  ['a store of S3', true, startS3],
]

let servers: CacheServer[] = []
let before: NodeJS.ProcessEnv = {}

async function use(starting: Promise<CacheServer>): Promise<CacheServer> {
  const server = await starting
  servers.push(server)
  Object.assign(process.env, server.env, {QUIRE_REMOTE_CACHE: server.url, QUIRE_CACHE_KEY: KEY})
  return server
}

beforeEach(() => {
  before = {...process.env}
})

afterEach(async () => {
  process.env = before
  for (const {close} of servers) await close()
  servers = []
})

describe.each(KINDS)('on %s', (_name, isThere, start) => {
  test.skipIf(!isThere)('a second machine compiles, bundles and renders nothing', async () => {
    await use(start())
    const first = await buildElsewhere()
    expect(first.findings).toEqual([])
    expect(first.report.counts.rendered).toBe(first.report.counts.pages)
    const second = await buildElsewhere()
    expect(second.findings).toEqual([])
    expect(second.report.counts).toMatchObject({compiled: 0, bundled: 0, rendered: 0})
    const assets = second.report.stages.find(({name}) => name === 'assets')
    expect(assets?.fromCache).toBe(assets?.items)
    expect(second.bytes()).toEqual(first.bytes())
  })
})
