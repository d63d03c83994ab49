// Parts of the theme by the names that Docusaurus 2 had for them: sites have replaced them, and import them. One build.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {type BuiltSite, buildSite, configFile} from '../support/site.ts'

/** As `docusaurus swizzle` of 2.4 ejects it, in short. */
const DOC_PAGE = `import React from 'react'
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common'
import {DocsSidebarProvider, DocsVersionProvider, useDocRouteMetadata} from '@docusaurus/theme-common/internal'
import DocPageLayout from '@theme/DocPage/Layout'
import NotFound from '@theme/NotFound'
export default function DocPage(props) {
  const {versionMetadata} = props
  const found = useDocRouteMetadata(props)
  if (!found) return <NotFound />
  const {docElement, sidebarName, sidebarItems} = found
  return <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
    <DocsVersionProvider version={versionMetadata}><DocsSidebarProvider name={sidebarName} items={sidebarItems}>
      <b data-version={versionMetadata.version} />
      <DocPageLayout>{docElement}</DocPageLayout>
    </DocsSidebarProvider></DocsVersionProvider>
  </HtmlClassNameProvider>
}`

const PAGE = `import Layout from '@theme/Layout'
import Seo from '@theme/Seo'
import IconEdit from '@theme/IconEdit'
import useThemeContext from '@theme/hooks/useThemeContext'
import useWindowSize from '@theme/hooks/useWindowSize'
import useLocationHash from '@theme/hooks/useLocationHash'
import useUserPreferencesContext from '@theme/hooks/useUserPreferencesContext'
import {useActivePlugin} from '@theme/hooks/useDocs'
import {docVersionSearchTag, useDocsSidebar, useTabGroupChoice} from '@docusaurus/theme-common'
import Heading, {MainHeading} from '@theme/Heading'
const Second = Heading('h2')
function Inside() {
  const {isDarkTheme} = useThemeContext()
  const facts = [isDarkTheme, useWindowSize(), useLocationHash('#x')[0], useUserPreferencesContext().tabGroupChoices, useActivePlugin() ?? null]
  const common = [docVersionSearchTag('default', 'next'), useDocsSidebar(), useTabGroupChoice().tabGroupChoices]
  return <><pre>{JSON.stringify(facts)}</pre><pre>{JSON.stringify(common)}</pre><MainHeading id="no">Top</MainHeading><Second id="two">Two</Second></>
}
export default function Page() { return <Layout><Seo title="Old" description="Names" /><IconEdit className="pen" /><Inside /></Layout> }`

let site: BuiltSite

beforeAll(async () => {
  site = await buildSite({
    'site.config.mjs': configFile("bundler: 'rspack'", 'docs(), pages()'),
    'docs/a.md': '---\nunlisted: true\n---\n\n# A\n\n```js\nlet a\n```\n',
    'docs/b.mdx':
      'import IconArrow from \'@theme/IconArrow\'\nimport Original from \'@theme-original/DocItemFooter\'\nimport MDXHead from \'@theme/MDXComponents/Head\'\n\n# B\n\n<MDXHead><meta name="old" content="name" /></MDXHead>\n\n<IconArrow className="arrow" />\n',
    'src/pages/old.jsx': PAGE,
    'src/theme/DocPage/index.jsx': DOC_PAGE,
    'src/theme/DocPage/Layout/index.jsx':
      "import Original from '@theme-original/DocPage/Layout'\nexport default function Layout(props) { return <><i data-layout /><Original {...props} /></> }",
    'src/theme/CodeBlock/CopyButton/index.jsx':
      "import Original from '@theme-original/CodeBlock/CopyButton'\nexport default function CopyButton(props) { return <span data-code={props.code}><Original {...props} /></span> }",
    'src/theme/Unlisted/index.jsx': 'export default function Unlisted() { return <em>Not for all</em> }',
  })
}, 180_000)

test('the site builds without a word', () => {
  expect(site.findings).toEqual([])
})

test('the layout of docs is the one that the site has replaced, with its props', () => {
  const html = site.html('/docs/a')
  expect(html).toContain('<b data-version="current"></b>')
  expect(html).toContain('data-layout="true"')
  expect(html).toMatch(/<html[^>]*docs-doc-page/)
  expect(html).toMatch(/<h1[^>]*>A<\/h1>/)
})

test('a banner has its place, and a button of code blocks comes with their script', () => {
  expect(site.html('/docs/a')).toContain('<em>Not for all</em>')
  const scripts = site.files().filter((file) => file.endsWith('.js'))
  const texts = scripts.map((file) => readFileSync(join(site.report.outDir, file), 'utf8'))
  expect(texts.some((text) => text.includes('data-code'))).toBe(true)
})

test('hooks and parts have their old names in code and in documents', () => {
  const html = site.html('/old')
  expect(html).toContain('<title>Old | Test</title>')
  expect(html).toMatch(/<svg[^>]*class="[^"]*pen/)
  expect(html).toContain('<pre>[false,&quot;ssr&quot;,&quot;#x&quot;,{},null]</pre>')
  expect(html).toContain('<pre>[&quot;docs-default-next&quot;,null,{}]</pre>')
  expect(html).toContain('<header><h1>Top</h1></header>')
  expect(html).toMatch(/<h2[^>]* id="two"[^>]*>Two/)
  expect(site.html('/docs/b')).toMatch(/<svg[^>]*class="[^"]*arrow/)
  expect(site.html('/docs/b')).toMatch(/<meta name="old" content="name"[^>]*>[\s\S]*<\/head>/)
})
