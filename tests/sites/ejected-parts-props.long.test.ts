// Parts of the theme as Docusaurus ejects them, each of which reads the props that the parts around it have there.
import {expect, test} from 'vitest'
import {type BuiltSite, createSite} from '../support/site.ts'

const ITEM = `const facts = (props) => Object.keys(props).sort().map((name) => name + '=' + (name === 'item' ? props.item.label : String(props[name]))).join(' ')
`

const LINK = `import Link from '@docusaurus/Link'
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client'
${ITEM}
export default function DocSidebarItemLink({item, onItemClick, activePath, level, index, ...props}) {
  const isActive = isActiveSidebarItem(item, activePath)
  return (
    <li title={facts({item, activePath, level, index, ...props})}>
      <Link className={isActive ? 'own-active' : 'own'} to={item.href} onClick={onItemClick && (() => onItemClick(item))} {...props}>{item.label}</Link>
    </li>
  )
}
`

const CATEGORY = `import Link from '@docusaurus/Link'
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client'
import DocSidebarItems from '@theme/DocSidebarItems'
${ITEM}
export default function DocSidebarItemCategory({item, onItemClick, activePath, level, index, ...props}) {
  const {length} = useVisibleSidebarItems(item.items, activePath)
  const isActive = isActiveSidebarItem(item, activePath)
  return (
    <li title={facts({item, activePath, level, index, ...props})}>
      <Link className={isActive ? 'own-active' : 'own'} to={item.href} {...props}>{item.label} {length}</Link>
      {isActive && <ul><DocSidebarItems items={item.items} tabIndex={0} onItemClick={onItemClick} activePath={activePath} level={level + 1} /></ul>}
    </li>
  )
}
`

const COLOR_MODE_TOGGLE = `export default function ColorModeToggle({className, buttonClassName, respectPrefersColorScheme, value, onChange}) {
  return <button className={'own-toggle ' + buttonClassName} onClick={() => onChange('dark')}>{JSON.stringify([className, respectPrefersColorScheme, value, typeof onChange])}</button>
}
`

const dropdown = (name: string): string => `import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'
export default function ${name}({mobile, dropdownItemsBefore, dropdownItemsAfter, ...props}) {
  return <DropdownNavbarItem {...props} mobile={mobile} label="${name}" items={[...dropdownItemsBefore, {label: 'Own', to: '/about'}, ...dropdownItemsAfter]} />
}
`

const BLOG_SIDEBAR_DESKTOP = `import {memo} from 'react'
import {useVisibleBlogSidebarItems, BlogSidebarItemList} from '@docusaurus/plugin-content-blog/client'
import BlogSidebarContent from '@theme/BlogSidebar/Content'
const ListComponent = ({items}) => <BlogSidebarItemList items={items} ulClassName="own-list" />
export default memo(function BlogSidebarDesktop({sidebar}) {
  const items = useVisibleBlogSidebarItems(sidebar.items)
  return <nav><b>{sidebar.title}</b><BlogSidebarContent items={items} ListComponent={ListComponent} yearGroupHeadingClassName="own-year" /></nav>
})
`

const CONTENT_VISIBILITY = `import Draft from '@theme/ContentVisibility/Draft'
import Unlisted from '@theme/ContentVisibility/Unlisted'
export default function ContentVisibility({metadata}) {
  const {unlisted, frontMatter} = metadata
  return <>{(unlisted || frontMatter.unlisted) && <Unlisted />}{frontMatter.draft && <Draft />}<i className="own-title">{metadata.title}</i></>
}
`

const BLOG_POST_ITEMS = `import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client'
import BlogPostItem from '@theme/BlogPostItem'
export default function BlogPostItems({items, component: BlogPostItemComponent = BlogPostItem}) {
  return items.map(({content: BlogPostContent}) => (
    <BlogPostProvider key={BlogPostContent.metadata.permalink} content={BlogPostContent}>
      <u>{BlogPostContent.metadata.title}</u>
      <BlogPostItemComponent><BlogPostContent /></BlogPostItemComponent>
    </BlogPostProvider>
  ))
}
`

const SITE_METADATA = `import Head from '@docusaurus/Head'
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common'
export default function SiteMetadata() {
  const {metadata, image} = useThemeConfig()
  return <>{image && <PageMetadata image={image} />}<Head>{metadata.map((one, at) => <meta key={at} {...one} />)}</Head></>
}
`

const DOC_ITEM_METADATA = `import {PageMetadata} from '@docusaurus/theme-common'
export default function DocItemMetadata() {
  return <PageMetadata title="Own" description="" />
}
`

/** A site with documents, posts and a page, and with the given files. */
function build(files: Readonly<Record<string, string>>, themeConfig = ''): Promise<BuiltSite> {
  return createSite({
    'docs/intro.md': '# Intro\n',
    'docs/cat/a.md': '# A\n',
    'docs/cat/b.md': '# B\n',
    'blog/authors.yml': 'amy:\n  name: Amy\n  page: true\n',
    'blog/2024-01-01-x.md': '---\ntitle: Old\nauthors: amy\ntags: [one]\n---\n\nOld text.\n',
    'blog/2024-01-02-y.md': '---\ntitle: New\nauthors: []\nunlisted: false\n---\n\nNew text.\n',
    'src/pages/about.md': '---\ntitle: About\nunlisted: true\n---\n\nText of about.\n',
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', onBrokenLinks: 'warn',
  presets: [['classic', {blog: {onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore', onInlineTags: 'ignore'}}]],
  themeConfig: {${themeConfig}}}\n`,
    ...files,
  }).build()
}

const read = (built: BuiltSite, path: string): string => built.html(path).replaceAll('<!-- -->', '')

test('a part around an item of the sidebar adds to the props of its link', async () => {
  const around = (name: string): string => `import Original from '@theme-original/DocSidebarItem/${name}'
export default (props) => <Original {...props} data-own={props.item.label} style={{color: props.item.customProps?.color}} />
`
  const built = await build({
    'src/theme/DocSidebarItem/Link/index.jsx': around('Link'),
    'src/theme/DocSidebarItem/Category/index.jsx': around('Category'),
    'docs/cat/_category_.json': '{"label": "Cat", "customProps": {"color": "red"}}',
  })
  expect(built.errors).toEqual([])
  for (const path of ['/docs/intro', '/docs/cat/a', '/docs/cat/b']) {
    const links = read(built, path).match(/<a [^>]*data-own="[^"]*"[^>]*>/g) ?? []
    const labels = links.map((link) => /data-own="([^"]*)"/.exec(link)?.[1])
    expect(new Set(labels), path).toEqual(
      new Set(path === '/docs/intro' ? ['Intro', 'Cat'] : ['Intro', 'Cat', 'A', 'B']),
    )
    expect(
      links.filter((link) => link.includes('color:red')),
      path,
    ).toHaveLength(1)
  }
})

test('a category with nothing to open keeps its class and custom props as a link', async () => {
  const built = await build({
    'src/theme/DocSidebarItem/Link/index.jsx': `import Original from '@theme-original/DocSidebarItem/Link'
export default (props) => <><b>{JSON.stringify(props.item.customProps)}</b><Original {...props} /></>
`,
    'docs/none/_category_.json': '{"label": "None", "className": "own-class", "customProps": {"a": 1}}',
    'docs/none/index.md': '# None\n',
    'docs/none/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
  })
  expect(built.errors).toEqual([])
  expect(read(built, '/docs/intro')).toMatch(/<b>\{&quot;a&quot;:1\}<\/b><li class="[^"]*\bown-class\b/)
})

test('a link of the sidebar knows the page that is shown, on each page', async () => {
  const built = await build({'src/theme/DocSidebarItem/Link/index.jsx': LINK})
  expect(built.errors).toEqual([])
  for (const [path, label] of [
    ['/docs/cat/a', 'A'],
    ['/docs/cat/b', 'B'],
  ] as const) {
    const html = read(built, path)
    expect(html.match(/class="own-active"[^>]*>[^<]*/g)).toHaveLength(1)
    expect(html).toMatch(new RegExp(`class="own-active"[^>]*>${label}<`))
    expect(html).toContain(`title="activePath=${path} index=${label === 'A' ? 0 : 1} item=${label} level=2 tabIndex=0"`)
  }
  expect(read(built, '/docs/intro')).toMatch(/class="own-active"[^>]*>Intro</)
})

test('a category of the sidebar knows the page that is shown, on each page', async () => {
  const built = await build({'src/theme/DocSidebarItem/Category/index.jsx': CATEGORY})
  expect(built.errors).toEqual([])
  const html = read(built, '/docs/cat/b')
  expect(html).toMatch(/title="activePath=\/docs\/cat\/b index=\d item=cat level=1"/)
  expect(html).toMatch(/class="own-active"[^>]*>cat 2</)
  expect(html).toContain('menu__link--active')
  expect(read(built, '/docs/intro')).toMatch(/class="own"[^>]*>cat 2</)
})

test('the button of the colour mode is given the choice and what changes it', async () => {
  const built = await build(
    {'src/theme/ColorModeToggle/index.jsx': COLOR_MODE_TOGGLE},
    "navbar: {style: 'dark'}, colorMode: {respectPrefersColorScheme: true}",
  )
  expect(built.errors).toEqual([])
  expect(read(built, '/about')).toMatch(
    /class="own-toggle darkNavbarColorModeToggle">\[[^,]*,true,null,&quot;function&quot;\]</,
  )
})

test('dropdowns of the navbar are given both lists of further items', async () => {
  const names = ['LocaleDropdownNavbarItem', 'DocsVersionDropdownNavbarItem']
  const built = await build(
    Object.fromEntries(names.map((name) => [`src/theme/NavbarItem/${name}/index.jsx`, dropdown(name)])),
    "navbar: {items: [{type: 'localeDropdown'}, {type: 'docsVersionDropdown', dropdownItemsAfter: [{label: 'After', href: 'https://a.example'}]}]}",
  )
  expect(built.errors).toEqual([])
  for (const text of [...names, 'https://a.example']) expect(read(built, '/about')).toContain(text)
})

test('lists of posts work beside and on the pages of a blog', async () => {
  const built = await build({
    'src/theme/BlogSidebar/Desktop/index.jsx': BLOG_SIDEBAR_DESKTOP,
    'src/theme/BlogPostItems/index.jsx': BLOG_POST_ITEMS,
  })
  expect(built.errors).toEqual([])
  const html = read(built, '/blog')
  expect(html).toMatch(/<b>Recent posts<\/b><div><div class="own-year">2024<\/div><ul class="own-list"><li><a/)
  expect(html).toContain('<u>New</u>')
  expect(html).toContain('New text.')
  expect(read(built, '/blog/tags/one')).toContain('<u>Old</u>')
  expect(read(built, '/blog/authors/amy')).toContain('Old text.')
})

test('notes on who sees a page are given what is known of it', async () => {
  const built = await build({'src/theme/ContentVisibility/index.jsx': CONTENT_VISIBILITY})
  expect(built.errors).toEqual([])
  expect(read(built, '/about')).toContain('<i class="own-title">About</i>')
  expect(read(built, '/about')).toContain('theme-unlisted-banner')
  expect(read(built, '/docs/cat/a')).toContain('<i class="own-title">A</i>')
  expect(read(built, '/docs/cat/a')).not.toContain('theme-unlisted-banner')
  expect(read(built, '/blog/2024/01/02/y')).toContain('<i class="own-title">New</i>')
})

test('what a page says of itself wins over the tags of the site, and an empty description is none', async () => {
  const built = await build(
    {
      'src/theme/SiteMetadata/index.jsx': SITE_METADATA,
      'src/theme/DocItem/Metadata/index.jsx': DOC_ITEM_METADATA,
      'docs/card.md': '---\nimage: /own.png\ndescription: Own text.\n---\n\n# Card\n',
      'static/own.png': 'x',
      'static/site.png': 'x',
    },
    "image: 'site.png', metadata: [{name: 'description', content: 'Of the site.'}]",
  )
  expect(built.errors).toEqual([])
  const card = read(built, '/docs/card')
  expect(card).toContain('property="og:image" content="https://t.example/own.png"')
  expect(card).toContain('name="twitter:image" content="https://t.example/own.png"')
  expect(card).toContain('name="description" content="Own text."')
  expect(card).not.toContain('site.png"/>')
  expect(read(built, '/docs/intro')).toContain('property="og:image" content="https://t.example/site.png"')
  expect(read(built, '/docs/intro')).toContain('name="description" content="Of the site."')
  expect(read(built, '/docs/intro')).not.toMatch(/escription" content=""/)
})

test('a category of a large sidebar has its items, and the page of one its image and keywords', async () => {
  const names = Array.from({length: 260}, (_, at) => `docs/${at < 130 ? 'one' : 'two'}/d${at}.md`)
  const built = await build({
    ...Object.fromEntries(names.map((name) => [name, '# Many\n'])),
    'docs/one/_category_.json':
      '{"link": {"type": "generated-index", "slug": "one", "image": "/i.png", "keywords": ["k"]}}',
    'static/i.png': 'x',
    'src/theme/DocSidebarItem/Category/index.jsx': CATEGORY,
    'src/theme/DocCategoryGeneratedIndexPage/index.jsx': `import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client'
export default function Page({categoryGeneratedIndex: {image, keywords, slug}}) {
  return <i>{image} {keywords.join()} {slug} {useActiveDocContext().activeDoc.id}</i>
}
`,
  })
  expect(built.errors).toEqual([])
  expect(read(built, '/docs/one/d7')).toMatch(/class="own-active"[^>]*>one 130</)
  // The other one is ours until its items are loaded.
  expect(read(built, '/docs/one/d7')).toMatch(/theme-doc-sidebar-item-category[^>]*><div[^>]*><a[^>]*><span[^>]*>two</)
  expect(read(built, '/docs/one')).toContain('<i>/i.png k one one</i>')
})
