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
