// Random documents in the dialect: blocks within blocks, pieces of real documents, and the same mark thousands of times.
import type {Dice} from '../dice.ts'
import {disguise, excerpt, mutate, repetition} from './mutate.ts'
import {realDocuments} from './real-documents.ts'

const INLINE_MARKS = [
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '~~',
    '`',
    '``',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '](b',
    '<',
    '>',
    '</',
    '\\',
    '&',
    '|',
    ':',
  ],
  ...[
    '{',
    '}',
    '{#id}',
    '{#',
    '<!--',
    '-->',
    '{/*',
    '*/}',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '<!X',
    '"',
    "'",
    '=',
    '/',
    '#',
    '!',
  ],
  ...['<a', '<a ', '<a href="', '<b>', '</b>', '<br/>', '<x-y z=', '<Tabs', '<Tabs>', '</Tabs>', '<TabItem value="a">'],
  ...[
    'www.a.b',
    'http://x.y',
    'a@b.c',
    '[^1]',
    '[^1]: ',
    ':tada:',
    ':+1:',
    '&amp;',
    '&#0;',
    '&#x110000;',
    '&copy',
    '\\*',
  ],
  ...[
    ' ',
    '  ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '\r',
    'a',
    'é',
    '\u00A0',
    '中',
    '😀',
    '0',
    '1',
    '.',
    ',',
    ';',
    '$',
    '@',
    '%',
    '^',
    '-',
    '+',
  ],
]

const BLOCK_MARKS = [
  ...[
    '# ',
    '## ',
    '###### ',
    '#',
    '===',
    '---',
    '***',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '1) ',
    '- [ ] ',
    '> ',
    '> [!NOTE]\n> ',
    '    ',
  ],
  ...[
    '```',
    '````js\n',
    '```js title="a" {1,3-4} showLineNumbers live\n',
    '~~~',
    '```mdx-code-block\n',
    '```mermaid\n',
    '```bash npm2yarn\n',
  ],
  ...[
    ':::note',
    ':::note Title',
    ':::note[Title]{#id .c}',
    '::::tip\n',
    ':::',
    '::::',
    ':::unknown',
    '> :::info',
    '- :::tip',
    ':::danger\n\n',
  ],
  ...[
    '| a | b |\n|---|:-:|\n| 1 | 2 |',
    '|',
    '|-|',
    '[a]: b "c"\n',
    '[^1]: x\n',
    '<div>\n',
    '</div>\n',
    '<details><summary>s</summary>\n',
  ],
  ...[
    '<script>',
    '</script>',
    '<style>',
    '<pre>',
    '<textarea>',
    '<!DOCTYPE html>',
    '<Head>',
    '</Head>',
    '<!-- truncate -->',
    '---\na: b\n---\n',
  ],
]

const MDX_MARKS = [
  ...[
    '{1}',
    '{a}',
    '{"a"}',
    `{\`a$\{1}\`}`,
    '{(',
    ')}',
    '{[',
    ']}',
    '{((1))}',
    '{/* c */}',
    '{<b/>}',
    '{...a}',
    '{x => x}',
    '{() => {',
  ],
  ...[
    "import a from 'b'\n",
    "import A from './a.mdx'\n",
    'export const a = 1\n',
    'export default ({children}) => children\n',
    'export function f() {\n',
  ],
  ...[
    '<A.B c={1} {...d}>',
    '</A.B>',
    '<A',
    '<a b={',
    '<a style={{color: "red"}}>',
    '<>',
    '</>',
    '<Tabs groupId="a">\n',
    '<Admonition type="tip">',
  ],
  ...[
    'export const meta = {title: "x"}\n',
    "export * from './b'\n",
    '{await 1}',
    '{import("a")}',
    '{new.target}',
    '{yield}',
    '{#x}',
    '<a:b/>',
  ],
]

export const MARKDOWN_TOKENS: readonly string[] = [...INLINE_MARKS, ...BLOCK_MARKS]
export const MDX_TOKENS: readonly string[] = [...MARKDOWN_TOKENS, ...MDX_MARKS]

export interface RandomDocument {
  readonly body: string
  readonly extension: '.md' | '.mdx'
}

/** The longest document that is made from few marks, in UTF-16 units. */
const MAX_REPETITION = 40_000

/** A document; most are small, one in thirty is as long as they get. */
export function makeDocument(extension: '.md' | '.mdx', dice: Dice): RandomDocument {
  const tokens = extension === '.mdx' ? MDX_TOKENS : MARKDOWN_TOKENS
  return {body: disguise(makeBody(tokens, dice), dice), extension}
}

function makeBody(tokens: readonly string[], dice: Dice): string {
  const kind = dice.below(30)
  if (kind === 0) return repetition(tokens, MAX_REPETITION, dice)
  if (kind < 4) return repetition(tokens, 600, dice)
  if (kind < 16) return mutate(excerpt(dice.pick(realDocuments()), 40, dice), tokens, dice)
  const blocks = Array.from({length: 1 + dice.below(6)}, () => makeBlock(tokens, 4, dice))
  return blocks.join(dice.pick(['\n\n', '\n\n', '\n', ' ']))
}

function makeBlock(tokens: readonly string[], depth: number, dice: Dice): string {
  if (depth === 0 || dice.chance(30)) return makeText(tokens, dice)
  const inner = Array.from({length: 1 + dice.below(3)}, () => makeBlock(tokens, depth - 1, dice)).join('\n\n')
  const prefix = dice.pick(['', '> ', '- ', '1. ', '  ', '    ', '\t'])
  switch (dice.below(7)) {
    case 0:
      return inner.replace(/^/gm, prefix)
    case 1:
      return `${prefix}${inner.replace(/\n/g, `\n${' '.repeat(prefix.length)}`)}`
    case 2:
      return `:::${dice.pick(['note', 'tip', 'x', 'info Title', 'note[*T*]'])}\n\n${inner}\n\n${dice.pick([':::', ':::', '::::', ''])}`
    case 3:
      return `${dice.pick(['<div>', '<Tabs>', '<details>', '<TabItem value="x">', '<A>', '<b>'])}\n\n${inner}\n\n${dice.pick(['</div>', '</Tabs>', '</details>', '</TabItem>', '</A>', ''])}`
    case 4:
      return `${dice.pick(['```', '~~~', '````'])}${dice.pick(['', 'js', 'jsx live', 'mermaid', 'x {1-', 'md title='])}\n${inner}\n${dice.pick(['```', '~~~', ''])}`
    case 5:
      return `| ${makeText(tokens, dice)} | b |\n|${dice.pick(['-', ':-:', ''])}|-|\n| ${makeText(tokens, dice)} |`
    default:
      return inner
  }
}

function makeText(tokens: readonly string[], dice: Dice): string {
  return Array.from({length: 1 + dice.below(12)}, () => dice.pick(tokens)).join(dice.pick(['', '', ' ', 'a']))
}
