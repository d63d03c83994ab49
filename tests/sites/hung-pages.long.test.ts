// Pages that never come to an end: each is named, and the others are built.
import {expect, test} from 'vitest'
import {configFile, createSite} from '../support/site.ts'

const LOOP = '{(() => { for (;;); })()}'

test('a page that loops is named, given up, and others of its batch are right', async () => {
  const site = createSite({
    'site.config.mjs': configFile('pageTimeLimit: 5, bundler: "rspack"'),
    'docs/a.md': '# A\n',
    'docs/b.mdx': `# B\n\n${LOOP}\n`,
    'docs/c.mdx': '# C\n\n{(() => { throw new Error("no") })()}\n',
  })
  const built = await site.build()
  expect(built.errors).toEqual(['error worker/timeout docs/b.mdx', 'error render/failed docs/c.mdx:3:11'])
  expect(built.report.diagnostics.find(({code}) => code === 'worker/timeout')?.message).toBe(
    'After 5 s, rendering "/docs/b" had not come to an end, and was given up.',
  )
})
