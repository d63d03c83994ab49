// Pages far larger or deeper than any writer's: they build in bounded memory, and nothing of them is lost.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {createSite} from '../support/site.ts'

/** Of the heap of each thread, in MiB. */
const MEMORY_LIMIT = 512

const repeat = (count: number, write: (at: number) => string): string =>
  Array.from({length: count}, (_, at) => write(at)).join('\n')
const code = (lines: number): string =>
  `\`\`\`js\n${repeat(lines, (at) => `const value${at} = compute(${at}, "text") // why`)}\n\`\`\`\n`

interface Large {
  readonly file: string
  readonly text: string
  /** What must be in the page so many times. */
  readonly part: RegExp
  readonly count: number
}

const PAGES: Large[] = [
  {file: 'code.md', text: code(2000), part: /class="token-line"/g, count: 2000},
  {file: 'more-code.md', text: code(50_000), part: /class="token-line"/g, count: 50_000},
  {file: 'code-in-mdx.mdx', text: `{1}\n\n${code(2000)}`, part: /class="token-line"/g, count: 2000},
  {
    file: 'table.md',
    text: `| a | b |\n|---|---|\n${repeat(65_000, (at) => `| some words in a cell, ${at} | \`code\` and **more** words |`)}\n`,
    part: /<tr>/g,
    count: 65_001,
  },
  {file: 'line.md', text: `${'word '.repeat(210_000)}and the end`, part: /word and the end<\/p>/g, count: 1},
  {file: 'code-line.md', text: `\`\`\`js\n${'a+'.repeat(500_000)}\n\`\`\`\n`, part: /a\+/g, count: 500_000},
  {file: 'lists.md', text: repeat(1000, (at) => `${'  '.repeat(at)}- item`), part: /<ul>/g, count: 1000},
  {file: 'quotes.md', text: `${'> '.repeat(1000)}deep`, part: /<blockquote>/g, count: 1000},
  {file: 'html.md', text: `${'<div>'.repeat(400)}x${'</div>'.repeat(400)}`, part: /<div>/g, count: 400},
  {file: 'tags.mdx', text: `{1}\n\n${'<b>'.repeat(1000)}x${'</b>'.repeat(1000)}`, part: /<b>/g, count: 1000},
  {
    file: 'links.md',
    text: repeat(10_000, (at) => `- [link ${at}](./code.md) ![image ${at}](./dot.svg)`),
    part: /<a href="\/docs\/code">link \d+<\/a> <img /g,
    count: 10_000,
  },
  {
    file: 'notes.md',
    text: repeat(3000, (at) => `:::note n${at}\n\nx\n\n:::\n`),
    part: /"admonitionContent_"/g,
    count: 3000,
  },
]

describe(`with ${MEMORY_LIMIT} MiB`, () => {
  let outDir = ''

  beforeAll(async () => {
    const {dir} = createSite({
      'package.json': '{"name": "large"}',
      'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      ...Object.fromEntries(PAGES.map(({file, text}) => [`docs/${file}`, `# Large\n\n${text}\n`])),
      'site.config.mjs':
        "import {docs} from 'quire-docs/plugins/docs'\nexport default {title: 'Large', url: 'https://a.example', baseUrl: '/', plugins: [docs()]}",
    })
    const env = {NODE_OPTIONS: `--max-old-space-size=${MEMORY_LIMIT}`}
    const {code, stderr} = await runCli(['build'], {cwd: dir, env})
    expect(code, stderr).toBe(0)
    outDir = join(dir, 'build/docs')
  }, 600_000)

  test.each(PAGES)('$file is whole', ({file, part, count}) => {
    const html = readFileSync(join(outDir, file.replace(/\.mdx?$/, ''), 'index.html'), 'utf8')
    expect(html.match(part)?.length).toBe(count)
  })
})
