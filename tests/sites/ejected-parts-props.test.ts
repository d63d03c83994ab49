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
