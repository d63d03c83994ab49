// Sites for Docusaurus look as they do there: what Docusaurus 3.10 gives for the same page, and a site's own styles over it.
import {expect, test} from 'vitest'
import {hydrated, openPage, styleOf} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'
import type {FileMap} from '../support/site.ts'

/** Docusaurus has rules for these in the sheets of its parts, which come after a site's own. */
const DEAD = [
  '.theme-code-block',
  '.theme-code-block-highlighted-line',
  '.theme-admonition',
  '.theme-back-to-top-button',
  '.theme-announcement-bar',
  '.theme-doc-breadcrumbs',
  '.hash-link',
  '.menu__link',
  '.navbar__item',
]

/** One page, without weight. */
const ON_PARTS = ':where(.docs-doc-id-parts)'

const site = (fields: string): FileMap => ({
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', ${fields}
  themeConfig: {announcementBar: {content: 'Hi'}, navbar: {title: 'T', items: [{to: '/a', label: 'A'}, {to: '/blog', label: 'B', items: [{to: '/blog', label: 'C'}]}]}, footer: {style: 'dark', copyright: 'C'}, prism: {theme: {plain: {}, styles: []}}},
  presets: [['classic', {docs: {routeBasePath: '/', editUrl: 'https://e.example', versions: {current: {badge: true}}, showLastUpdateTime: true, showLastUpdateAuthor: true}, blog: {onUntruncatedBlogPosts: 'ignore'}, theme: {customCss: './own.css'}}]]}\n`,
  'own.css': `:root { --doc-sidebar-width: 280px; --docusaurus-announcement-bar-height: 40px }
.markdown h3 { letter-spacing: 3px }
.menu__link { text-transform: uppercase }
[class^='docMainContainer_'] h1 { letter-spacing: 2px }
.markdown a { text-decoration: underline; border-bottom: 2px solid var(--docusaurus-collapse-button-bg-hover) }
.token.keyword { color: rgb(1, 2, 3) }
[class*="codeBlockContainer_"] { outline: 3px solid red }
[class*=navbarSearchContainer_], [class*="nothing_"] { padding-top: 5px }
[class^="admonitionHeading"] { letter-spacing: 4px }
span[class^="admonitionIcon"] svg { max-width: 12px }
.codeBlockContent_QJqH code { letter-spacing: 5px }
div[class*="announcementBar"][role="banner"] { letter-spacing: 6px }
.own-details { padding: 3px }
.coloured-details { --ifm-alert-border-color: rgb(1, 2, 3); --ifm-alert-foreground-color: inherit }
.table-of-contents__link--active::before { content: "*" }
.own-details > summary::before { content: "+" }
${DEAD.map((selector) => `${ON_PARTS} ${selector} { margin-bottom: 91px; border-radius: 7px; height: 91px; padding: 9px; opacity: 0.9; display: grid; --ifm-breadcrumb-size-multiplier: 2 }`).join('\n')}
${ON_PARTS} div.theme-admonition-note { margin-bottom: 92px }
${ON_PARTS} .table-of-contents__link--active, .in-text { font-weight: 800; height: 93px }
@media (min-width: 500px) { ${ON_PARTS} .language-js { margin-bottom: 93px } }
@media (min-width: 400px) { ${ON_PARTS} .language-js { margin-bottom: 95px } }
${ON_PARTS} .language-js { margin-bottom: 94px }
`,
  'docs/a.mdx': `# Title

Text with \`code\` and [a link](c.md).

## Second

### Third \`part\`

\`\`\`js
let a = 1
\`\`\`

:::tip

Admonition.

:::

| a | b |
| - | - |
| c | d |

<ul className="pills"><li className="pills__item pills__item--active">Pill</li></ul>
`,
  'docs/parts.mdx':
    '# Parts\n\n## Second\n\n```js\n// highlight-next-line\na\n```\n\n:::note\n\nText.\n\n:::\n\n:::info\n\nText.\n\n:::\n\n<img className="in-text" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E" />\n',
  'docs/in/b.md': '---\ntitle: B\n---\n\nText.\n\n## Part\n\n```js title="a.js"\nb\n```\n\n:::note\n\nText.\n\n:::\n',
  'docs/c.md': `---
last_update: {date: 2026-11-29, author: Ada}
---

# Parts

import Admonition from '@theme/Admonition'

<Admonition type="tip">Text.</Admonition>

<details>
<summary>Shut</summary>

Text.

</details>

<details open>
<summary>Open</summary>

Text.

</details>

<details className="own-details"><summary>Own</summary></details>

<details className="coloured-details"><summary>Coloured</summary></details>

<div className="admonition alert"><div className="admonition-heading">Own <span className="admonition-icon"><svg height="20" /></span></div></div>
`,
  'blog/2026-01-02-first.md': '# First\n\nText.\n',
})

/** By selector and property. */
const SAME: readonly (readonly [string, string, string])[] = [
  ['.announcementBarContent', 'font-size', '13.6px'],
  ['.markdown td', 'border-left-width', '1px'],
  ['.markdown th', 'border-right-width', '1px'],
  ['.markdown h1', 'font-size', '48px'],
  ['.markdown h2', 'font-size', '32px'],
  ['.markdown h2', 'margin-top', '40px'],
  ['.markdown h3', 'font-size', '24px'],
  ['.markdown p code', 'border-top-width', '1px'],
  ['.menu__link', 'font-size', '16px'],
  ['.menu__link', 'font-weight', '500'],
  ['.menu__link', 'padding-top', '6px'],
  ['.navbar__link', 'font-size', '16px'],
  ['.navbarSearchContainer', 'padding-left', '12px'],
  ['.navbarSearchContainer', 'padding-right', '0px'],
  ['.breadcrumbs__link', 'font-size', '12.8px'],
  ['.table-of-contents', 'font-size', '12.8px'],
  ['.theme-admonition', 'border-left-width', '5px'],
  ['.theme-admonition', 'background-color', 'rgb(230, 246, 230)'],
  ['.theme-code-block pre', 'line-height', '20.88px'],
  ['.markdown td', 'padding-top', '12px'],
  ['.markdown td:last-child', 'overflow-wrap', 'break-word'],
  ['.footer', 'background-color', 'rgb(48, 56, 70)'],
  ['.footer', 'font-size', '16px'],
  ['.announcementBar', 'background-color', 'rgb(255, 255, 255)'],
  ['.announcementBar', 'color', 'rgb(0, 0, 0)'],
  ['.pills__item', 'border-top-left-radius', '8px'],
  ['.theme-doc-version-badge', 'background-color', 'rgb(235, 237, 240)'],
  ['.theme-doc-version-badge', 'margin-bottom', '0px'],
  ['.colorModeToggle > button', 'width', '32px'],
  ['.navbarSearchContainer:empty', 'display', 'none'],
  ['.theme-edit-this-page > svg', 'width', '20px'],
  ['.theme-edit-this-page > svg', 'margin-right', '4.8px'],
  ['.sidebar_ .menu', 'padding-right', '0px'],
  ['.sidebar_ .menu', 'scrollbar-gutter', 'stable'],
  ['.table-of-contents', 'padding-top', '8px'],
  ['.table-of-contents code', 'padding-top', '1.6px'],
  ['.table-of-contents code', 'background-color', 'rgb(246, 247, 248)'],
]

/** With these rules; the last for a site that has the theme in layers. */
const ON_PARTS_PAGE: readonly (readonly [string, string, string, string?])[] = [
  ['.theme-code-block', 'margin-bottom', '93px', '94px'],
  ['.theme-code-block', 'border-top-left-radius', '6.4px', '7px'],
  ['.theme-code-block', 'padding-left', '9px'],
  ['.theme-code-block-highlighted-line', 'background-color', 'rgb(72, 77, 91)'],
  ['.theme-code-block-highlighted-line', 'padding-left', '16px', '9px'],
  ['.theme-code-block-highlighted-line', 'margin-bottom', '0px', '91px'],
  ['.theme-admonition-note', 'margin-bottom', '92px'],
  ['.theme-admonition-info', 'margin-bottom', '16px', '91px'],
  ['.theme-back-to-top-button', 'height', '48px', '91px'],
  ['.theme-back-to-top-button', 'opacity', '0', '0.9'],
  ['.theme-announcement-bar', 'height', '30px', '91px'],
  ['.theme-announcement-bar', 'display', 'flex', 'grid'],
  ['.navbar__item', 'display', 'grid'],
  ['.theme-doc-breadcrumbs', 'margin-bottom', '12.8px', '91px'],
  ['.breadcrumbs__link', 'font-size', '12.8px', '32px'],
  ['.hash-link', 'opacity', '0', '0.9'],
  ['.hash-link', 'margin-bottom', '91px'],
  ['.table-of-contents__link', 'font-weight', '800'],
  ['.in-text', 'height', '93px'],
]

test.each(['', 'future: {v4: true},'])('a page has the measures and colours of Docusaurus: %s', async (fields) => {
  const {url} = await serveSite(site(fields))
  const {page} = await openPage({viewport: {width: 1440, height: 900}})
  await page.goto(`${url}/a`)
  await hydrated(page)
  const style = (selector: string, property: string) => styleOf(page, selector, property)
  const found: string[][] = []
  for (const [selector, name] of SAME) found.push([selector, name, await style(selector, name)])
  expect(found).toEqual(SAME)
  // Variables of Docusaurus' parts come after a site's own styles, unless they are in layers.
  expect(await style('.theme-doc-sidebar-container', 'width')).toBe(fields === '' ? '300px' : '280px')
  expect(await style('.announcementBar', 'height')).toBe(fields === '' ? '30px' : '40px')
  expect(await style('.markdown h3', 'letter-spacing')).toBe('3px')
  expect(await style('.menu__link', 'text-transform')).toBe('uppercase')
  expect(await style('.markdown p a', 'text-decoration-line')).toBe('underline')
  // By a variable that Docusaurus has for another part.
  expect(await style('.markdown p a', 'border-bottom')).toBe('2px solid rgba(0, 0, 0, 0.1)')
  // What the theme of the code leaves without a colour.
  expect(await style('.token.keyword', 'color')).toBe('rgb(1, 2, 3)')
  // Parts of Docusaurus by how their classes begin there.
  expect(await style('.markdown h1', 'letter-spacing')).toBe('2px')
  expect(await style('.theme-code-block', 'outline-width')).toBe('3px')
  expect(await style('.admonitionHeading_', 'letter-spacing')).toBe('4px')
  expect(await style('.prism-code > code', 'letter-spacing')).toBe('5px')
  expect(await style('.theme-admonition .admonitionIcon_', 'width')).toBe('12px')
  expect(await style('.announcementBar', 'letter-spacing')).toBe('6px')
  const mark = page.locator('.table-of-contents__link').first()
  await mark.evaluate((node) => node.classList.add('table-of-contents__link--active'))
  expect(await mark.evaluate((node) => getComputedStyle(node, '::before').content)).toBe('"*"')
  expect(await style('.navbarSearchContainer', 'padding-top')).toBe('5px')
  await page.addStyleTag({content: 'html:root { --docusaurus-announcement-bar-height: 44px }'})
  expect(await style('.announcementBar', 'height')).toBe('44px')

  // What has no size and colour of its own there has those of what is around.
  await page.goto(`${url}/in/b`)
  await hydrated(page)
  await page.addStyleTag({content: '.navbar { font-size: 14px } body { color: red; font-size: 15px }'})
  const sizes = ['.navbar__link', '.menu', '.footer'].map((one) => style(one, 'font-size'))
  expect(await Promise.all(sizes)).toEqual(['14px', '15px', '15px'])
  expect(await style('.breadcrumbs__item:not(.breadcrumbs__item--active) > .breadcrumbs__link', 'color')).toBe(
    'rgb(28, 30, 33)',
  )
  // The title's room below is that of a title in the text.
  expect(await style('header:has(> h1)', 'margin-bottom')).toBe('25px')
  const second = page.locator('.theme-doc-markdown > h2')
  expect(await second.evaluate((node) => getComputedStyle(node).marginTop)).toBe('40px')
  // A heading that content begins with has no more than that.
  await page.locator('.theme-doc-markdown > p').evaluate((node) => node.remove())
  expect(await second.evaluate((node) => getComputedStyle(node).marginTop)).toBe('0px')
  expect(await style('.code-block-title', 'border-top-left-radius')).toBe('6.4px')
  // Rules of one class win where Docusaurus has one class, and have no effect where its own come later.
  await page.addStyleTag({
    content: `.table-of-contents { padding: 3px } .theme-doc-footer { margin-top: 1px }
:root { --ifm-toc-padding-vertical: 5px }`,
  })
  expect(await style('.table-of-contents', 'padding')).toBe('3px')
  expect(await style('.table-of-contents li', 'margin-top')).toBe('5px')
  expect(await style('.theme-doc-footer', 'margin-top')).toBe(fields === '' ? '48px' : '1px')
  // What is too high for the navbar goes below it.
  await page.addStyleTag({content: '.navbar__brand { height: 90px }'})
  const {y} = (await page.locator('.navbar__brand').boundingBox()) ?? {}
  const bar = await page.locator('.navbar').boundingBox()
  expect(y).toBe((bar?.y ?? 0) + 8)
  // Sites put a row of their own below it, and say how high it is.
  await page.addStyleTag({content: '.navbar { flex-direction: column } .navbar__inner { height: 30px }'})
  expect(await style('.navbar__inner', 'height')).toBe('30px')

  await page.goto(`${url}/parts`)
  await hydrated(page)
  await page
    .locator('.table-of-contents__link')
    .evaluate((node) => node.classList.add('table-of-contents__link--active'))
  const kept: string[][] = []
  for (const [selector, name] of ON_PARTS_PAGE) kept.push([selector, name, await style(selector, name)])
  expect(kept).toEqual(
    ON_PARTS_PAGE.map(([selector, name, flat, layered = flat]) => [selector, name, fields === '' ? flat : layered]),
  )
  await page.setViewportSize({width: 600, height: 900})
  expect(await style('.navbar__item', 'display')).toBe(fields === '' ? 'none' : 'grid')
  await page.setViewportSize({width: 1440, height: 900})

  await page.goto(`${url}/blog`)
  await hydrated(page)
  expect(await style('article h2', 'font-size')).toBe('48px')
  // Of one element, as for the column of a post.
  await page.addStyleTag({content: 'article { max-width: 555px }'})
  expect(await style('main > article', 'max-width')).toBe('555px')
  // Of the weight of elements, as sites have it for titles in lists.
  await page.addStyleTag({
    content: '.blog-wrapper article h2 { font-size: 20px } .blog-wrapper h2 a { color: rgb(1, 2, 3) }',
  })
  expect(await style('article h2', 'font-size')).toBe('20px')
  // Colours of links come slowly.
  await expect.poll(() => style('article h2 a', 'color')).toBe('rgb(1, 2, 3)')
  const left = await page.locator('main').evaluate((one) => one.getBoundingClientRect().left)
  // A column of three twelfths beside it, in a page of 1,320 pixels.
  expect(left).toBe(390)
  // Sites name the frame by the classes that it has there.
  const frame = page.locator('.blog-wrapper .main-wrapper > .container.margin-vert--lg')
  const [{top}, bottom] = await Promise.all([
    frame.evaluate((one) => one.getBoundingClientRect().toJSON()),
    page.locator('.navbar').evaluate((one) => one.getBoundingClientRect().bottom),
  ])
  expect(top).toBe(bottom + 32)
})

/** As Docusaurus' manual writes the class of a magic comment. */
const WIDE_LINE = `.own-line { display: block; margin: 0 calc(-1 * var(--ifm-pre-padding)); padding: 0 var(--ifm-pre-padding) }
:root { --ifm-heading-margin-top: 30px }`

test.each(['', 'future: {v4: true},'])(
  'lines of code with a class of the site begin where others do: %s',
  async (fields) => {
    const {url} = await serveSite(site(fields))
    const {page} = await openPage({viewport: {width: 1440, height: 900}})
    await page.goto(`${url}/in/b`)
    await hydrated(page)
    await page.addStyleTag({content: WIDE_LINE})
    const edges = () =>
      page
        .locator('.theme-code-block pre')
        .first()
        .evaluate((pre) => {
          const line = pre.querySelector('.token-line') ?? pre
          const text = document.createRange()
          text.selectNodeContents(line)
          const {left} = pre.getBoundingClientRect()
          const box = line.getBoundingClientRect()
          return [text.getBoundingClientRect().left - left, box.left - left, pre.scrollWidth - pre.clientWidth]
        })
    // Text, line, and what is too wide for the block.
    expect(await edges()).toEqual([16, 16, 0])
    const line = page.locator('.token-line').first()
    for (const name of ['own-line', 'theme-code-block-highlighted-line']) {
      await line.evaluate((node, own) => node.setAttribute('class', `token-line ${own}`), name)
      expect(await edges(), name).toEqual([16, 0, 0])
    }

    // The title of a post has the room that the site gives headings.
    await page.goto(`${url}/blog`)
    await hydrated(page)
    await page.addStyleTag({content: WIDE_LINE})
    const title = page.locator('article h2').first()
    expect(await title.evaluate((node) => getComputedStyle(node).marginTop)).toBe('30px')
  },
)

/** Heights as Docusaurus 3.10 gives them, with a line above what is inside, and an arrow of its own. */
test('details and the last update look as there', async () => {
  const {url} = await serveSite(site(''))
  const {page} = await openPage({viewport: {width: 1440, height: 900}})
  await page.goto(`${url}/c`)
  await hydrated(page)
  const [shut, open] = [page.locator('details').first(), page.locator('details').nth(1)]
  const height = (one: typeof shut): Promise<number> =>
    one.evaluate((node) => Math.round(node.getBoundingClientRect().height * 10) / 10)
  const arrow = (one: typeof shut): Promise<string[]> =>
    one.locator('summary').evaluate((node) => {
      const {content, borderLeftColor, borderTopColor, transform} = getComputedStyle(node, '::before')
      return [getComputedStyle(node).listStyleType, content, borderLeftColor, borderTopColor, transform]
    })
  expect(await height(shut)).toBe(60.4)
  expect(await height(open)).toBe(119.8)
  expect(await arrow(shut)).toEqual(['none', '""', 'rgb(76, 179, 212)', 'rgba(0, 0, 0, 0)', 'none'])
  expect((await arrow(open)).at(-1)).toMatch(/^matrix\(0, 1, -1, 0,/)
  await shut.locator('summary').click()
  await expect.poll(() => height(shut)).toBe(119.8)
  // Own styles of one class win, as over the component there.
  const own = page.locator('.own-details')
  expect(await own.evaluate((node) => getComputedStyle(node).padding)).toBe('3px')
  expect((await arrow(own))[1]).toBe('"+"')
  const coloured = page.locator('.coloured-details')
  const colours = coloured.evaluate((node) => [getComputedStyle(node).borderColor, getComputedStyle(node).color])
  expect(await colours).toEqual(['rgb(1, 2, 3)', 'rgb(28, 30, 33)'])
  // Rules for the theme's parts are not for own elements that have the names of older ones.
  const heading = page.locator('.alert:not(.theme-admonition) > .admonition-heading')
  const looks = heading.evaluate((node) => [
    getComputedStyle(node).textTransform,
    node.querySelector('svg')?.clientHeight,
    node.querySelector('svg')?.clientWidth,
  ])
  expect(await looks).toEqual(['none', 20, 300])

  // Around the icon there is no more room than it needs.
  const icon = page.locator('.theme-admonition .admonitionIcon_')
  expect(await icon.evaluate((node) => node.clientWidth)).toBe(12)

  const updated = page.locator('.theme-last-updated')
  expect(await updated.innerText()).toBe('Last updated on Nov 29, 2026 by Ada')
  expect(await updated.evaluate((node) => [getComputedStyle(node).fontStyle, getComputedStyle(node).fontSize])).toEqual(
    ['italic', '13.3333px'],
  )
  expect(await updated.locator('b > time').count()).toBe(1)
})

test('a document without breadcrumbs begins at the top of its column on a phone', async () => {
  const {url} = await serveSite(site(''))
  const {page} = await openPage({viewport: {width: 400, height: 800}})
  await page.goto(`${url}/parts`)
  await hydrated(page)
  const room = () => page.locator('.theme-doc-toc-mobile').evaluate((node) => getComputedStyle(node).marginTop)
  expect(await room()).toBe('16px')
  for (const above of ['.theme-doc-breadcrumbs', '.theme-doc-version-badge'])
    await page.locator(above).evaluate((node) => node.remove())
  expect(await room()).toBe('0px')
})

test('the menu of a blog on a phone lists the posts alone', async () => {
  const {url} = await serveSite(site(''))
  const {page} = await openPage({viewport: {width: 400, height: 800}})
  await page.goto(`${url}/blog/2026/01/02/first`)
  await hydrated(page)
  await page.locator('.navbar__toggle').click()
  const menu = page.locator('.navbar-sidebar__items')
  // As high as there, and as a site has it for all menus.
  const link = menu.locator('.menu__link').first()
  const paddings = () => link.evaluate((one) => getComputedStyle(one).paddingTop)
  expect(await paddings()).toBe('6px')
  await page.addStyleTag({content: '.menu__link { padding: 3px }'})
  expect(await paddings()).toBe('3px')
  await expect.poll(() => menu.innerText()).toMatch(/2026\s+First\s*$/i)
  expect(await menu.innerText()).not.toContain('Recent posts')
  // A dropdown that leads to this page is not marked as items are.
  expect(await menu.locator('.menu__list-item-collapsible > a').getAttribute('class')).toBe(
    'menu__link menu__link--sublist active',
  )
  const [row, shut] = [
    menu.locator('.menu__list-item-collapsible--active'),
    menu.locator('.menu__list-item--collapsed'),
  ]
  expect([await row.count(), await shut.count()]).toEqual([0, 1])
  // On the page that it leads to its row is, and the section is open.
  await page.goto(`${url}/blog`)
  await hydrated(page)
  await page.locator('.navbar__toggle').click()
  await expect.poll(async () => [await row.count(), await shut.count()]).toEqual([1, 0])
})

test('the contents of narrow windows have the ground and the arrow that they have there', async () => {
  const {url} = await serveSite(site(''))
  const {page} = await openPage({viewport: {width: 390, height: 800}, reducedMotion: 'reduce'})
  await page.goto(`${url}/a`)
  await hydrated(page)
  const arrow = () => styleOf(page, '.tocCollapsibleButton', 'transform', '::after')
  // The tint of an active link, over a ground that hides what scrolls behind.
  expect(await styleOf(page, '.tocCollapsible', 'background-image')).toBe(
    'linear-gradient(rgba(0, 0, 0, 0.05) 0px, rgba(0, 0, 0, 0.05) 0px)',
  )
  expect(await styleOf(page, '.tocCollapsible', 'background-color')).toBe('rgb(255, 255, 255)')
  // Down, then up: the drawing itself points up.
  expect(await arrow()).toBe('matrix(-1, 0, 0, -1, 0, 0)')
  await page.getByRole('button', {name: 'On this page'}).click()
  await expect.poll(arrow).toBe('none')
})

/** By path, selector and property, in a window 390 pixels wide. */
const ON_PHONES: readonly (readonly [string, string, string, string])[] = [
  ['a', '.navbar__toggle svg', 'width', '30px'],
  ['a', '.navbar-sidebar', 'width', '323.688px'],
  ['a', '.pagination-nav', 'grid-template-columns', '171px 171px'],
  ['tags', 'main h1', 'font-size', '32px'],
  ['tags/one', 'main h1', 'font-size', '32px'],
  ['tags/one', 'main > header', 'margin-bottom', '80px'],
  ['nothing', 'main h1', 'font-size', '48px'],
  ['blog', 'article', 'margin-bottom', '80px'],
  ['blog', '.avatar', 'height', '57.5938px'],
  ['blog', '.avatar__name', 'height', '17.5938px'],
  ['blog', '.avatar__subtitle', 'height', '16px'],
  ['blog', '.blogAuthors', 'margin-bottom', '8px'],
  ['blog/authors', 'main > header > h1', 'font-size', '32px'],
  ['blog/authors', 'main > header', 'margin-bottom', '32px'],
  ['blog/authors', '.avatar__photo', 'width', '86.3906px'],
  ['blog/authors', '.avatar h2', 'font-size', '22.4px'],
  ['blog/authors/ada', '.avatar h1', 'font-size', '38.4px'],
  ['blog/authors/ada', '.avatar__photo', 'width', '112px'],
  ['blog/authors/ada', 'main > header', 'margin-bottom', '104px'],
  ['blog/tags', '.tagsByLetter h2', 'margin-bottom', '16px'],
  ['blog/tags', '.tagsByLetter .tagWithCount', 'padding-left', '16px'],
  ['blog/tags', '.tagsByLetter article:last-child', 'border-top-width', '0px'],
  ['blog/tags', '.tagsByLetter .tagWithCount span', 'background-color', 'rgb(235, 237, 240)'],
  ['blog/first', '.theme-blog-footer-edit-meta-row .tag_', 'border-top-left-radius', '6.4px'],
]

test('lists, authors and titles have the measures of Docusaurus on a phone', async () => {
  const {url} = await serveSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', onBrokenLinks: 'ignore',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: {onUntruncatedBlogPosts: 'ignore'}}]]}\n`,
    'docs/a.md': '---\ntags: [one]\n---\n\n# A\n',
    'docs/b.md': '# B\n',
    'blog/authors.yml':
      'ada:\n  name: Ada\n  title: Writer\n  page: true\n  image_url: /a.png\n  socials: {github: ada}\n',
    'blog/2026-01-02-first.md': '---\nslug: first\nauthors: [ada]\ntags: [alpha, beta]\n---\n\n# First\n\nText.\n',
    'blog/2026-01-03-second.md': '---\nslug: second\nauthors: [ada]\ntags: [beta]\n---\n\n# Second\n\nText.\n',
  })
  const {page} = await openPage({viewport: {width: 390, height: 800}})
  const found: string[][] = []
  for (const [path, selector, name] of ON_PHONES) {
    if (page.url() !== `${url}/${path}`) {
      await page.goto(`${url}/${path}`)
      await hydrated(page)
    }
    found.push([path, selector, name, await styleOf(page, selector, name)])
  }
  expect(found).toEqual(ON_PHONES)
})

test('rules that a site has for elements and alerts reach titles of lists and details', async () => {
  const {url} = await serveSite({
    ...site(''),
    'docs/cards.mdx':
      "---\nhide_table_of_contents: true\n---\n\nimport DocCardList from '@theme/DocCardList'\n\n# Cards\n\n<DocCardList />\n",
    'own.css': 'h1 { font-size: 61px } h2 { font-size: 41px } details.alert { padding: 3px; border: 0 }',
    'blog/2026-01-02-first.md': '---\ntags: [alpha]\n---\n\n# First\n\nText.\n',
  })
  const {page} = await openPage({viewport: {width: 1440, height: 900}})
  const style = async (path: string, selector: string, property: string): Promise<string> => {
    await page.goto(`${url}/${path}`)
    await hydrated(page)
    return styleOf(page, selector, property)
  }
  expect(await style('blog/tags', 'main h1', 'font-size')).toBe('61px')
  expect(await style('blog/tags', 'main h2', 'font-size')).toBe('41px')
  expect(await style('blog/tags/alpha', 'main h1', 'font-size')).toBe('61px')
  expect(await style('c', '.markdown details', 'padding')).toBe('3px')
  expect(await style('c', '.markdown details', 'border-top-width')).toBe('0px')
  await page.goto(`${url}/nothing`)
  await page.addStyleTag({content: '.hero__title { font-size: 71px }'})
  expect(await styleOf(page, 'main h1', 'font-size')).toBe('71px')
  // Two cards in a row, however wide the page.
  expect((await style('cards', '.docCardList', 'grid-template-columns')).split(' ')).toHaveLength(2)
})

test('tags in a list are labels in text from right to left, too', async () => {
  const {url} = await serveSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', i18n: {defaultLocale: 'ar', locales: ['ar']},
  presets: [['classic', {docs: false, blog: {routeBasePath: '/', onUntruncatedBlogPosts: 'ignore'}}]]}\n`,
    'blog/2026-01-02-first.md': '---\ntags: [alpha]\n---\n\n# First\n\nText.\n',
  })
  const {page} = await openPage({viewport: {width: 390, height: 800}})
  await page.goto(`${url}/tags`)
  await hydrated(page)
  expect(await styleOf(page, '.tagWithCount', 'padding')).toBe('0px 16px 0px 8px')
  expect(await styleOf(page, '.tagsByLetter li', 'margin')).toBe('8px 16px 0px 8px')
  // The corner of the square that has lines.
  expect(await styleOf(page, '.tagWithCount', 'rotate', '::before')).toBe('135deg')
})
