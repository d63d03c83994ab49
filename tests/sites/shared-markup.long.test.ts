// Items of the sidebar that many pages have in common are rendered once; each page has what it would have had alone.
import {expect, test} from 'vitest'
import {type BuiltSite, configFile, createSite} from '../support/site.ts'

const FOLDERS = ['alpha', 'beta', 'gamma']
const PAGES = ['', ...FOLDERS.flatMap((folder) => [`/${folder}/one`, `/${folder}/two`])]

const createBook = (parts: Readonly<Record<string, string>> = {}) =>
  createSite({
    'site.config.mjs': configFile("bundler: 'rspack'"),
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n<!-- Said once -->\n\nA list:\n\n- a\n- b\n',
    ...Object.fromEntries(
      FOLDERS.flatMap((folder) => [
        [`docs/${folder}/_category_.json`, JSON.stringify({label: `Folder ${folder}`})],
        [`docs/${folder}/one.md`, `# One of ${folder}\n\nText.\n`],
        [`docs/${folder}/two.md`, `# Two of ${folder}\n\nText.\n`],
      ]),
    ),
    ...parts,
  })

const wrapper = (shown: string): string => `import Original from '@theme-original/DocSidebarItem/CategoryLabel'
import {usePage} from 'quire-docs/client'
export default function Label(props) {
  const {path} = usePage()
  return <>${shown}<Original {...props} /></>
}
`
const LABEL = 'src/theme/DocSidebarItem/CategoryLabel.jsx'

const sidebarOf = (built: BuiltSite, page: string): string =>
  /<aside[\s\S]*<\/aside>/.exec(built.html(`/docs${page}`))?.[0] ?? ''

test('sidebars are those of pages that share nothing', async () => {
  const built = await createBook().build()
  const alone = await createBook({[LABEL]: wrapper('{path === "" && path}')}).build()
  for (const page of PAGES) {
    const sidebar = sidebarOf(built, page)
    expect(sidebar, page).toBe(sidebarOf(alone, page))
    expect(sidebar.match(/aria-current="page"/g), page).toHaveLength(1)
    expect(built.html(`/docs${page}`)).not.toContain('quire-shared')
    expect(built.html(`/docs${page}`)).not.toContain('quire:held')
  }
})

test('a label of the site is rendered for each page', async () => {
  const built = await createBook({[LABEL]: wrapper('<i>{path}</i>')}).build()
  for (const page of PAGES) {
    const shown = [...sidebarOf(built, page).matchAll(/<i>([^<]*)<\/i>/g)].map(([, path]) => path)
    expect(shown).toEqual(FOLDERS.map(() => `/docs${page === '' ? '/' : page}`))
  }
})
