// Folders whose names begin with two dots: they are in the site, as `..` alone is not.
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

test('documents and authors in folders named "..guide" and "..news" are those of the site', async () => {
  const site = createSite({
    'site.config.mjs':
      "export default {title: 'T', url: 'https://t.example', plugins: [['docs', {path: '..guide'}], ['blog', {path: '..news'}]]}\n",
    '..guide/a.md': '# A\n\n[x](./gone.md)\n',
    '..news/authors.yml': 'ann:\n  name: Ann Example\n',
    '..news/2026-01-02-day.md': '---\nauthors: [ann]\n---\n\n[y](./gone.md) <!-- truncate -->\n',
  })
  const built = await site.build()
  expect(built.findings).toEqual([
    'warning link/missing-markdown ..guide/a.md:3:5',
    'warning link/missing-markdown ..news/2026-01-02-day.md:5:5',
  ])
  expect(built.html('/blog/2026/01/02/day')).toContain('Ann Example')
  expect(built.html('/docs/a')).toContain('<h1')
})
