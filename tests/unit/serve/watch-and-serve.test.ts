import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import type {Build} from '../../../src/node/api-types.ts'
import {watchAndServe} from '../../../src/node/serve/watch-and-serve.ts'
import {REPORT} from '../cli/fake-io.ts'
import {makeSite, writeSiteFile} from '../config/make-site.ts'

test('a change builds again and is served; what builds write is no change', async () => {
  const siteDir = makeSite({'docs/a.md': 'one'})
  let count = 0
  const build = vi.fn<Build>(async () => {
    count += 1
    for (const folder of ['cache/start', 'cache']) {
      mkdirSync(join(siteDir, folder), {recursive: true})
      writeFileSync(join(siteDir, folder, 'index.html'), `build ${count}`)
    }
    return {...REPORT, watched: [{path: join(siteDir, 'docs')}]}
  })
  const onBuild = vi.fn()
  const readSite = async () => ({siteBaseUrl: '/', trailingSlash: null, cacheDir: join(siteDir, 'cache')})
  const server = await watchAndServe({siteDir, port: 0, host: '127.0.0.1', onBuild}, {build, readSite})
  onTestFinished(() => server.close())
  const read = async () => (await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).split('<link')[0]
  expect(await read()).toBe('build 1')
  // With drafts, so not into the folder that is published.
  expect(build.mock.lastCall?.[0]).toMatchObject({dev: true, outDir: join(siteDir, 'cache/start')})
  writeSiteFile(siteDir, 'docs/a.md', 'two')
  await vi.waitFor(async () => expect(await read()).toBe('build 2'), {timeout: 5000})
  await new Promise((settle) => setTimeout(settle, 300))
  expect(onBuild).toHaveBeenCalledTimes(2)
})
