// Parts that a site has ejected from Docusaurus 3.10, around those of the theme: they look as there.
import {expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'
import type {FileMap} from '../support/site.ts'

const CONFIG = `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {blog: false, docs: {routeBasePath: '/'}}]]}\n`

const LAYOUT = `import {useCodeBlockContext} from '@docusaurus/theme-common/internal'
import Buttons from '@theme/CodeBlock/Buttons'
import Container from '@theme/CodeBlock/Container'
import Content from '@theme/CodeBlock/Content'
import Title from '@theme/CodeBlock/Title'
export default function CodeBlockLayout() {
  const {metadata} = useCodeBlockContext()
  return (
    <Container as="div" className={metadata.className}>
      <div className="own-title"><Title>{metadata.title}</Title></div>
      <div className="own-content"><Content /><Buttons /></div>
    </Container>
  )
}
`

async function open(path: string, files: FileMap) {
  const {url} = await serveSite({'docusaurus.config.js': CONFIG, ...files})
  const {page} = await openPage({viewport: {width: 1440, height: 900}})
  await page.goto(url + path)
  await hydrated(page)
  return page
}

test('the title of a code block is above the code, and both are as wide as the block', async () => {
  const page = await open('/a', {
    'src/theme/CodeBlock/Layout/index.js': LAYOUT,
    'docs/a.md': '# A\n\n```js title="a.js"\nlet a\n```\n',
  })
  const [block, title, code] = await page.evaluate(() =>
    ['.theme-code-block', '.own-title', '.own-content pre'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect().toJSON(),
    ),
  )
  expect(code.top).toBeGreaterThanOrEqual(title.bottom)
  expect(block.width).toBeGreaterThan(600)
  expect(block.width - title.width).toBeLessThanOrEqual(2)
  expect(block.width - code.width).toBeLessThanOrEqual(2)
})

test('a table of contents of the site marks the section that is read, by the class that it names', async () => {
  const page = await open('/a#last', {
    'src/theme/TOC/index.js': `import TOCItems from '@theme/TOCItems'
export default ({className, ...props}) =>
  <TOCItems {...props} linkClassName="table-of-contents__link toc-highlight" linkActiveClassName="own-active" />\n`,
    'docs/a.md': `# A\n\n## First\n\n${'Text.\n\n'.repeat(80)}## Last\n\nText.\n`,
  })
  const list = page.locator('ul.table-of-contents.table-of-contents__left-border')
  await expect.poll(() => list.locator('.own-active').allInnerTexts()).toEqual(['Last'])
  expect(
    await list.evaluate((one) => {
      const {listStyleType, paddingLeft, borderLeftWidth, fontSize} = getComputedStyle(one)
      return [listStyleType, paddingLeft, borderLeftWidth, fontSize]
    }),
  ).toEqual(['none', '8px', '1px', '12.8px'])
})

const TREE = `import Link from '@docusaurus/Link'
export default function Tree({toc, className, linkClassName, isChild}) {
  if (!toc.length) return null
  return <ul className={isChild ? undefined : className}>{toc.map(({id, value, children}) =>
    <li key={id}><Link to={'#' + id} className={linkClassName ?? undefined} dangerouslySetInnerHTML={{__html: value}} />
      <Tree isChild toc={children} {...{className, linkClassName}} /></li>)}</ul>
}\n`

const LINE = `import LineToken from '@theme/CodeBlock/Line/Token'
import styles from './styles.module.css'
const withoutEnd = (line) => line.length === 1 && line[0].content === '\\n' ? [{...line[0], content: ''}] : line
export default function CodeBlockLine({line: given, classNames = [], showLineNumbers, getLineProps, getTokenProps}) {
  const line = withoutEnd(given)
  const lineProps = getLineProps({line, className: [...classNames, showLineNumbers && styles.codeLine].filter(Boolean).join(' ')})
  const tokens = line.map((token, key) => <LineToken key={key} {...getTokenProps({token})} line={line} token={token} />)
  return <div {...lineProps}>{showLineNumbers ? <><i className={styles.number} /><span>{tokens}</span></> : tokens}<br /></div>
}\n`

test('lines and entries of a table of contents that were taken from Docusaurus are ended, counted and marked once', async () => {
  const page = await open('/a#last', {
    'src/theme/TOCItems/Tree.js': TREE,
    'src/theme/CodeBlock/Line/index.js': LINE,
    'src/theme/CodeBlock/Line/styles.module.css':
      '.codeLine {counter-increment: line-count}\n.number::before {content: counter(line-count)}\n',
    'docs/a.md': `# A\n\n\`\`\`js showLineNumbers=7\nlet a\n\nlet c\n\`\`\`\n\n## First\n\n${'Text.\n\n'.repeat(80)}## Last\n\nText.\n`,
  })
  await expect.poll(() => page.locator('.table-of-contents__link--active').allInnerTexts()).toEqual(['Last'])
  const {heights, reset, numbers} = await page.evaluate(() => {
    const lines = [...document.querySelectorAll('.token-line')]
    return {
      heights: lines.map((line) => Math.round(line.getBoundingClientRect().height)),
      reset: document.querySelector<HTMLElement>('.theme-code-block code')?.style.counterReset,
      numbers: document.querySelectorAll('.code-block-numbered, [data-line]').length,
    }
  })
  expect([heights.length, new Set(heights).size, reset, numbers]).toEqual([3, 1, 'line-count 6', 0])
  expect(heights[0]).toBeLessThan(40)
})

const CONTENT = `import {useCodeBlockContext} from '@docusaurus/theme-common/internal'
import Line from '@theme/CodeBlock/Line'
import {Highlight} from 'prism-react-renderer'
export default function CodeBlockContent() {
  const {code, language, lineNumbersStart} = useCodeBlockContext().metadata
  const numbered = lineNumbersStart !== undefined
  return (
    <Highlight code={code} language={language} theme={{plain: {}, styles: []}}>
      {({tokens, getLineProps, getTokenProps}) => (
        <pre><code style={{counterReset: numbered ? 'line-count ' + (lineNumbersStart - 1) : undefined}}>
          {tokens.map((line, i) => <Line key={i} {...{line, getLineProps, getTokenProps}} showLineNumbers={numbered} />)}
        </code></pre>
      )}
    </Highlight>
  )
}
`

test('lines of a content of the site are numbered, from the number that the block names', async () => {
  const page = await open('/a', {
    'src/theme/CodeBlock/Content/index.js': CONTENT,
    'docs/a.md': '# A\n\n```js showLineNumbers=7\nlet a\n\nlet c\n```\n\n```js\nlet d\n```\n',
  })
  const numbers = page.locator('.token-line > .codeLineNumber:first-child')
  expect(await numbers.count()).toBe(3)
  expect(
    await numbers.evaluateAll((all) =>
      all.map((one) => [
        getComputedStyle(one, '::before').content,
        getComputedStyle(one.closest('.token-line') ?? one).counterIncrement,
        getComputedStyle(one.closest('code') ?? one).counterReset,
      ]),
    ),
  ).toEqual(Array(3).fill(['counter(line-count)', 'line-count 1', 'line-count 6']))
  expect(await page.locator('pre').first().innerText()).toContain('let a')
})

test('headings in the element of an own DocItem/Content have the rules for its children, of the theme and of the site', async () => {
  const page = await open('/a', {
    'docusaurus.config.js': CONFIG.replace("'classic', {", "'classic', {theme: {customCss: './own.css'}, "),
    'own.css': '.markdown.own > h2 { letter-spacing: 3px }\n.markdown > h2 { color: rgb(1, 2, 3) }\n',
    'docs/a.md': '# A\n\nText.\n\n## Part\n\nMore.\n',
    'src/theme/DocItem/Content.jsx':
      'import MDXContent from \'@theme/MDXContent\'\nexport default ({children}) => <div className="markdown own"><MDXContent>{children}</MDXContent></div>\n',
  })
  const styles = await page
    .locator('h2')
    .evaluate((one) => [
      getComputedStyle(one).marginTop,
      getComputedStyle(one).letterSpacing,
      getComputedStyle(one).color,
    ])
  expect(styles).toEqual(['40px', '3px', 'rgb(1, 2, 3)'])
})

const PLACE = `import DocSidebar from '@theme/DocSidebar'
import {useLocation} from '@docusaurus/router'
import {ThemeClassNames} from '@docusaurus/theme-common'
import styles from './styles.module.css'
export default ({sidebar}) =>
  <aside className={ThemeClassNames.docs.docSidebarContainer + ' ' + styles.docSidebarContainer}>
    <div className={styles.sidebarViewport}><DocSidebar sidebar={sidebar} path={useLocation().pathname} onCollapse={() => {}} /></div>
  </aside>\n`
const PLACE_STYLES = `.docSidebarContainer { width: 300px; margin-top: calc(-1 * var(--ifm-navbar-height)); clip-path: inset(0); }
.sidebarViewport { top: 0; position: sticky; height: 100%; max-height: 100vh; }\n`
const SIDEBAR = `import Content from '@theme/DocSidebar/Desktop/Content'
import styles from './styles.module.css'
export default ({path, sidebar}) => <div className={styles.sidebar}><Content path={path} sidebar={sidebar} /></div>\n`
const SIDEBAR_STYLES =
  '.sidebar { display: flex; flex-direction: column; height: 100%; padding-top: var(--ifm-navbar-height); }\n'

test.each([
  [
    'the place of the sidebar',
    {'DocRoot/Layout/Sidebar/index.js': PLACE, 'DocRoot/Layout/Sidebar/styles.module.css': PLACE_STYLES},
  ],
  ['the sidebar', {'DocSidebar/Desktop/index.js': SIDEBAR, 'DocSidebar/Desktop/styles.module.css': SIDEBAR_STYLES}],
])('the menu is right below the navbar where %s is of the site, and stays there', async (_, parts) => {
  const page = await open('/a', {
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [`src/theme/${name}`, text])),
    'docs/a.md': `# A\n\n${'Text.\n\n'.repeat(80)}`,
  })
  const gap = () =>
    page.evaluate(() => {
      const [menu, navbar] = ['.theme-doc-sidebar-container .menu', '.navbar'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      )
      return (menu?.top ?? 0) - (navbar?.bottom ?? 0)
    })
  expect(Math.abs(await gap())).toBeLessThan(2)
  await page.evaluate(() => window.scrollTo(0, 400))
  expect(Math.abs(await gap())).toBeLessThan(2)
})

test.each([
  ['an own DocItem/Content', {}],
  [
    'with an own MDXContent besides',
    {
      'src/theme/MDXContent.jsx':
        "import {MDXProvider} from '@mdx-js/react'\nexport default ({children}) => <MDXProvider components={{}}>{children}</MDXProvider>\n",
    },
  ],
])('code has its buttons and editors, and diagrams are drawn: %s', async (_, more) => {
  const {url} = await serveSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', markdown: {mermaid: true},
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'], presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]]}\n`,
    'docs/a.md':
      '---\nslug: /\n---\n\n# A\n\n```js\nconst a = 1\n```\n\n```jsx live\nfunction X() { return <b>live!</b> }\n```\n\n```mermaid\ngraph LR\n  A --> B\n```\n',
    'src/theme/DocItem/Content.jsx':
      'import MDXContent from \'@theme/MDXContent\'\nexport default ({children}) => <div className="markdown"><MDXContent>{children}</MDXContent></div>\n',
    ...more,
  })
  const {page, problems} = await openPage()
  await page.goto(`${url}/`)
  await expect.poll(() => page.locator('.language-js button[aria-label*="Copy"]').count()).toBe(1)
  await expect.poll(() => page.locator('b', {hasText: 'live!'}).count()).toBe(1)
  await expect.poll(() => page.locator('.docusaurus-mermaid-container > svg').count()).toBe(1)
  expect(await page.locator('[class*="playgroundEditor"]').count()).toBe(1)
  expect(problems).toEqual([])
})

test('of the icons of the colour mode one is shown, also where the site draws one', async () => {
  const page = await open('/a', {
    'docs/a.md': '# A\n',
    'src/theme/Icon/LightMode/index.js':
      'export default (props) => <svg viewBox="0 0 16 16" width={24} height={24} {...props}><path d="M0 0h9v9z" /></svg>\n',
  })
  const shown = () =>
    page
      .locator('.navbar .colorModeToggle svg')
      .evaluateAll((icons) => icons.map((one) => one.getBoundingClientRect().width))
  expect((await shown()).filter((width) => width > 0)).toEqual([24])
  await page.click('.navbar .colorModeToggle button')
  expect((await shown()).filter((width) => width > 0)).toEqual([20])
})

test('the label of a category is as wide as its link leaves room for, so that a site may put the arrow before it', async () => {
  const page = await open('/a', {
    'docs/a.md': '# A\n',
    'docs/more/b.md': '# B\n',
    'src/css/own.css': '.menu__link--sublist {\n  flex-direction: row-reverse;\n}\n',
    'docusaurus.config.js': CONFIG.replace('docs: {', "theme: {customCss: 'src/css/own.css'}, docs: {"),
  })
  const [link, label] = await page.evaluate(() =>
    ['.menu__link--sublist', '.menu__link--sublist > *'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect().toJSON(),
    ),
  )
  expect(label.left - link.left).toBeLessThan(50)
})
