// Whose way of writing dates a site follows.
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

const LANGUAGE = "i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-GB'}}}"
const POST = {'blog/2026-01-02-first.md': '# First\n\nText.\n'}

test('a site for Docusaurus writes dates as its locale is called, one of our own as its language is marked', async () => {
  const theirs = await buildSite({
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', ${LANGUAGE},
  presets: [['classic', {docs: false, blog: {onUntruncatedBlogPosts: 'ignore'}}]],
}`,
    ...POST,
    'src/pages/date.jsx': `import {useDateTimeFormat} from '@docusaurus/theme-common/internal'
export default function Page() {
  return <p>{useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'}).format(new Date(0))}</p>
}
`,
  })
  expect(theirs.html('/blog')).toContain('>January 2, 2026</time>')
  expect(theirs.html('/date')).toContain('<p>January 1</p>')
  expect(theirs.html('/blog')).toContain('lang="en-GB"')

  const own = await buildSite({
    'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'
export default {title: 'T', url: 'https://t.example', bundler: 'rspack', ${LANGUAGE}, plugins: [blog()]}`,
    ...POST,
  })
  expect(own.html('/blog')).toContain('>2 January 2026</time>')
})
