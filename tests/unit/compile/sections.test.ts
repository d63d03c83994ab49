// The text of pages, cut at their headings.
import {describe, expect, test} from 'vitest'
import {joinSections, type SectionSource} from '../../../src/node/assets/join-sections.ts'
import {createCompiler} from '../../../src/node/compile/compile-page.ts'
import {makeSpec} from './compile-text.ts'

async function sections(
  body: string,
  {extension = '.md', ignored = []}: {extension?: '.md' | '.mdx'; ignored?: string[]} = {},
) {
  const compiler = await createCompiler(makeSpec({text: {ignoredElements: ignored}}))
  return (await compiler.compile({body, extension})).sections
}

const texts = async (body: string, options?: Parameters<typeof sections>[1]) =>
  (await sections(body, options))?.map((one) =>
    'partial' in one ? one.partial : `${one.level}#${one.id} ${one.title}: ${one.text}`,
  )

describe('text', () => {
  test.each([
    ['a title and its lead', '# T\n\nlead', ['1# T: lead']],
    ['text before any heading', 'lead\n\n## A\n\na', ['0# : lead', '2#a A: a']],
    ['lower headings are text', '## A\n\n#### Deep\n\nb', ['2#a A: Deep b']],
    ['marks are left out of headings', '## The `x` *y*', ['2#the-x-y The x y: ']],
    [
      'items, cells and breaks separate words',
      '- one\n- two\n\n|a|b|\n|-|-|\n|c|d|\n\nx  \ny',
      ['0# : one two a b c d x y'],
    ],
    ['raw HTML', '<button>no</button><svg><title>no</title></svg><b>yes</b>', ['0# : yes']],
    ['admonitions', ':::tip Watch out\n\nhot\n\n:::', ['0# : Watch out hot']],
    ['code without magic comments', '```js\n// highlight-next-line\nrun()\n```', ['0# : run()']],
    ['the front matter is no text', '---\ntitle: X\n---\n\na', ['0# : a']],
  ])('%s', async (_name, body, expected) => {
    expect(await texts(body)).toEqual(expected)
  })

  test('nothing is gathered where nothing asks for it', async () => {
    const compiler = await createCompiler(makeSpec())
    expect((await compiler.compile({body: '# T', extension: '.md'})).sections).toBeUndefined()
  })
})

describe('components', () => {
  test('labels, summaries and children are text; expressions that are texts too', async () => {
    const body = `<Tabs><TabItem value="a" label="Apple">

### In

red

</TabItem></Tabs>

<details><summary>More</summary>inner</details>

{'said'} {1 + 1}
`
    expect(await texts(body, {extension: '.mdx'})).toEqual(['0# : Apple', '3#in In: red More inner said'])
  })

  test('an imported document stands in its place', async () => {
    const body = `import P from './_p.mdx'

## A

a

<P />

b
`
    const own = (await sections(body, {extension: '.mdx'})) ?? []
    const partial: SectionSource = {
      sections: [
        {id: '', level: 0, title: '', text: 'lead'},
        {id: 'q', level: 2, title: 'Q', text: 'q'},
      ],
      find: () => undefined,
    }
    const joined = joinSections({sections: own, find: (name) => (name === './_p.mdx' ? partial : undefined)})
    expect(joined.map(({id, text}) => [id, text])).toEqual([
      ['a', 'a lead'],
      ['q', 'q b'],
    ])
  })

  test('a document that embeds itself ends', () => {
    const source: SectionSource = {
      sections: [{id: 'a', level: 2, title: 'A', text: 'a'}, {partial: 'x'}],
      find: () => source,
    }
    expect(joinSections(source).length).toBeLessThan(20)
  })
})

describe('what is left out', () => {
  test.each([['.secret'], ['span'], ['p > .secret'], ['div, p .secret'], ['[data-x="1"]'], ['#s.secret']])(
    'elements that match %s',
    async (selector) => {
      expect(await texts('keep <span id="s" class="secret" data-x="1">drop</span>', {ignored: [selector]})).toEqual([
        '0# : keep',
      ])
    },
  )

  test('others stay', async () => {
    expect(await texts('keep <span class="a">b</span>', {ignored: ['.b', 'div > span', '[data-x]']})).toEqual([
      '0# : keep b',
    ])
  })

  test.each([
    ['a data URL', `![x](data:image/png;base64,${'A'.repeat(50_000)})`],
    ['a blob in the text', `text ${'Qm9'.repeat(50_000)} text`],
    ['a minified line', `\`\`\`js\n${'a=1;b = 2; '.repeat(50_000)}\n\`\`\``],
    ['a listing of megabytes', `\`\`\`\n${'a line of a log\n'.repeat(100_000)}\`\`\``],
  ])('%s', async (_name, body) => {
    const all = (await texts(body))?.join('') ?? ''
    expect(all.length).toBeLessThan(600)
  })
})

test('names in program text are kept as written', async () => {
  const found = await sections('Call `foo.barBaz()` or `plain`.\n\n```js\nconst snake_case = themeConfig\n```')
  expect(found?.flatMap((one) => ('partial' in one ? [] : one.identifiers))).toEqual([
    'foo.barBaz',
    'snake_case',
    'themeConfig',
  ])
})
