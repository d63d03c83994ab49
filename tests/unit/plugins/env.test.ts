// The env plugin: only what is named reaches client code, and nothing secret by accident.
import {describe, expect, test} from 'vitest'
import {env} from '../../../plugins/env/index.ts'
import {envOptions} from '../../../plugins/env/options.ts'
import {toVariables} from '../../../plugins/env/variables.ts'
import {contextOf, dataOf, messagesOf, type SiteInput} from './support/site.ts'

interface EnvInput extends SiteInput {
  readonly files?: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string>>
}

function variables({files = {}, environment = {}, ...site}: EnvInput) {
  const {context, diagnostics} = contextOf(env.definition, site)
  const data = Object.entries(files).map(([path, text]) => dataOf(path, text))
  return {values: toVariables({...context, data, environment}), diagnostics}
}

describe('values', () => {
  test('come from the environment, then the later file, then the earlier, then the defaults', () => {
    const {values, diagnostics} = variables({
      options: {expose: ['A', 'B', 'C', 'D'], defaults: {A: 'default', B: 'default', C: 'default', D: 'default'}},
      environment: {A: 'environment'},
      files: {'.env': 'A=1\nB=1\nC="one two"\n', '.env.production': 'A=2\nB=2'},
    })
    expect(values).toEqual({A: 'environment', B: '2', C: 'one two', D: 'default'})
    expect(diagnostics).toEqual([])
  })

  test('that are not named stay where they are', () => {
    expect(variables({options: {expose: ['A']}, files: {'.env': 'A=1\nB=2'}, environment: {C: '3'}}).values).toEqual({
      A: '1',
    })
  })

  test('may be empty', () => {
    expect(variables({options: {expose: ['A']}, files: {'.env': 'A='}})).toEqual({values: {A: ''}, diagnostics: []})
  })

  test('that are set nowhere are an error', () => {
    const {values, diagnostics} = variables({options: {expose: ['A']}, files: {'.env': 'B=1'}})
    expect(values).toEqual({})
    expect(messagesOf(diagnostics)).toEqual([
      'The variable "A" is exposed to client code but set nowhere (files read: .env).',
    ])
  })

  test('reach client code', async () => {
    const {context} = contextOf(env.definition, {
      options: {expose: ['QUIRE_TEST_ONLY'], defaults: {QUIRE_TEST_ONLY: 'x'}},
    })
    const model = await env.definition.loadContent?.({documents: [], data: [], components: [], modules: {}}, context)
    expect(model && env.definition.clientEnv?.(model, context)).toEqual({QUIRE_TEST_ONLY: 'x'})
  })
})

describe('files', () => {
  test.each([
    [true, ['.env', '.env.local', '.env.production', '.env.production.local']],
    [false, ['.env', '.env.local', '.env.development', '.env.development.local']],
  ])('by default, in production %s', (isProduction, include) => {
    const {context} = contextOf(env.definition, {isProduction})
    expect(env.definition.sources?.(context, [])).toEqual([{kind: 'data', dir: '.', include, optional: true}])
  })

  test('that are named must exist', () => {
    const {diagnostics} = variables({options: {files: ['./config/.env', 'gone.env']}, files: {'config/.env': 'A=1'}})
    expect(messagesOf(diagnostics)).toEqual(['The environment file "gone.env" does not exist.'])
  })
})

describe('names', () => {
  test.each(['API_KEY', 'githubToken', 'DB_PASSWORD', 'PRIVATE_HOST', 'CLIENT_SECRET'])(
    '%s looks like a secret and is refused',
    (name) => {
      const {error} = envOptions.safeParse({expose: ['OK', name]})
      expect(error?.issues).toMatchObject([{path: ['expose', 1], message: expect.stringContaining('allowSecretNames')}])
    },
  )

  test('that look like secrets can be allowed one by one', () => {
    expect(envOptions.safeParse({expose: ['PUBLIC_KEY'], allowSecretNames: ['PUBLIC_KEY']}).success).toBe(true)
  })

  test.each(['NODE_ENV', 'a-b', '*', ''])('"%s" cannot be exposed', (name) => {
    expect(envOptions.safeParse({expose: [name]}).success).toBe(false)
  })
})
