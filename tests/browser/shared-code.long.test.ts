// A large module that several lazily loaded components of a site need: one file, fetched once, with either bundler.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveBuilt} from '../support/served-site.ts'
import {createSite} from '../support/site.ts'

const MARK = 'the-large-one'
const component = (name: string): string => `import {useState} from 'react'
import {text} from './large.js'
export default function ${name}() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>${name} {text.slice(0, 13)} {count}</button>
}
`
const page = (name: string, other: string): string => `---
slug: ${name === 'First' ? '/' : `/${name.toLowerCase()}`}
---
import ${name} from '@site/src/${name}'

# ${name}

<${name} />

[Go to ${other}](./${other.toLowerCase()}.mdx)
`

const FILES = {
  'src/large.js': `export const text = ${JSON.stringify(MARK + Array.from({length: 6_000}, (_, at) => at).join(' '))}\n`,
  'src/First.jsx': `${component('First')}
export const start = () => new Worker(new URL('./worker.js', import.meta.url), {type: 'module'})\n`,
  'src/worker.js': "import {text} from './large.js'\nself.onmessage = () => postMessage(text)\n",
  'src/Second.jsx': component('Second'),
  'docs/first.mdx': page('First', 'Second'),
  'docs/second.mdx': page('Second', 'First'),
}

test.each(['rspack', 'webpack'])('with %s', async (bundler) => {
  const site = createSite({
    ...FILES,
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: '${bundler}',
  presets: [['classic', {blog: false, docs: {routeBasePath: '/'}}]]}\n`,
  })
  const built = await site.build()
  const url = await serveBuilt(site.dir, built)
  const {outDir} = built.report
  const assets = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'))
  const holders = assets.filter((name) => readFileSync(join(outDir, 'assets', name), 'utf8').includes(MARK))
  // A worker has its own: it would wait for its script, and then for the rest. No name of a module shows.
  const shared = holders.filter((name) => /^shared-[\w-]{8}\.[\da-f]{10}\.js$/.test(name))
  expect([holders.length, shared.length]).toEqual([2, 1])
  for (const file of ['index.html', 'second/index.html'])
    expect(readFileSync(join(outDir, file), 'utf8')).toContain(shared[0])

  const {page: tab, problems} = await openPage()
  let fetched = 0
  tab.on('request', (request) => {
    if (request.url().endsWith(`/${shared[0]}`)) fetched += 1
  })
  await tab.goto(`${url}/`)
  await hydrated(tab)
  await tab.getByRole('button', {name: `First ${MARK} 0`}).click()
  await tab.getByRole('button', {name: `First ${MARK} 1`}).waitFor()
  await tab.getByRole('link', {name: 'Go to Second'}).click()
  await tab.getByRole('button', {name: `Second ${MARK} 0`}).click()
  await tab.getByRole('button', {name: `Second ${MARK} 1`}).waitFor()
  expect(fetched).toBe(1)
  expect(problems).toEqual([])
})
