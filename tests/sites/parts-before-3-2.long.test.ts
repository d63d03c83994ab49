// Parts of the theme as Docusaurus 2 to 3.1 ejects them: elements of documents tell them their types, and docs and posts their
// dates in words.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, createSite} from '../support/site.ts'

const PRE = `import React, {isValidElement} from 'react'
export default function MDXPre(props) {
  const {className, title, children, mdxType} = isValidElement(props.children) && props.children.props?.originalType === 'code' ? props.children.props : props
  return <pre data-type={mdxType ?? 'none'} className={className}>{children}</pre>
}
`

const DETAILS = `import React from 'react'
export default function MDXDetails({children, ...props}) {
  const items = React.Children.toArray(children)
  const summary = items.find((item) => React.isValidElement(item) && item.props?.mdxType === 'summary')
  return <section {...props}>{summary ?? 'No summary'}<div>{items.filter((item) => item !== summary)}</div></section>
}
`

const ADMONITION = `import React from 'react'
export default function Admonition({type, title, children}) {
  const items = React.Children.toArray(children)
  const given = items.find((item) => React.isValidElement(item) && item.props?.mdxType === 'mdxAdmonitionTitle')
  return <aside><b>{title ?? given ?? type}</b>{items.filter((item) => item !== given)}</aside>
}
`

const STEPS = `import React from 'react'
export const Step = ({children}) => <li>{children}</li>
export default function Steps({children}) {
  return <ol title={React.Children.toArray(children).map((child) => child.props?.mdxType + '/' + typeof child.props?.originalType).join()}>{children}</ol>
}
`

const LAST_UPDATED = `export default function LastUpdated({lastUpdatedAt, formattedLastUpdatedAt, lastUpdatedBy}) {
  return <time dateTime={new Date(lastUpdatedAt * 1000).toISOString()}>{formattedLastUpdatedAt + ' ' + lastUpdatedBy}</time>
}
`

const FOOTER = `import {useDoc} from '@docusaurus/theme-common/internal'
import LastUpdated from '@theme/LastUpdated'
export default function DocItemFooter() {
  const {lastUpdatedAt, formattedLastUpdatedAt, lastUpdatedBy} = useDoc().metadata
  return <footer title={String(lastUpdatedAt)}><LastUpdated lastUpdatedAt={lastUpdatedAt} formattedLastUpdatedAt={formattedLastUpdatedAt} lastUpdatedBy={lastUpdatedBy} /></footer>
}
`

const INFO = `import {useBlogPost} from '@docusaurus/theme-common/internal'
export default function BlogPostItemHeaderInfo() {
  const {date, formattedDate} = useBlogPost().metadata
  return <time dateTime={date}>{formattedDate}</time>
}
`

const ARCHIVE = `export default function BlogArchivePage({archive}) {
  return <ul>{archive.blogPosts.map(({metadata}) => <li key={metadata.permalink}>{metadata.formattedDate + ' - ' + metadata.title}</li>)}</ul>
}
`

const DOCUMENT = `---
last_update: {date: 2024-02-03, author: Ann}
tags: [one]
---

import Steps, {Step} from '@site/src/steps'

export const Box = (props) => <i>{props.children}</i>

# A

\`\`\`js title="a.js"
let a
\`\`\`

:::tip A *title*

Text.

:::

:::note

Untitled.

:::

<details>
<summary>More</summary>

Inside, \`code\`.

</details>

<head><meta name="own" content="head" /></head>

<Steps>
  <Step>One</Step>
  <Box>Two</Box>
  <p>Three</p>
</Steps>
`

const config = (locale: string) => `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  i18n: {defaultLocale: '${locale}', locales: ['${locale}']},
  presets: [['classic', {docs: {showLastUpdateTime: true, showLastUpdateAuthor: true}, blog: {}}]],
}`

const files = (core: string, parts: Readonly<Record<string, string>>, locale = 'en') => ({
  'package.json': JSON.stringify({dependencies: {'@docusaurus/core': core}}),
  'docusaurus.config.js': config(locale),
  'docs/a.mdx': DOCUMENT,
  'blog/2024-01-02-first.md': '---\ntitle: First\n---\n\nFirst text.\n',
  'src/steps.jsx': STEPS,
  ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [`src/theme/${name}/index.jsx`, text])),
})

function build(...given: Parameters<typeof files>): Promise<BuiltSite> {
  return createSite(files(...given)).build()
}

const PARTS = {
  'MDXComponents/Pre': PRE,
  'MDXComponents/Details': DETAILS,
  Admonition: ADMONITION,
  LastUpdated: LAST_UPDATED,
  'BlogPostItem/Header/Info': INFO,
  BlogArchivePage: ARCHIVE,
}

describe('a site of Docusaurus 2', () => {
  let built: BuiltSite
  let html: string

  beforeAll(async () => {
    built = await build('2.4.3', PARTS)
    html = built.html('/docs/a')
  })

  test('tells the code of a block from other children', () => {
    expect(html).toMatch(/<pre data-type="code" class="language-js">let a\s*<\/pre>/)
  })

  test('finds the summary of details, and the title of an admonition', () => {
    expect(html).toMatch(/<section><summary>More<\/summary><div>\s*<p>Inside, <code>code<\/code>\.<\/p>/)
    expect(html).toMatch(/<aside><b>A <em>title<\/em><\/b>\s*<p>Text\.<\/p>\s*<\/aside>/)
    expect(html).toMatch(/<aside><b>note<\/b>\s*<p>Untitled\.<\/p>\s*<\/aside>/)
  })

  test('tells components the types of others, and HTML nothing of it', () => {
    expect(html).toMatch(/<ol title="Step\/function,Box\/function,p\/string">/)
    expect(html).not.toMatch(/mdxtype|originaltype/i)
  })

  test('has dates in words, and changes in seconds', () => {
    expect(html).toMatch(/<time dateTime="2024-02-03T00:00:00.000Z">Feb 3, 2024 Ann<\/time>/i)
    expect(built.html('/blog/2024/01/02/first')).toMatch(/<time dateTime="2024-01-02T[^"]*">January 2, 2024<\/time>/i)
    expect(built.html('/blog/archive')).toContain('<li>January 2, 2024 - First</li>')
  })
})

test('the theme’s own parts find summaries and titles where others ask for types, and a whole map is completed', async () => {
  const map = `import Pre from '@theme/MDXComponents/Pre'
import Details from '@theme/MDXComponents/Details'
import MDXHead from '@theme/MDXComponents/Head'
import Admonition from '@theme/Admonition'
export default {head: MDXHead, pre: Pre, details: Details, admonition: Admonition}
`
  const built = await build('2.4.3', {'MDXComponents/Pre': PRE, MDXComponents: map})
  const html = built.html('/docs/a')
  expect(html).toMatch(/<details[^>]*><summary>More<\/summary>/)
  expect(html).toMatch(/admonitionHeading_">.*A <em>title<\/em><\/div>/)
  expect(html).toContain('<meta name="own" content="head"')
})

test('parts that have the frame of the page inside of them are in no other', async () => {
  const framed = (name: string, rest: string): string => `import Layout from '@theme/Layout'
export default function ${name}({children}) { return <Layout><i data-own="${name}" />${rest}</Layout> }
`
  const parts = {
    'DocPage/Layout': framed('DocPageLayout', '{children}'),
    DocTagsListPage: framed('DocTagsListPage', ''),
  }
  const built = await build('2.4.3', parts)
  for (const path of ['/docs/a', '/docs/tags', '/docs/tags/one'])
    expect([path, built.html(path).match(/<nav aria-label="Main"/g)?.length]).toEqual([path, 1])
  expect(built.html('/docs/a')).toContain('data-own="DocPageLayout"')
  expect(built.html('/docs/tags')).toContain('data-own="DocTagsListPage"')
  const wrapped = await build('2.4.3', {
    'DocPage/Layout':
      "import Original from '@theme-original/DocPage/Layout'\nexport default (props) => <><i data-around /><Original {...props} /></>",
  })
  expect(wrapped.html('/docs/a').match(/<nav aria-label="Main"/g)).toHaveLength(1)
  expect(wrapped.html('/docs/a')).toContain('<i data-around')
})

describe('what stands around the layout of docs', () => {
  const around = (name: string, part: string): string =>
    `import Part from '${part}'\nexport default (props) => <><i data-own="${name}" /><Part {...props} /></>\n`
  const wrapper = {DocPage: around('wrapper', '@theme-original/DocPage')}
  const inner = {'DocPage/Layout': around('inner', '@theme-original/DocPage/Layout')}
  const withLayout = (core: string, parts: Readonly<Record<string, string>> = {}): Promise<BuiltSite> =>
    createSite({
      ...files(core, parts),
      'src/Around.jsx': around('layout', '@theme/DocPage'),
      'docusaurus.config.js': config('en').replace('docs: {', "docs: {docLayoutComponent: '@site/src/Around', "),
    }).build()
  const order = (built: BuiltSite, path: string): readonly (string | undefined)[] =>
    [...built.html(path).matchAll(/data-own="(\w+)"|<nav aria-label="(Main)"|class="(docRoot)"/g)].map((found) =>
      found.slice(1).find((name) => name !== undefined),
    )

  test('stands around the frame of the page in Docusaurus 2', async () => {
    const [ofPart, ofOption, both] = [
      await build('2.4.3', wrapper),
      await withLayout('2.4.3'),
      await withLayout('2.4.3', inner),
    ]
    expect(order(ofPart, '/docs/a')).toEqual(['wrapper', 'Main', 'docRoot'])
    expect(order(ofOption, '/docs/a')).toEqual(['layout', 'Main', 'docRoot'])
    expect(order(both, '/docs/a')).toEqual(['layout', 'inner', 'Main', 'docRoot'])
    for (const built of [ofPart, ofOption, both]) expect(order(built, '/docs/tags')).toEqual(['Main'])
  })

  test('stands inside of it later', async () => {
    expect(order(await withLayout('3.1.1'), '/docs/a')).toEqual(['Main', 'layout', 'docRoot'])
  })
})

test('a footer of the site’s own gives seconds to the theme’s part, and to one of the site’s own', async () => {
  const theme = await build('3.1.1', {'DocItem/Footer': FOOTER})
  expect(theme.html('/docs/a')).toMatch(/<footer title="1706918400">.*<time dateTime="2024-02-03T00:00:00.000Z"/i)
  const own = await build('3.1.1', {'DocItem/Footer': FOOTER, LastUpdated: LAST_UPDATED}, 'fr')
  expect(own.html('/docs/a')).toMatch(/<time dateTime="2024-02-03T00:00:00.000Z">3 févr. 2024 Ann<\/time>/i)
})

test('a page of the site’s own makes its title as up to 3.7, and as since then', async () => {
  const title = (call: string): string => `import Head from '@docusaurus/Head'
import {useTitleFormatter} from '@docusaurus/theme-common/internal'
export default function Page() {
  const title = ${call}
  return <><Head><title>{title}</title></Head><b>{title}</b></>
}
`
  const built = await createSite({
    ...files('2.4.3', {}),
    'src/pages/old.jsx': title("useTitleFormatter('Old')"),
    'src/pages/none.jsx': title('useTitleFormatter(undefined)'),
    'src/pages/new.jsx': title("useTitleFormatter().format('New')"),
  }).build()
  expect(built.html('/old')).toContain('<b>Old | T</b>')
  expect(built.html('/none')).toContain('<b>T</b>')
  expect(built.html('/new')).toContain('<b>New | T</b>')
})

test('from 3.2 on, changes are in milliseconds', async () => {
  const built = await build('3.2.0', {'DocItem/Footer': FOOTER})
  expect(built.html('/docs/a')).toContain('<footer title="1706918400000">')
})
