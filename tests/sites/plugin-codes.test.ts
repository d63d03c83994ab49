// A plugin says what its codes mean, and the program treats them as its own.
import {expect, test} from 'vitest'
import {configFile, createSite} from '../support/site.ts'

const site = (code: string) =>
  createSite({
    'site.config.mjs': `import {definePlugin} from 'quire-docs/plugin'
const own = definePlugin({
  name: 'own',
  diagnostics: {
    'own/harmless': {level: 'error', meaning: 'Says nothing of pages.', hint: 'Look at the hint.', keepsPermalinks: true},
    'own/harmful': {level: 'error', meaning: 'Pages may be missing.'},
    'config/type': {level: 'error', meaning: 'The program has it.', hint: 'Wrong.'},
  },
  loadContent: (_, {report}) => {
    report({level: 'error', code: '${code}', message: 'It is wrong.'})
    return {}
  },
})
${configFile('', 'docs(), own()')}`,
    'docs/a.md': '# A\n\n[Nowhere](/nowhere)\n',
  }).build()

test('a finding without a hint gets that of its code, and links are checked where the code leaves permalinks', async () => {
  const built = await site('own/harmless')
  expect(built.findings).toEqual(['error link/missing-page docs/a.md:3:11', 'error own/harmless'])
  expect(built.diagnostics.find(({code}) => code === 'own/harmless')?.hint).toBe('Look at the hint.')
})

test('a code that says nothing of permalinks silences the check of links', async () => {
  const built = await site('own/harmful')
  expect(built.findings).toEqual(['error own/harmful'])
  expect(built.diagnostics[0]?.hint).toBeUndefined()
})

test("the program's own codes stay as they are", async () => {
  const built = await site('config/type')
  expect(built.diagnostics.find(({code}) => code === 'config/type')?.hint).toContain('Give the key a value')
})
