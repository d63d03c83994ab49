// Logos have their size in the page, so that nothing moves when they come; what a site says itself counts.
import {expect, test} from 'vitest'
import {buildSite, configFile, type FileMap} from '../support/site.ts'

const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h1v1z"/></svg>`
const STATIC: FileMap = {
  'static/img/wide.svg': svg('viewBox="0 0 90 30"'),
  'static/img/dark.svg': svg('viewBox="0 0 90 30"'),
  'static/img/small.svg': svg('width="12" height="8"'),
  'src/pages/index.md': 'Text.\n',
}

async function logosOf(themeConfig: string): Promise<readonly string[]> {
  const built = await buildSite({'site.config.mjs': configFile(`themeConfig: {${themeConfig}}`, 'pages()'), ...STATIC})
  return built.html('/').match(/<img[^>]*>/g) ?? []
}

test('the size of the file', async () => {
  const logos = await logosOf(
    `navbar: {title: 'T', logo: {src: '/img/wide.svg', srcDark: 'img/dark.svg'}}, footer: {logo: {src: 'img/small.svg', className: 'mine'}}`,
  )
  expect(logos).toHaveLength(3)
  for (const logo of logos.slice(0, 2)) expect(logo).toMatch(/width="90" height="30".*ownSize/)
  expect(logos[2]).toMatch(/width="12" height="8".*class="footer__logo mine ownSize"/)
})

test('the size that the site says, and none for a file elsewhere', async () => {
  const [navbar = '', footer = ''] = await logosOf(
    `navbar: {logo: {src: 'img/wide.svg', height: 24}}, footer: {logo: {src: 'https://a.example/logo.svg'}}`,
  )
  expect(navbar).toContain('height="24"')
  expect(navbar).not.toMatch(/width=|ownSize/)
  expect(footer).not.toMatch(/width=|height=|ownSize/)
})
