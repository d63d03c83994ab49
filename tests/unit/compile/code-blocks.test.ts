// Code blocks: highlighting, titles, line marks, line numbers.
import {describe, expect, test} from 'vitest'
import {highlightLines} from '../../../src/node/compile/highlight/highlight-lines.ts'
import {createGrammarFinder} from '../../../src/node/compile/highlight/prism-languages.ts'
import {makeSpec, toHtml} from './compile-text.ts'

/** The code's text, by line: marked lines start with `*`. */
async function linesOf(body: string, spec = makeSpec()): Promise<string[]> {
  const html = await toHtml(body, {spec})
  const lines = [
    ...html.matchAll(/<span class="token-line( [^"]*)?"[^>]*>([\s\S]*?)(?=<span class="token-line|<\/code>)/g),
  ]
  return lines.map(([, mark, line = '']) => (mark === undefined ? '' : '*') + line.replace(/<[^>]*>|\n/g, ''))
}

test('a block is a box with a title, focusable code and a class for each token', async () => {
  expect(await toHtml('```js title="a <b>"\nlet a\n```')).toBe(
    '<div class="language-js theme-code-block"><div class="code-block-title">a &lt;b&gt;</div>' +
      '<div class="code-block-content"><pre class="prism-code language-js thin-scrollbar" tabindex="0"><code>' +
      '<span class="token-line"><span class="token keyword">let</span> a</span></code></pre></div></div>',
  )
})

test('the text of the code is what the writer wrote', async () => {
  const code = 'const a = `b\n  {c}\n\n`\n<d>&amp;</d>'
  const html = await toHtml(`\`\`\`\`js\n${code}\n\`\`\`\``)
  const text = /<code>([\s\S]*)<\/code>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
  expect(text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(code)
})

describe('marked lines', () => {
  const cases: [name: string, body: string, lines: string[]][] = [
    ['by range', '```js {1,3-4}\na\nb\nc\nd\n```', ['*a', 'b', '*c', '*d']],
    ['by range without a space', '```js{2}\na\nb\n```', ['a', '*b']],
    ['by range without a language', '```{2}\na\nb\n```', ['a', '*b']],
    ['by the next line', '```js\n// highlight-next-line\na\nb\n```', ['*a', 'b']],
    ['by start and end', '```py\n# highlight-start\na\nb\n# highlight-end\nc\n```', ['*a', '*b', 'c']],
    ['by a comment of HTML', '```html\n<!-- highlight-next-line -->\na\n```', ['*a']],
    ['by a comment of JSX', '```jsx\n{/* highlight-next-line */}\na\n```', ['*a']],
    ['by a comment of an unlisted language', '```yaml\n# highlight-next-line\na: 1\n```', ['*a: 1']],
    ['not by another comment sign', '```py\n// highlight-next-line\na\n```', ['// highlight-next-line', 'a']],
    ['not when not alone', '```js\na // highlight-next-line\nb\n```', ['a // highlight-next-line', 'b']],
    ['not when a range is given', '```js {2}\n// highlight-next-line\na\n```', ['// highlight-next-line', '*a']],
  ]
  test.each(cases)('%s', async (_, body, lines) => {
    expect(await linesOf(body)).toEqual(lines)
  })
  test('have the class that the site gives', async () => {
    const spec = makeSpec({magicComments: [{className: 'bad', line: 'error'}]})
    expect(await toHtml('```js\n// error\na\n```', {spec})).toContain('<span class="token-line bad">a</span>')
  })
})

describe('line numbers', () => {
  test.each([
    ['showLineNumbers', '1'],
    ['showLineNumbers=7', '7'],
  ])('%s start at %s', async (meta, first) => {
    const html = await toHtml(`\`\`\`js ${meta}\na\n\`\`\``)
    expect(html).toContain(`<code class="code-block-numbered"><span class="token-line" data-line="${first}">`)
  })
})

describe('languages', () => {
  test('of the highlighter and of prismjs, by name and by alias', () => {
    const find = createGrammarFinder()
    for (const name of [
      'js',
      'tsx',
      'bash',
      'sh',
      'diff',
      'toml',
      'php',
      'java',
      'docker',
      'ruby',
      'csharp',
      'powershell',
      'jsonc',
      'console',
      'vue',
    ]) {
      expect(find(name), name).toBeDefined()
    }
  })
  test('that nobody knows, that are names of the table, or that change others are plain', () => {
    const find = createGrammarFinder()
    for (const name of ['', 'text', 'nope', 'extend', 'constructor', '__proto__', 'php-extras', '../../x']) {
      expect(find(name), name).toBeUndefined()
    }
  })
  test('have the name as written, in lower case', async () => {
    expect(await toHtml('```JSX\na\n```')).toContain('class="language-jsx theme-code-block"')
  })
  test('have a default of the site', async () => {
    const html = await toHtml('```\nlet a\n```', {spec: makeSpec({defaultLanguage: 'js'})})
    expect(html).toContain('<span class="token keyword">let</span>')
  })
  test('inside templates are highlighted', async () => {
    expect(await toHtml('```php\n<b><?php echo 1; ?></b>\n```')).toContain(
      '<span class="token php language-php keyword">echo</span>',
    )
  })
})

describe('very long code', () => {
  const grammar = createGrammarFinder()('js')
  test('is not highlighted as a whole', () => {
    const lines = Array.from({length: 30_000}, () => 'let a = "0123456789"')
    expect(highlightLines(lines, grammar)[0]).toBe('let a = "0123456789"')
  })
  test('is not highlighted for one line', () => {
    expect(highlightLines([`let a = ${'1'.repeat(100_001)}`], grammar)[0]).not.toContain('<span')
  })
})
