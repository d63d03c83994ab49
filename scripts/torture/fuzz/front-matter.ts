// Headers of documents, through the reader of YAML and each plugin that makes pages of documents.
import {scanText} from '../../../src/node/compile/create-scanner.ts'
import type {FileMessage} from '../../../src/shared/diagnostics.ts'
import {documentOf} from '../../../tests/unit/plugins/support/site.ts'
import type {Dice} from '../dice.ts'
import {planSite} from './content-plugins.ts'
import {checkFindings} from './findings.ts'
import {HOSTILE_NAMES, makeName} from './hostile.ts'
import {disguise, mutate, repetition} from './mutate.ts'
import {type FuzzPart, fuzzPart} from './part.ts'
import {realDocuments} from './real-documents.ts'

const KEYS =
  'id title title_meta description slug tags keywords image draft unlisted date authors author author_title authorURL ' +
  'hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level sidebar_label sidebar_position ' +
  'sidebar_class_name sidebar_custom_props sidebar_key displayed_sidebar pagination_label pagination_prev ' +
  'pagination_next custom_edit_url parse_number_prefixes last_update mdx wrapperClassName format key name url imageURL ' +
  'label permalink <<'

const SCALARS: readonly string[] = [
  ...[
    'true',
    'false',
    'yes',
    'null',
    '~',
    '',
    '0',
    '007',
    '0x1F',
    '0o17',
    '1e400',
    '-.inf',
    '.nan',
    '12_000',
    '9'.repeat(400),
  ],
  ...[
    '2024-02-30',
    '2024-01-01T25:00:00Z',
    '2024-01-01 10:00:00 +99:99',
    '0000-00-00',
    '99999-01-01',
    '2024-1-1',
    '1 Jan 2024',
  ],
  ...[
    '"a"',
    "'a'",
    '"\\uD800"',
    '"\\x00"',
    '"\\',
    "'",
    '"',
    '|',
    '>',
    '|-\n  a',
    '>+9\n a',
    '|10\n a',
    '[a, b]',
    '[',
    ']',
    '{a: b}',
    '{',
    '}',
  ],
  ...[
    '&a',
    '*a',
    '&a [*a]',
    '*b',
    '!!str 1',
    '!!binary AA==',
    '!!timestamp x',
    '!!set {a}',
    '!x y',
    '!<',
    '%YAML 1.1',
    '? a',
    '- a\n- b',
  ],
  ...[
    'a: b: c',
    'a #b',
    '#',
    '@a',
    '`a`',
    '“a”',
    'a\tb',
    '\ta',
    '...',
    '---',
    '- - - a',
    '<<: *a',
    '\n  b: 1',
    '\n- 1',
    '\n\n',
  ],
]

const MARKS: readonly string[] = [
  ...[
    ': ',
    ':\n',
    '- ',
    '  ',
    '\t',
    '\n',
    '\n\n',
    ',',
    '[',
    ']',
    '{',
    '}',
    '&a ',
    '*a',
    '? ',
    '! ',
    '"',
    "'",
    '|\n',
    '>\n',
    '#',
    '---\n',
    '...\n',
    '%',
  ],
  ...KEYS.split(' '),
  ...SCALARS,
  ...HOSTILE_NAMES,
]

const MAX_REPETITION = 20_000

function makeHeader(dice: Dice): string {
  const kind = dice.below(40)
  if (kind === 0) return repetition(MARKS, MAX_REPETITION, dice)
  if (kind < 4) return repetition(MARKS, 500, dice)
  if (kind < 16) return mutate(dice.pick(realHeaders()), MARKS, dice)
  const lines = Array.from({length: 1 + dice.below(6)}, () => `${dice.pick(KEYS.split(' '))}: ${makeScalar(dice)}`)
  return dice.chance(30) ? mutate(lines.join('\n'), MARKS, dice) : lines.join('\n')
}

function makeScalar(dice: Dice): string {
  const kind = dice.below(10)
  if (kind < 4) return dice.pick(SCALARS)
  if (kind < 6) return JSON.stringify(makeName(dice))
  if (kind < 7) return makeName(dice)
  if (kind < 8) return `[${makeScalar(dice)}, ${makeScalar(dice)}]`
  return `{${dice.pick(KEYS.split(' '))}: ${makeScalar(dice)}, ${dice.pick(KEYS.split(' '))}: ${makeScalar(dice)}}`
}

let headers: readonly string[] | undefined

function realHeaders(): readonly string[] {
  headers ??= realDocuments()
    .map((text) => /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '')
    .filter((header) => header !== '')
  return headers
}

/** Names of the file, each with something that plugins read from it. */
const PATHS = [
  'a.md',
  'guide/index.md',
  '01-guide/2. setup.md',
  '2024-03-05-hello.md',
  '2024/03/05/post.mdx',
  'a b/c.md',
]

export async function frontMatterPart(): Promise<FuzzPart> {
  return fuzzPart<{readonly text: string; readonly path: string}>({
    make: (dice) => {
      const [start, end] = dice.chance(90)
        ? ['---\n', '\n---\n']
        : [dice.pick(['---', '--- \n', '\n---\n', '']), dice.pick(['', '\n---', '\n----\n', '\n...\n'])]
      return {text: disguise(`${start}${makeHeader(dice)}${end}\n# Title\n\nText.\n`, dice), path: dice.pick(PATHS)}
    },
    run: async ({text, path}) => {
      const {frontMatter, messages, contentTitle, excerpt} = scanText(text)
      checkFindings(messages.map(toFinding), text)
      const facts = {frontMatter, excerpt, ...(contentTitle === undefined ? {} : {contentTitle})}
      await planSite({
        docs: {documents: [documentOf(`docs/${path}`, facts)]},
        blog: {documents: [documentOf(`blog/${path}`, {...facts, isTruncated: false})]},
        pages: {documents: [documentOf(`src/pages/${path}`, facts)]},
      })
    },
  })
}

function toFinding(message: FileMessage) {
  const {line, column, length, ...finding} = message
  return {...finding, location: {sourcePath: 'a.md', line: line ?? 1, column: column ?? 1, length: length ?? 1}}
}
