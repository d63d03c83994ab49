// A site for Docusaurus has code that was written for pages without a content security policy: it runs as it does there. The
// policy comes where the site asks for it.
import {expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'
import type {FileMap} from '../support/site.ts'

const config = (fields: string) =>
  `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', favicon: 'icon.svg', bundler: 'rspack', ${fields}
  presets: [['classic', {docs: {routeBasePath: 'docs'}, blog: false}]]}`

const DOCS: FileMap = {
  'docs/a.md': '# A\n\nText.\n',
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** What editors and calculators in pages do. */
const HOME = `import {useEffect, useState} from 'react'
export default function Home() {
  const [text, setText] = useState('')
  useEffect(() => {
    const style = document.createElement('style')
    style.textContent = '.late { color: rgb(1, 2, 3); }'
    document.head.append(style)
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(7)'])))
    worker.onmessage = ({data}) => setText(String(new Function('seven', 'return 6 * seven')(data)))
  }, [])
  return <main className="late">{text}</main>
}
`

const policyOf = async (url: string): Promise<string | null> =>
  (await fetch(url)).headers.get('content-security-policy')

test('code of a site for Docusaurus writes styles, starts workers and evaluates, as there', async () => {
  const {url} = await serveSite({...DOCS, 'docusaurus.config.js': config(''), 'src/pages/index.jsx': HOME})
  const {page, problems} = await openPage()
  await page.goto(url)
  await hydrated(page)
  await expect.poll(() => page.locator('main.late').textContent()).toBe('42')
  expect(await page.locator('main.late').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(1, 2, 3)')
  expect(problems).toEqual([])
  expect(await policyOf(url)).toBeNull()
})

test('such a site has a policy where it asks for one', async () => {
  const asked = config('contentSecurityPolicy: true,')
  const {url} = await serveSite({...DOCS, 'docusaurus.config.js': asked})
  expect(await policyOf(`${url}/docs/a`)).toContain("default-src 'self'")
})
