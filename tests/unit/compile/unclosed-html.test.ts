// Tags that are never closed: their elements begin in the text and end nowhere in it.
import {expect, test} from 'vitest'
import {createCompiler} from '../../../src/node/compile/compile-page.ts'
import {makeSpec} from './compile-text.ts'

// As fuzzing found it: shorter ones have an end.
const UNCLOSED =
  '- :::tip\n  \n  <Tabs>\n  \n  - . <b> ```bash npm2yarn\n  -  ~~ </ % é      -  {#id} ***\n  \n  </div>\n' +
  '  ::::<a href="%> [!NOTE]\n  > ~~~```js title="a" {1,3-4} showLineNumbers live\n  </b>* -\n  \n' +
  '  |   | b |\n  |:-:|-|\n  | === |\n  \n  </TabItem>\n  \n  ::::'

test('a link whose tag goes on past its block has the place where it begins', async () => {
  const compiler = await createCompiler(makeSpec({}))
  const {record} = await compiler.compile({body: UNCLOSED, extension: '.md'})
  expect(record.messages.filter(({level}) => level === 'error')).toEqual([])
  expect(record.references.length).toBeGreaterThan(0)
  for (const {line} of record.references) expect(line).toBe(9)
})
