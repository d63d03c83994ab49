// What a site puts around documents: its own MDXContent, and providers of MDX that give documents components.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, createSite, type FileMap} from '../support/site.ts'

const SITE: FileMap = {
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: ['classic']}\n`,
  'docs/plain.md': '# Plain\n\nText.\n',
  'docs/table.md': '# Table\n\n| a |\n| - |\n| 1 |\n',
  'docs/named.mdx': '# Named\n\n<Term id="x">word</Term>\n\n[link](./plain.md)\n',
  'src/pages/own.md': '# Own\n\nText.\n',
  'blog/2026-01-02-post.md': '# Post\n\nText.\n',
}

describe('a MDXContent of the site', () => {
  let built: BuiltSite
  beforeAll(async () => {
    built = await createSite({
      ...SITE,
      'src/theme/MDXContent/index.jsx': `import {MDXProvider} from '@mdx-js/react'
import MDXComponents from '@theme/MDXComponents'
const Term = ({id, children}) => <dfn id={id}>{children}</dfn>
const components = {...MDXComponents, Term, table: (props) => <div className="wide"><table {...props} /></div>, a: (props) => <a data-own="" {...props} />}
export default function MDXContent({children}) {
  return <section className="around"><MDXProvider components={components}>{children}</MDXProvider></section>
}
`,
    }).build()
  })

  test.each(['/docs/plain', '/own', '/blog/2026/01/02/post'])('is around the document of %s', (path) => {
    expect(built.errors).toEqual([])
    expect(built.html(path)).toMatch(/<section class="around"><div class="[^"]*markdown[^>]*>.*Text\./s)
  })

  test('gives its documents components by name, and elements', () => {
    expect(built.html('/docs/named')).toMatch(/<dfn id="x">word<\/dfn>/)
    expect(built.html('/docs/named')).toMatch(/<a data-own="" [^>]*>link<\/a>/)
    expect(built.html('/docs/table')).toMatch(/<div class="wide"><table>/)
  })
})

test('one that was copied whole changes nothing', async () => {
  const copy = `import {MDXProvider} from '@mdx-js/react'
import MDXComponents from '@theme/MDXComponents'
export default function MDXContent({children}) {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>
}
`
  const {'docs/named.mdx': _, ...files} = SITE
  const [plain, copied] = await Promise.all(
    [files, {...files, 'src/theme/MDXContent/index.jsx': copy}].map((all) => createSite(all).build()),
  )
  for (const path of ['/docs/plain', '/docs/table']) expect(copied?.content(path), path).toBe(plain?.content(path))
})

test('a provider around pages gives a function of those around it, or nothing but its own', async () => {
  const built = await createSite({
    ...SITE,
    'src/theme/DocItem/index.jsx': `import {MDXProvider, useMDXComponents, withMDXComponents} from '@mdx-js/react'
import DocItem from '@theme-original/DocItem'
const Term = ({children}) => <b>{children}</b>
const Names = withMDXComponents(({components}) => <i>{Object.keys(components).join()}</i>)
const Count = () => <u>{Object.keys(useMDXComponents({Extra: Term})).join()}</u>
export default function Wrapped(props) {
  return <MDXProvider components={{Term}}>
    <MDXProvider components={(around) => ({...around, Other: Term})}><Names /></MDXProvider>
    <MDXProvider disableParentContext components={{Alone: Term}}><Count /></MDXProvider>
    <DocItem {...props} />
  </MDXProvider>
}
`,
  }).build()
  expect(built.errors).toEqual([])
  const html = built.html('/docs/named')
  expect(html).toContain('<i>Term,Other</i>')
  expect(html).toContain('<u>Alone,Extra</u>')
  expect(html).toContain('<b>word</b>')
})

const PROVIDER = `import React from 'react'
import {MDXProvider} from '@mdx-js/react'
const Term = ({id, children}) => <dfn id={id}>{children}</dfn>
export function Terms({children}) {
  return <MDXProvider components={{Term, a: (props) => <a data-own="" {...props} />}}>{children}</MDXProvider>
}
`

describe.each([
  ['the component of documents', 'src/components/Terms.jsx'],
  ['a folder of code beside src', 'parts/terms/index.tsx'],
])('a provider in %s', (_, file) => {
  test('gives components by name, and elements', async () => {
    const item = `import DocItem from '@theme/DocItem'
import {Terms} from '@site/${file.replace(/\.jsx$/, '')}'
export default (props) => <Terms><DocItem {...props} /></Terms>
`
    const {'docs/named.mdx': named = '', ...files} = SITE
    const config = `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [['classic', {docs: {docItemComponent: '@site/src/components/Item'}}]]}\n`
    const site = createSite({
      ...files,
      'docusaurus.config.js': config,
      'src/components/Item.jsx': item,
      [file]: PROVIDER,
    })
    expect((await site.build()).errors).toEqual([])
    site.write('docs/named.mdx', named)
    const built = await site.build()
    expect(built.errors).toEqual([])
    expect(built.html('/docs/named')).toMatch(/<dfn id="x">word<\/dfn>/)
    expect(built.html('/docs/named')).toMatch(/<a data-own="" [^>]*>link<\/a>/)
  })
})

test('code of other packages, and of a site that was built, gives nothing', async () => {
  const site = createSite({
    ...SITE,
    'packages/other/package.json': '{"name": "other"}\n',
    'packages/other/index.jsx': PROVIDER,
    'published/index.html': '',
    'published/assets/main.js': PROVIDER,
    'static/terms.js': PROVIDER,
  })
  expect((await site.build({checkOnly: true})).errors).toEqual(['error mdx/unknown-component docs/named.mdx:3:2'])
})
