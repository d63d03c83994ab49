// Code that the build cannot read when it compiles a page, and that a component shows: a file, a property, a state. It has its
// colours in the HTML, keeps them in the browser, and gets them anew when the code changes there.
import {expect, test} from 'vitest'
import {hydrated, openPage, styleOf} from '../support/browser.ts'
import {serveBuilt} from '../support/served-site.ts'
import {createSite, type FileMap} from '../support/site.ts'

const FILES: FileMap = {
  'src/Counter.jsx': `import CodeBlock from '@theme/CodeBlock'
import {useState} from 'react'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <div id="state">
    <button onClick={() => setCount(count + 1)}>More</button>
    <CodeBlock language="js" showLineNumbers>{\`let count = \${count}\\n\\nrun("\${count}")\`}</CodeBlock>
  </div>
}
`,
  // Of the package itself, as components of sites use it.
  'src/Direct.jsx': `import {Highlight} from 'prism-react-renderer'
export default ({code, language}) => <Highlight {...{code, language}}>
  {({tokens, getLineProps, getTokenProps}) => tokens.map((line, i) => <div key={i} {...getLineProps({line})}>
    {line.map((token, key) => <span key={key} {...getTokenProps({token})} />)}
  </div>)}
</Highlight>
`,
  'docs/code.js': 'const a = "x" // hi\n',
  'docs/code.php': '<?php echo "hi";\n',
  'docs/own.txt': 'shout loudly\n',
  'docs/a.mdx': `---
slug: /
---

import CodeBlock from '@theme/CodeBlock'
import raw from '!!raw-loader!./code.js'
import php from '!!raw-loader!./code.php'
import own from '!!raw-loader!./own.txt'
import Counter from '@site/src/Counter'
import Direct from '@site/src/Direct'

export const Given = ({code}) => <CodeBlock language="jsx" title="given.jsx">{code}</CodeBlock>

# Code

<div id="file"><CodeBlock language="js">{raw}</CodeBlock></div>

<div id="php"><CodeBlock language="php">{php}</CodeBlock></div>

<div id="own"><CodeBlock language="shouting">{own}</CodeBlock></div>

<div id="plain"><CodeBlock>{raw}</CodeBlock></div>

<div id="unknown"><CodeBlock language="nothing">{raw}</CodeBlock></div>

<div id="given"><Given code="const b = <b>1</b>" /></div>

<Counter />

<div id="direct"><Direct language="php" code={php} /><Direct language="shouting" code={own} /></div>

[Other](./b.mdx)
`,
  'docs/b.mdx': '# B\n\n```jsx title="b.jsx"\nconst a = () => <b c="d">1</b>\n```\n\n[Code](./a.mdx)\n',
  // As Docusaurus gives it to a site that asks for a copy, with a language of the site's own.
  'src/theme/prism-include-languages.js': `import siteConfig from '@generated/docusaurus.config'
export default function prismIncludeLanguages(PrismObject) {
  const {themeConfig: {prism}} = siteConfig
  globalThis.Prism = PrismObject
  prism.additionalLanguages.forEach((lang) => {
    if (lang === 'php') require('prismjs/components/prism-markup-templating.js')
    require(\`prismjs/components/prism-\${lang}\`)
  })
  PrismObject.languages.shouting = {keyword: /shout/}
  delete globalThis.Prism
}
`,
}

const config = (
  bundler: string,
): string => `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: '${bundler}',
  themeConfig: {prism: {theme: 'github', additionalLanguages: ['php', 'bash']}},
  presets: [['classic', {blog: false, docs: {routeBasePath: '/'}}]]}\n`

const COLOURED = {file: 4, php: 4, own: 1, plain: 0, unknown: 0, given: 9, state: 7, direct: 5}

test.each(['rspack', 'webpack'])('with %s, and languages of the site', async (bundler) => {
  const site = createSite({...FILES, 'docusaurus.config.js': config(bundler)})
  const built = await site.build()
  const url = await serveBuilt(site.dir, built)
  const scripts = built.files().filter((file) => /^assets\/.*\.js$/.test(file))
  const withText = (text: string): string[] =>
    scripts.filter((file) => built.read(file).includes(text)).map((file) => file.replace(/\..*/s, ''))
  // Of the languages that the expression may mean, those of the site alone; once for the highlighter and the site's component.
  expect(withText('markup-templating')).toEqual([expect.stringMatching(/^assets\/shared-/)])
  expect(withText('languages.brainfuck')).toEqual([])

  const {page, problems} = await openPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const counts = () =>
    page.evaluate(
      (ids) =>
        Object.fromEntries(
          ids.map((id) => [id, document.querySelectorAll(`#${id} .token:not(.plain)`).length] as const),
        ),
      Object.keys(COLOURED),
    )
  // What the server sends.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(url)
  expect(await counts()).toEqual(COLOURED)
  await page.unroute('**/*.js')
  problems.length = 0

  await page.goto(url)
  await hydrated(page)
  await expect.poll(() => asked.filter((path) => path.includes('/highlighter.')).length).toBe(1)
  await page.getByRole('button', {name: 'More'}).click()
  const state = page.locator('#state code')
  await expect.poll(() => state.innerText()).toContain('run("1")')
  await expect.poll(counts).toEqual(COLOURED)
  expect(await state.textContent()).toBe('let count = 1\n\nrun("1")')
  // React has kept what came.
  expect(problems).toEqual([])

  // By the last of a token's kinds that the theme knows, wherever its rule is in the theme, as in Docusaurus.
  const colour = (selector: string, property = 'color') => styleOf(page, selector, property)
  expect(await colour('#given .tag.punctuation')).toBe('rgb(57, 58, 52)')
  expect(await colour('#given .tag:not(.punctuation)')).toBe('rgb(0, 0, 159)')

  // A page without such code asks for no highlighter, and one that a reader goes to gets it.
  asked.length = 0
  await page.goto(`${url}/b`)
  await hydrated(page)
  expect(asked.filter((path) => path.includes('/highlighter.'))).toEqual([])
  expect(await colour('.token.tag.attr-name')).toBe('rgb(0, 164, 219)')
  expect(await colour('.token.attr-equals')).toBe('rgb(57, 58, 52)')
  expect(await colour('.token.attr-value:not(.punctuation)')).toBe('rgb(227, 17, 108)')
  expect(await colour('.token.function-variable')).toBe('rgb(215, 58, 73)')
  // What is around the code, too.
  expect(await colour('.theme-code-block', 'background-color')).toBe('rgb(246, 248, 250)')
  expect(await colour('.code-block-title')).toBe('rgb(57, 58, 52)')
  await page.locator('.markdown').getByRole('link', {name: 'Code'}).click()
  await expect.poll(counts).toEqual(COLOURED)
  expect(problems).toEqual([])
})

test('without the highlighter, code stays as it is', async () => {
  const site = createSite({...FILES, 'docusaurus.config.js': config('rspack')}).remove('src/theme')
  const built = await site.build()
  const url = await serveBuilt(site.dir, built)
  // Without a function of the site's, the configuration names the languages.
  expect(built.html('/')).toMatch(/language-php.*<span class="token (?:php )?delimiter[^"]*">&lt;\?php/s)
  const {page} = await openPage()
  await page.route('**/assets/highlighter.*', (route) => route.abort())
  await page.goto(url)
  await hydrated(page)
  await page.getByRole('button', {name: 'More'}).click()
  await expect.poll(() => page.locator('#state code').textContent()).toBe('let count = 1\n\nrun("1")')
  await expect.poll(() => page.locator('#file code').textContent()).toBe('const a = "x" // hi\n'.trimEnd())
})
