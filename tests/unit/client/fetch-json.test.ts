// JSON of the site that does not come: whether it failed, or took too long.
import {afterEach, expect, test, vi} from 'vitest'
import {fetchJson} from '../../../src/client/page/fetch-json.ts'
import {TimeLimitError} from '../../../src/client/page/time-limit.ts'

afterEach(() => void vi.unstubAllGlobals())

const answer = (reading: () => Promise<unknown>) => vi.stubGlobal('fetch', reading)

test('what takes too long is told from what fails: a page is loaded once more for the latter alone', async () => {
  const late = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))
  answer(late)
  await expect(fetchJson('/site.json')).rejects.toThrow(TimeLimitError)
  await expect(fetchJson('/site.json')).rejects.toThrow('"/site.json" did not load in time.')
  answer(async () => ({ok: true, json: late}))
  await expect(fetchJson('/site.json')).rejects.toThrow(TimeLimitError)
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchJson('/site.json')).rejects.toThrow(TypeError)
  answer(async () => new Response('', {status: 404, statusText: 'Not Found'}))
  await expect(fetchJson('/site.json')).rejects.toThrow('"/site.json" could not be loaded: 404 Not Found')
})
