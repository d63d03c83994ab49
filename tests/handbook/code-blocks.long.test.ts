// The Handbook's code blocks parse.
import {describe, expect, test} from 'vitest'
import {parseDocument, readDocuments} from '../../scripts/handbook/documents.ts'
import {countFences, findCodeFaults} from './checks/code-blocks.ts'
import {toLines} from './checks/finding.ts'

const LANGUAGES = ['ts', 'tsx', 'js', 'json', 'yaml', 'graphql', 'bash', 'hcl']

test('every code block parses', async () => {
  const documents = readDocuments()
  expect(toLines(await findCodeFaults(documents))).toEqual([])
  const seen = new Set(documents.flatMap((document) => [...countFences(document).keys()]))
  expect(LANGUAGES.filter((language) => !seen.has(language))).toEqual([])
})

describe('the check finds', () => {
  test.each([
    ['ts', 'const a = 1\nlet b: = 2', 2],
    ['tsx', 'const a = (\n  <p>\n)', 3],
    ['js', 'export const a = 1\nreturn a', 2],
    ['jsx', '<a>', 1],
    ['css', 'a {\n  colr: red;\n}', 2],
    ['json', '{\n  "a": 1,\n}', 2],
    ['jsonc', '{\n  // why\n  "a": 1,\n}', 3],
    ['yaml', 'a: 1\nb: [', 2],
    ['graphql', 'type A {\n  a:\n}', 3],
    ['sh', 'echo 1\nif true; then', 3],
    ['terraform', 'a "b" {\n  c = \n}', 2],
  ])('a fault in %s, on its line, in a list as well', async (language, code, line) => {
    const fence = `\`\`\`${language}\n${code}\n\`\`\``
    for (const [text, above] of [
      [fence, 1],
      [`---\ntitle: A\n---\n\n# A\n\n- one\n  - two\n\n${fence.replace(/^/gm, '    ')}`, 10],
      [`<Box>\n\n${fence}\n\n</Box>`, 3],
      [`\`\`\`\`md\n${fence}\n\`\`\`\``, 2],
    ] as const) {
      const findings = await findCodeFaults([parseDocument('docs/a.md', text)])
      expect(findings.map((finding) => finding.line)).toEqual([above + line])
    }
  })

  test.each([
    ['json title="tsconfig.json"', '{\n  // why\n  "a": "// b"\n}'],
    ['jsonc', '{"a": 1 /* why */}'],
    ['ts', "import {a} from 'b'\nawait a()"],
    ['yaml', 'a: 1\n---\nb: 2'],
    ['graphql', 'query A { a }\n\nfragment B on C { d }'],
    ['text', 'let b: = 2'],
  ])('nothing in good %s', async (info, code) => {
    expect(await findCodeFaults([parseDocument('docs/a.md', `\`\`\`${info}\n${code}\n\`\`\`\n`)])).toEqual([])
  })
})
