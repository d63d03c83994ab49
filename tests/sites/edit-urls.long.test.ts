// The option `editUrl` as a function: what it is told.
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

test.each([true, false])('the permalink is as Docusaurus gives it, with trailingSlash: %s', async (trailingSlash) => {
  const built = await buildSite({
    'docusaurus.config.js': `const editUrl = ({permalink}) => 'https://e.example/?' + permalink
module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/x/', trailingSlash: ${trailingSlash}, bundler: 'rspack',
  presets: [['classic', {docs: {editUrl}, blog: {editUrl, onUntruncatedBlogPosts: 'ignore'}, pages: {editUrl}}]],
}`,
    'docs/a.md': '# A\n',
    'docs/guide/index.md': '# Guide\n',
    'blog/2026-01-02-first.md': '# First\n',
    'src/pages/page.md': '# Page\n',
  })
  const edited = (path: string) => /https:\/\/e\.example\/\?([^"]*)"/.exec(built.html(path))?.[1]
  expect(edited('/docs/a')).toBe('/x/docs/a')
  expect(edited('/docs/guide')).toBe('/x/docs/guide/')
  expect(edited('/blog/2026/01/02/first')).toBe('/x/blog/2026/01/02/first')
  expect(edited('/page')).toBe('/x/page')
})
