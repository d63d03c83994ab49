// The package was named `quire`. Whatever still imports that name is an error with its place and the new name, also where
// another package of the old name is installed: what that would run is a stranger's.
import {expect, test} from 'vitest'
import {type BuiltSite, createSite, type FileMap} from '../support/site.ts'

const STRANGER: FileMap = {
  'node_modules/quire/package.json':
    '{"name": "quire", "version": "1.0.0", "type": "module", "exports": {".": "./a.js", "./*": "./a.js"}}',
  'node_modules/quire/a.js': 'export const Link = "strange"; export const build = 1; export default 1\n',
}

const BASE = "title: 'Test', url: 'https://test.example', baseUrl: '/'"
const CONFIG = (fields: string): string =>
  `import {docs} from 'quire-docs/plugins/docs'\nimport {pages} from 'quire-docs/plugins/pages'\nexport default {${BASE}, ${fields}}\n`

const told = ({diagnostics}: BuiltSite): unknown[] =>
  diagnostics.map(({level, code, message, location}) => [
    `${level} ${code}`,
    message,
    `${location?.sourcePath}:${location?.line}:${location?.column}+${location?.length}`,
  ])

const build = async (files: FileMap): Promise<unknown[]> => told(await createSite({...STRANGER, ...files}).build())

test('in the configuration', async () => {
  const site = await createSite({
    ...STRANGER,
    'site.config.ts': `import {defineConfig} from 'quire/config'
import {docs} from 'quire/plugins/docs'
import {build} from 'quire'
export default defineConfig({${BASE}, tagline: String(build), plugins: [docs()]})`,
    'docs/a.md': '# A',
  }).build()
  expect(told(site)).toEqual([
    ['error config/unresolved-import', '"quire/config" is now "quire-docs/config".', 'site.config.ts:1:28+14'],
    [
      'error config/unresolved-import',
      '"quire/plugins/docs" is now "quire-docs/plugins/docs".',
      'site.config.ts:2:20+20',
    ],
    ['error config/unresolved-import', '"quire" is now "quire-docs".', 'site.config.ts:3:21+7'],
  ])
  expect(site.diagnostics[0]?.hint).toBe('Write "quire-docs/config": the package is named quire-docs since 0.2.0.')
})

test('in the list of plugins, and in a plugin of the site', async () => {
  const found = await build({
    'site.config.mjs': CONFIG("plugins: ['quire/plugins/docs', './own.mjs']"),
    'own.mjs': "import {definePlugin} from 'quire/plugin'\nexport default definePlugin({name: 'own'})\n",
    'docs/a.md': '# A',
  })
  expect(found).toEqual(
    expect.arrayContaining([
      [
        'error config/plugin-unavailable',
        '"quire/plugins/docs" is now "quire-docs/plugins/docs".',
        'site.config.mjs:3:86+18',
      ],
      ['error config/unresolved-import', '"quire/plugin" is now "quire-docs/plugin".', 'own.mjs:1:28+14'],
    ]),
  )
})

test('in an MDX page', async () => {
  const found = await build({
    'site.config.mjs': CONFIG('plugins: [docs()]'),
    'docs/a.mdx': "import {Link} from 'quire/client'\n\n# A\n\n<Link to='/docs/a'>b</Link>\n",
  })
  expect(found).toEqual([
    ['error mdx/unresolved-import', '"quire/client" is now "quire-docs/client".', 'docs/a.mdx:1:21+12'],
  ])
})

test.each(['webpack', 'rspack'])('in a component, a part of the theme and a style sheet, with %s', async (bundler) => {
  const found = await build({
    'site.config.mjs': CONFIG(`bundler: '${bundler}', plugins: [docs(), pages()], clientModules: ['./own.css']`),
    'docs/a.md': '# A',
    'own.css': '/* Ours */\n@import "quire/theme/styles/index.css";\n',
    'src/pages/index.tsx':
      "import type {ReactNode} from 'react'\n\ntype Props = {a: 1}\n\nimport {Link} from 'quire/client'\nexport default function Home(_: Props): ReactNode { return <Link to='/docs/a'>a</Link> }\n",
    'src/theme/Footer.tsx':
      "import {Tag} from 'quire/theme'\nexport default function Footer() { return String(Tag) }\n",
  })
  const code = 'error bundle/unresolved-import'
  expect(found.sort()).toEqual([
    [code, '"quire/client" is now "quire-docs/client".', 'src/pages/index.tsx:5:21+12'],
    [code, '"quire/theme" is now "quire-docs/theme".', 'src/theme/Footer.tsx:1:20+11'],
    [code, '"quire/theme/styles/index.css" is now "quire-docs/theme/styles/index.css".', 'own.css:2:10+28'],
  ])
})

test('among client modules, and as the task of a plugin', async () => {
  expect(
    await build({
      'site.config.mjs': CONFIG("plugins: [docs()], clientModules: ['quire/theme/image-zoom']"),
      'docs/a.md': '# A',
    }),
  ).toEqual([
    [
      'error bundle/unresolved-import',
      '"quire/theme/image-zoom" is now "quire-docs/theme/image-zoom".',
      'site.config.mjs:3:111+22',
    ],
  ])
  const task = await createSite({
    'site.config.mjs': `import {definePlugin} from 'quire-docs/plugin'\n${CONFIG(
      "plugins: [docs(), definePlugin({name: 'own', pageTask: () => ({module: 'quire/plugins/search/page-task', settings: {}})})()]",
    )}`,
    'docs/a.md': '# A',
  }).build()
  expect(task.diagnostics.map(({message}) => message).join()).toContain(
    '"quire/plugins/search/page-task" is now "quire-docs/plugins/search/page-task".',
  )
})
