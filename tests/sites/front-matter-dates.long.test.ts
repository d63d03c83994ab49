// Dates that YAML has without quotes: `Date` for code of a site for Docusaurus, where they are such there, and text in metadata.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, createSite, type FileMap} from '../support/site.ts'

const HEADER = `---
date: 2022-05-27
at: 2022-05-27 10:00:00 +02:00
quoted: '2022-05-27'
loose: 2022-5-7
list: [{at: 2022-05-28}, 3]
---

`
/** What code gets: a date as its time, text in quotes. */
const SHOW = `const show = ({date, at, quoted, loose, list} = {}) => [date, at, quoted, loose, list?.[0].at, list?.[1]].map((one) =>
  one instanceof Date ? one.toISOString() : JSON.stringify(one)).join(' ')
`
const DATES = '2022-05-27T00:00:00.000Z 2022-05-27T08:00:00.000Z "2022-05-27" "2022-5-7" 2022-05-28T00:00:00.000Z 3'
const TEXTS =
  '"2022-05-27T00:00:00.000Z" "2022-05-27T08:00:00.000Z" "2022-05-27" "2022-5-7" "2022-05-28T00:00:00.000Z" 3'

const FILES: FileMap = {
  'docs/a.md': `${HEADER}# A\n`,
  'docs/b.mdx': `${HEADER}import {frontMatter as other} from './_part.mdx'\n${SHOW.replace('const', 'export const')}\n# B\n\n<b>{show(frontMatter)}</b> <b>{show(other)}</b>\n`,
  'docs/_part.mdx': `${HEADER}Part.\n`,
  'docs/plain.md': '---\ntitle: Plain\nquoted: x\n---\n\nPlain.\n',
  'blog/2022-05-27-x.md': `${HEADER}Post.\n`,
  'src/pages/about.md': `${HEADER}About.\n`,
  'src/pages/index.jsx': `import Part, {frontMatter} from '../../docs/_part.mdx'\n${SHOW}export default () => <><b>{show(frontMatter)}</b><Part /></>\n`,
  'src/theme/DocItem/Footer/index.jsx': `import {useDoc} from '@docusaurus/plugin-content-docs/client'
${SHOW}export default () => {
  const {frontMatter, metadata} = useDoc()
  return <><b>{show(frontMatter)}</b><i>{show(metadata.frontMatter)}</i></>
}
`,
  'src/theme/DocItem/index.jsx': `import DocItem from '@theme-original/DocItem'
${SHOW}export default (props) => <><u>{show(props.content.frontMatter)}</u><s>{show(props.content.metadata.frontMatter)}</s><DocItem {...props} /></>
`,
  'src/theme/MDXPage/index.jsx': `import MDXPage from '@theme-original/MDXPage'
${SHOW}export default (props) => <><u>{show(props.content.frontMatter)}</u><s>{show(props.content.metadata.frontMatter)}</s><MDXPage {...props} /></>
`,
  'src/theme/BlogPostItem/index.jsx': `import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
${SHOW}export default () => {
  const {frontMatter, metadata} = useBlogPost()
  return <><b>{show(frontMatter)}</b><i>{show(metadata.frontMatter)}</i></>
}
`,
}

const PARSE = `markdown: {parseFrontMatter: async (file) => {
  const {frontMatter, content} = await file.defaultParseFrontMatter(file)
  if (frontMatter.date && frontMatter.date.getTime() !== 1653609600000) throw new Error('no date')
  return {frontMatter: {...frontMatter}, content}
}},`

const config = (
  fields: string,
) => `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  onBrokenLinks: 'warn', ${fields} presets: [['classic', {blog: {onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore'}}]]}\n`

describe.each([
  ['its own parser', ''],
  ["the site's parser", PARSE],
])('read by %s', (_name, fields) => {
  let built: BuiltSite
  beforeAll(async () => {
    built = await createSite({...FILES, 'docusaurus.config.js': config(fields)}).build()
  })
  const shown = (path: string, tag: string): string[] =>
    [...built.html(path).matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
      text.replaceAll('&quot;', '"'),
    )

  test('they are dates in the front matter of docs, posts and pages', () => {
    expect(built.findings).toEqual([])
    expect(shown('/docs/a', 'b')).toEqual([DATES])
    expect(shown('/docs/a', 'u')).toEqual([DATES])
    expect(shown('/blog/2022/05/27/x', 'b')).toEqual([DATES])
    expect(shown('/about', 'u')).toEqual([DATES])
  })

  test('they are text in metadata', () => {
    expect(shown('/docs/a', 'i')).toEqual([TEXTS])
    expect(shown('/docs/a', 's')).toEqual([TEXTS])
    expect(shown('/blog/2022/05/27/x', 'i')).toEqual([TEXTS])
    expect(shown('/about', 's')).toEqual([TEXTS])
  })

  test('they are dates in MDX, and where a document is imported', () => {
    expect(shown('/docs/b', 'b')).toEqual([DATES, DATES, DATES])
    expect(shown('/', 'b')).toEqual([DATES])
  })

  test('pages without any are as they were', () => {
    expect(built.read('_routes/docs/a.js')).toContain('"dates":')
    expect(built.read('_routes/docs/plain.js')).not.toContain('"dates":')
  })
})

test("text shows as written in a site of the program's own", async () => {
  const built = await createSite({
    'docs/a.mdx': '---\ndate: 2022-05-27\n---\n\n# A\n\n<b>{frontMatter.date}</b>\n',
    'site.config.ts': `import {docs} from 'quire-docs/plugins/docs'
export default {title: 'T', url: 'https://t.example', baseUrl: '/', plugins: [docs()], ${PARSE}}\n`,
  }).build()
  expect(built.errors).toEqual([])
  expect(built.html('/docs/a')).toContain('<b>2022-05-27</b>')
})
