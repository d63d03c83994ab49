// Code blocks: highlighting, titles, line marks, line numbers.
import {describe, expect, test} from 'vitest'
import {highlightLines} from '../../../src/node/compile/highlight/highlight-lines.ts'
import {createGrammarFinder} from '../../../src/node/compile/highlight/prism-languages.ts'
import {compileText, makeSpec, toHtml} from './compile-text.ts'

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
    '<div class="language-js theme-code-block" data-language="JavaScript"><div class="code-block-title">a &lt;b&gt;</div>' +
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
    ['by a comment in any case', '```batch\nRem highlight-start\na\nREM highlight-end\nb\n```', ['*a', 'b']],
    ['not by a word that begins as one', '```batch\nremhighlight-next-line\na\n```', ['remhighlight-next-line', 'a']],
    ['by a comment after a sign', "```vbnet\n_ ' highlight-start\na\n_' highlight-end\nb\n```", ['*a', 'b']],
    ['by a comment after a curved sign', '```vb\n‘ highlight-next-line\na\n```', ['*a']],
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

test('MDX has the colours of Markdown and of code', async () => {
  const body = '````mdx\n---\ntitle: A\n---\n\nimport {a} from "b"\n\n# Head\n\n<Tabs id={a}>{a + 1} *b*</Tabs>\n````'
  const html = await toHtml(body)
  expect(html).toContain('<span class="token esm keyword">import</span>')
  expect(html).toContain('token title')
  expect(html).toMatch(/<span class="token tag class-name">Tabs<\/span>/)
  expect(html).toContain('<span class="token expression number">1</span>')
  expect(html).toContain('token italic')
})

describe('frames', () => {
  const classOf = async (body: string, spec = makeSpec()) =>
    /<div class="([^"]*)"( data-language="[^"]*")?/.exec(await toHtml(body, {spec}))?.slice(1)
  const long = Array.from({length: 9}, (_, at) => `line ${at}`).join('\n')
  test.each([
    ['```sql\na\n```', 'language-sql theme-code-block', 'SQL'],
    ['```text\na\n```', 'language-text theme-code-block', ''],
    ['```\na\n```', 'language-text theme-code-block', ''],
    ['```dockerfile\na\n```', 'language-dockerfile theme-code-block', 'Dockerfile'],
    ['```bash\na\n```', 'language-bash code-block-terminal theme-code-block', 'Bash'],
    ['```console output\na\n```', 'language-console code-block-terminal code-block-output theme-code-block', 'Console'],
    ['```js collapse\na\n```', 'language-js code-block-long theme-code-block', 'JavaScript'],
  ])('%j', async (body, className, label) => {
    expect(await classOf(body)).toEqual([className, ` data-language="${label}"`])
  })
  test('show only the beginning of what is longer than the site says, unless the block says otherwise', async () => {
    const spec = makeSpec({codeFrames: {collapseAbove: 8}})
    expect(await classOf(`\`\`\`js\n${long}\n\`\`\``, spec)).toContain('language-js code-block-long theme-code-block')
    expect(await classOf(`\`\`\`js noCollapse\n${long}\n\`\`\``, spec)).toContain('language-js theme-code-block')
    expect(await classOf('```js\na\n```', spec)).toContain('language-js theme-code-block')
  })
})

describe('lines that are new, gone, or in focus', () => {
  const classesOf = async (body: string) =>
    [...(await toHtml(body)).matchAll(/<span class="token-line ?([^"]*)"/g)].map(([, name]) => name)
  test('by number, beside those that are marked', async () => {
    expect(await classesOf('```js ins={1-2} del={3} focus={2} {2}\na\nb\nc\nd\n```')).toEqual([
      'code-block-inserted',
      'theme-code-block-highlighted-line code-block-inserted code-block-focus',
      'code-block-deleted',
      '',
    ])
  })
  test('by the signs of a diff, but not in the names of its files', async () => {
    expect(await classesOf('```diff\n--- a\n+++ b\n-c\n+d\n e\n```')).toEqual([
      '',
      '',
      'code-block-deleted',
      'code-block-inserted',
      '',
    ])
  })
})

describe('addresses of lines', () => {
  const linked = {spec: makeSpec({codeFrames: {lineLinks: true}})}
  test('are those of numbered lines, other ones in each block', async () => {
    const body = '```js showLineNumbers=7\na\nb\n```\n\n```js\nc\n```\n\n```js showLineNumbers=8\nd\n```'
    const html = await toHtml(body, linked)
    expect(
      [...html.matchAll(/ id="([^"]*)"><a [^>]*href="([^"]*)" data-line="(\d+)"/g)].map((found) => found.slice(1)),
    ).toEqual([
      ['L7', '#L7', '7'],
      ['L8', '#L8', '8'],
      ['2-L8', '#2-L8', '8'],
    ])
  })
  test('have the name that a block gives, and can be linked to', async () => {
    const {record} = await compileText('```js showLineNumbers lineLinks=setup\na\n```')
    expect(record.anchors).toContain('setup-L1')
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
