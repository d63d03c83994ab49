// Secrets of the machine and of the site that builds: none is in any file of the output.
import {afterAll, beforeAll, expect, test} from 'vitest'
import {type BuiltSite, configFile, createSite} from '../support/site.ts'

const CANARY = 'canary-of-secrets-4417'
let site: BuiltSite

beforeAll(async () => {
  process.env.QUIRE_TEST_SECRET = `environment-${CANARY}`
  site = await createSite({
    'site.config.mjs': `// comment-${CANARY}\nconst hidden = 'config-${CANARY}'\n${configFile("markdown: {twins: true}, organizationName: 'owner-canary-of-secrets-4417'", "docs(), env({expose: ['SHOP'], defaults: {SHOP: 'open'}})")}`,
    '.env': `OTHER=file-${CANARY}`,
    'docs/index.mdx': '# Home\n\n{process.env.QUIRE_TEST_SECRET ?? "none"} {process.env.NODE_ENV}',
    'docs/plain.md': '# Plain\n\n[env](../.env)',
  }).build()
})
afterAll(() => {
  delete process.env.QUIRE_TEST_SECRET
})

test('the page shows that there is none', () => {
  expect(site.errors).toEqual([])
  expect(site.content('/docs')).toMatch(/none(?:<!-- -->|\s)*production/)
})

test('no file of the output has a canary', () => {
  expect(site.files().filter((file) => site.read(file).includes(CANARY))).toEqual([])
})
