import {expect, test} from 'vitest'
import {z} from 'zod'
import {choice, legacyKey} from '../../../src/config/schema/building-blocks.ts'
import {explainIssues} from '../../../src/node/diagnostics/explain-issues.ts'

const schema = z.strictObject({
  path: z.string().default('docs'),
  mode: z.enum(['fast', 'slow']).optional(),
  count: z.number().int().min(1).optional(),
  either: z.union([z.string(), z.literal(false)]).optional(),
  nested: z.strictObject({inner: z.boolean()}).prefault({inner: true}),
  list: z
    .array(choice((value) => (typeof value === 'string' ? z.string() : z.strictObject({name: z.string()}))))
    .optional(),
  file: z
    .string()
    .regex(/\.yml$/, {error: 'must end in ".yml".'})
    .optional(),
  some: z.union([z.string(), z.array(z.string())], {error: 'must be a text or several.'}).optional(),
  old: legacyKey('Write "path" instead.'),
})

function explain(input: unknown) {
  const result = schema.safeParse(input)
  if (result.success) throw new Error('accepted')
  return explainIssues({schema, input, issues: result.error.issues}, {subject: 'the options of the plugin "docs"'})
}

test.each([
  [{pth: 'x'}, 'config/unknown-key', 'Unknown key "pth" in the options of the plugin "docs".', 'Did you mean "path"?'],
  [
    {zzz: 'x'},
    'config/unknown-key',
    'Unknown key "zzz" in the options of the plugin "docs".',
    'Known keys: path, mode, count, either, nested, list, file, some.',
  ],
  [{path: 1}, 'config/type', '"path" must be text, not 1.', undefined],
  [{path: {a: 'x'.repeat(100)}}, 'config/type', `"path" must be text, not {"a":"${'x'.repeat(54)}….`, undefined],
  [{mode: 'fats'}, 'config/value', '"mode" is "fats", which is not one of "fast", "slow".', 'Did you mean "fast"?'],
  [{count: 0}, 'config/value', '"count" is 0; the least is 1.', undefined],
  [{count: 1.5}, 'config/type', '"count" must be a whole number, not 1.5.', undefined],
  [{either: true}, 'config/type', '"either" must be text or false, not true.', undefined],
  [{file: 'a.json'}, 'config/value', '"file" ("a.json") must end in ".yml".', undefined],
  [{some: 1}, 'config/value', '"some" (1) must be a text or several.', undefined],
  [{nested: {}}, 'config/type', '"nested.inner" is missing.', 'It must be true or false.'],
  [{nested: {inner: true, iner: 1}}, 'config/unknown-key', 'Unknown key "iner" in "nested".', 'Did you mean "inner"?'],
  [
    {list: ['a', {nam: 'b', name: 'c'}]},
    'config/unknown-key',
    'Unknown key "nam" in "list[1]".',
    'Did you mean "name"?',
  ],
  [{old: 1}, 'config/legacy-key', '"old" is no longer a key.', 'Write "path" instead.'],
  ['x', 'config/type', 'The options of the plugin "docs" must be an object, not "x".', undefined],
])('%j is explained', (input, code, message, hint) => {
  expect(explain(input)).toEqual([{level: 'error', code, message, ...(hint === undefined ? {} : {hint})}])
})
