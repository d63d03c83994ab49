// Search in the browser: a worker loads the index when the box is focused, and answers.
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

/** A box without any looks: what the search says is written out as it is. */
const BOX = `import {createSearch, useSite} from 'quire/client'
import {useRef, useState} from 'react'

export default function SearchBar() {
  const {baseUrl} = useSite()
  const [text, setText] = useState('')
  const [status, setStatus] = useState('empty')
  const client = useRef(null)
  const open = async () => {
    client.current ??= createSearch({
      target: {baseUrl, version: '', context: ''},
      settings: {fuzzyDistance: 1, isTolerant: true, hasIdentifiers: true},
    }).then((one) => {
      one.subscribe(() => setStatus(one.getState().status))
      return one
    })
    return client.current
  }
  const ask = async ({target}) => {
    try {
      const {hits} = await (await open()).search(target.value, {limit: 8, contextLength: 50})
      setText(hits.map(({document}) => document.u + (document.h ?? '')).join(' '))
    } catch (error) {
      setText(error.message)
    }
  }
  return (
    <span>
      <input id="box" onFocus={async () => (await open()).load()} onChange={ask} />
      <output id="status">{status}</output>
      <output id="hits">{text}</output>
    </span>
  )
}
`

let served: ServedSite
beforeAll(async () => {
  served = await serveSite({
    'site.config.ts': configFile('', "docs(), ['search', {hashed: true, language: ['en', 'de']}]"),
    'src/theme/SearchBar.tsx': BOX,
    'docs/caching.md': '# Caching\n\nKeep things.\n\n## Keys\n\nEvery key is a hash.',
    'docs/haeuser.md': '# Die Häuser\n\nUnsere Einstellungen.',
  })
}, 300_000)

const shows = (page: Page, id: string, text: string) =>
  page.waitForFunction(
    ([one, start]) => document.getElementById(one ?? '')?.textContent?.startsWith(start ?? '') === true,
    [id, text],
  )

test('nothing is fetched before the box is focused; then a worker answers', async () => {
  const {page, problems} = await openPage()
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search))
  await page.goto(`${served.url}/docs/caching`)
  await hydrated(page)
  expect(asked.filter((url) => url.includes('search'))).toEqual([])
  await page.focus('#box')
  await shows(page, 'status', 'done')
  expect(page.workers()).toHaveLength(1)
  await page.fill('#box', 'key')
  await shows(page, 'hits', '/docs/caching#keys /docs/caching#keys')
  await page.fill('#box', 'einstellung')
  await shows(page, 'hits', '/docs/haeuser')
  expect(problems).toEqual([])
})

test('a failure is told, and the next focus tries again', async () => {
  const {page} = await openPage()
  let isDown = true
  await page
    .context()
    .route(/search-index\.json/, (route) => (isDown ? route.fulfill({status: 503}) : route.continue()))
  await page.goto(`${served.url}/docs/caching`)
  await hydrated(page)
  await page.focus('#box')
  await shows(page, 'status', 'failed')
  isDown = false
  await page.evaluate(() => document.getElementById('box')?.blur())
  await page.focus('#box')
  await shows(page, 'status', 'done')
})
