// The threads of a build are left to the next one in the process, unless they have run code that is not the program's.
import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {projectRoot} from '../support/program.ts'
import {BuiltSite, configFile, createSite, type FileMap} from '../support/site.ts'

const plain = (word: string): FileMap => ({
  'site.config.mjs': `import {search} from 'quire-docs/plugins/search'\n${configFile('', 'docs(), search()')}`,
  'docs/a.md': `# A\n\n[${word}](./b.md) of "text"\n`,
  'docs/b.md': `# B\n\n\`\`\`js\nconst ${word} = 1\n\`\`\`\n`,
})

let started = 0
const count = (): void => {
  started += 1
}

beforeEach(() => {
  started = 0
  process.on('worker', count)
})

afterEach(() => {
  process.off('worker', count)
})

/** Number of threads that a build of a site without code starts. */
async function startedForPlain(): Promise<number> {
  started = 0
  const built = await createSite(plain('next')).build()
  expect(built.errors).toEqual([])
  return started
}

test('a build takes the threads of the last one, and makes what a process of its own would make', async () => {
  await createSite(plain('first')).build()
  const site = createSite(plain('second'))
  started = 0
  const built = await site.build()
  expect(started).toBe(0)
  const other = createSite(plain('second'))
  const {stdout} = await runCli(['build', '--json'], {cwd: other.dir})
  expect(built.bytes()).toEqual(new BuiltSite(JSON.parse(stdout)).bytes())
})

test('documents whose code does nothing but make elements leave their threads', async () => {
  const parts: FileMap = {
    'docs/_part.mdx': 'A part of {props.of}.\n',
    'docs/c.mdx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import Part from './_part.mdx'

export const Mark = ({children, of = 'none'}) => (of === 'none' ? null : <mark title={of}>{children}</mark>)

# C

<Tabs><TabItem value="a" label={\`A\`}><Part of={'c'} /></TabItem></Tabs>

<Mark of="x">{1 + 1} {frontMatter.mood}</Mark>
`,
  }
  await createSite(plain('first')).build()
  started = 0
  const built = await createSite({...plain('second'), ...parts}).build()
  expect(built.errors).toEqual([])
  expect(built.html('/docs/c').replaceAll('<!-- -->', '')).toMatch(/A part of c\.[\s\S]*<mark title="x">2/)
  await createSite(plain('third')).build()
  expect(started).toBe(0)
})

test('builds at the same time have threads of their own', async () => {
  await startedForPlain()
  await Promise.all(['one', 'two', 'three'].map((word) => createSite(plain(word)).build()))
  expect(started).toBeGreaterThanOrEqual(2)
})

describe('threads are left to nobody', () => {
  test.each<readonly [what: string, files: FileMap]>([
    ['an expression in a document', {'docs/c.mdx': '# C\n\n{(globalThis.seen = (globalThis.seen ?? 0) + 1)}\n'}],
    [
      'a component of the site',
      {
        'docs/c.mdx': "import Box from '@site/src/box'\n\n# C\n\n<Box />\n",
        'src/box.jsx': 'export default () => <b>{(globalThis.seen = (globalThis.seen ?? 0) + 1)}</b>\n',
      },
    ],
    [
      'a transform',
      {
        'site.config.mjs': configFile('', "docs({remarkPlugins: ['./count.mjs']})"),
        'count.mjs': `export default () => (tree) => {
  globalThis.seen = (globalThis.seen ?? 0) + 1
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'seen ' + globalThis.seen}]})
}\n`,
        'docs/b.md': '---\nslug: /c\n---\n# B\n',
        'docs/a.md': '',
      },
    ],
    [
      'a function of the configuration',
      {
        'site.config.mjs': configFile(
          `markdown: {parseFrontMatter: async ({fileContent, defaultParseFrontMatter, ...rest}) => {
  const parsed = await defaultParseFrontMatter({fileContent, ...rest})
  globalThis.seen = (globalThis.seen ?? 0) + 1
  return {frontMatter: {...parsed.frontMatter, slug: '/c', title: 'seen ' + globalThis.seen}, content: parsed.content}
}}`,
        ),
        'docs/b.md': '# B\n',
        'docs/a.md': '',
      },
    ],
  ])('when they have run %s', async (_, files) => {
    const all = Object.entries({...plain('code'), ...files}).filter(([, text]) => text !== '')
    const build = (): Promise<BuiltSite> => createSite(Object.fromEntries(all)).build({bundler: 'rspack'})
    const first = await build()
    expect(first.errors).toEqual([])
    expect(first.html('/docs/c')).toMatch(/(?:seen |>)1</)
    expect((await build()).html('/docs/c')).toBe(first.html('/docs/c'))
    expect(await startedForPlain()).toBeGreaterThan(0)
  })

  test('in another environment', async () => {
    await startedForPlain()
    process.env.QUIRE_TEST_LEFT_THREADS = '1'
    try {
      expect(await startedForPlain()).toBeGreaterThan(0)
    } finally {
      delete process.env.QUIRE_TEST_LEFT_THREADS
    }
  })
})

test('threads that are left keep no process alive', () => {
  const index = pathToFileURL(join(projectRoot, 'dist/index.js')).href
  const {dir} = createSite({
    ...plain('last'),
    'build.mjs': `import {build} from ${JSON.stringify(index)}
const {ok} = await build({siteDir: import.meta.dirname})
console.log(ok)\n`,
  })
  // Shorter than threads are left for.
  const options = {encoding: 'utf8', timeout: 55_000} as const
  const {stdout, stderr, status} = spawnSync(process.execPath, [join(dir, 'build.mjs')], options)
  expect([stdout, stderr, status]).toEqual(['true\n', '', 0])
})
