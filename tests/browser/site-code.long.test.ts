// Code of a site that does more than show: web workers, in both of their kinds, made by either bundler.
import {expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'

const PAGE = `import {useEffect, useState} from 'react'
const classic = () => new Worker(new URL('../workers/classic.js', import.meta.url))
const both = () => new Worker(new URL('../workers/both.js', import.meta.url))
const lazy = () => new Worker(new URL('../workers/module.js', import.meta.url), {name: 'lazy'})
const module = () => new Worker(new URL('../workers/module.js', import.meta.url), {type: 'module'})
export default function Page() {
  const [said, say] = useState([])
  useEffect(() => {
    for (const start of [classic, both, lazy, module]) {
      const worker = start()
      worker.onmessage = ({data}) => say((before) => [...before, data].sort())
      worker.onerror = (event) => say((before) => [...before, 'failed: ' + event.message])
      worker.postMessage('hello')
    }
  }, [])
  return <main><p id="said">{said.join('|')}</p></main>
}
`

const SITE = {
  'src/pages/index.jsx': PAGE,
  'src/workers/shout.js': 'export const shout = (text) => text.toUpperCase()\n',
  'src/workers/classic.js': `import {shout} from './shout.js'
importScripts('/base/mark.js')
self.onmessage = ({data}) => postMessage('classic ' + shout(data) + self.mark)
`,
  // A script, as only these import others, that loads a part of itself later.
  'src/workers/both.js': `importScripts('/base/mark.js')
self.onmessage = async ({data}) => {
  const {mark} = await import('./late.js')
  postMessage('both ' + data + self.mark + mark)
}
`,
  'src/workers/module.js': `import {shout} from './shout.js'
self.onmessage = async ({data}) => {
  const {mark} = await import('./late.js')
  postMessage((self.name || 'module') + ' ' + shout(data) + mark)
}
`,
  'src/workers/late.js': "export const mark = '?'\n",
  'static/mark.js': "self.mark = '!'\n",
}

test.each(['rspack', 'webpack'])(
  'classic and module workers run, also with what they load later, with %s',
  async (bundler) => {
    const {url} = await serveSite({
      ...SITE,
      'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', bundler: '${bundler}', contentSecurityPolicy: true,
  presets: [['classic', {docs: false, blog: false}]]}\n`,
    })
    const {page, problems} = await openPage()
    const response = await page.goto(`${url}/`)
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'")
    await hydrated(page)
    await expect.poll(() => page.textContent('#said')).toBe('both hello!?|classic HELLO!|lazy HELLO?|module HELLO?')
    expect(problems).toEqual([])
  },
)

const SEARCH = 'node_modules/@easyops-cn/docusaurus-search-local'

// As the page of results of that package, which sites build their own on.
const RESULTS = `import {useEffect, useState} from 'react'
import {useHistory, useLocation} from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'
import {words} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js'
export default function Results() {
  const history = useHistory()
  const {search} = useLocation()
  const wanted = (useIsBrowser() && new URLSearchParams(search).get('q')) || ''
  const [query, setQuery] = useState(wanted)
  useEffect(() => {
    history.replace({search: query && 'q=' + query})
  }, [query])
  useEffect(() => {
    if (wanted && wanted !== query) setQuery(wanted)
  }, [wanted])
  return <main><input value={query} onChange={(event) => setQuery(event.target.value)} />
    <p id="found">{words.filter((word) => query && word.includes(query)).join()}</p></main>
}
`

test('code on the files of a search plugin has them, and keeps its state in the address', async () => {
  const {url} = await serveSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  themes: [['@easyops-cn/docusaurus-search-local', {hashed: true}]], presets: [['classic', {docs: false, blog: false}]]}\n`,
    [`${SEARCH}/package.json`]: '{"name": "@easyops-cn/docusaurus-search-local", "version": "0.1.0"}',
    [`${SEARCH}/index.js`]: `const fs = require('node:fs'), path = require('node:path')
module.exports = ({generatedFilesDir}, {hashed}) => {
  const dir = path.join(generatedFilesDir, '@easyops-cn/docusaurus-search-local/default')
  fs.mkdirSync(dir, {recursive: true})
  fs.writeFileSync(path.join(dir, 'generated.js'), 'export const words = ["pear", "spear", "' + hashed + '"]')
  return {name: '@easyops-cn/docusaurus-search-local'}
}\n`,
    'src/pages/find.jsx': RESULTS,
  })
  const {page, problems} = await openPage()
  await page.goto(`${url}/find?q=pear`)
  await expect.poll(() => page.textContent('#found')).toBe('pear,spear')
  // The page sets the address in effects, which may run after what it shows is there.
  await expect.poll(() => new URL(page.url()).search).toBe('?q=pear')
  await page.fill('input', 'tru')
  await expect.poll(() => page.textContent('#found')).toBe('true')
  await expect.poll(() => new URL(page.url()).search).toBe('?q=tru')
  expect(problems).toEqual([])
})
