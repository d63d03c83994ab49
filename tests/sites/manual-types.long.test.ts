// Whether the TypeScript that the manual shows has the right types: what an editor would mark, a reader would copy.
import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {filesOf} from '../support/manual.ts'
import {projectRoot} from '../support/program.ts'

/** Components that examples use and do not show. */
const STAND_INS = {
  'src/components/price-table.tsx': 'export function PriceTable(_: {market: string}) { return null }\n',
  'src/components/picture.tsx': 'export function Picture() { return null }\n',
}

const inProject = (path: string): string => join(projectRoot, path)

/** Settings of a folder that holds a folder for each page. */
function toSettings(pages: readonly string[]): object {
  const inPages = (path: string): string[] => pages.map((page) => `./${page}/${path}`)
  return {
    extends: inProject('tsconfig.json'),
    compilerOptions: {
      typeRoots: [inProject('node_modules/@types')],
      paths: {
        'quire-docs': [inProject('src/node/index.ts')],
        'quire-docs/config': [inProject('src/config/index.ts')],
        'quire-docs/plugin': [inProject('src/plugin/index.ts')],
        'quire-docs/plugin/content': [inProject('src/plugin/content.ts')],
        'quire-docs/plugin/search': [inProject('src/plugin/search.ts')],
        'quire-docs/client': [inProject('src/client/index.ts')],
        'quire-docs/plugins/*': [inProject('plugins/*/index.ts')],
        '@theme/*': [
          ...inPages('plugins/glossary/theme/*'),
          inProject('theme/*/index.tsx'),
          inProject('theme/*.tsx'),
          inProject('theme/*'),
        ],
        '@theme-original/*': [inProject('theme/*/index.tsx'), inProject('theme/*.tsx'), inProject('theme/*')],
        '@docusaurus/theme-common': [inProject('theme/docusaurus/theme-common.ts')],
        '@docusaurus/theme-common/*': [
          inProject('theme/docusaurus/theme-common/*.ts'),
          inProject('theme/docusaurus/theme-common/*.tsx'),
        ],
        '@docusaurus/*': [inProject('src/client/docusaurus/*.ts'), inProject('src/client/docusaurus/*.tsx')],
        '@site/*': inPages('*'),
      },
    },
    include: ['.', inProject('theme/style-sheets.d.ts')],
    exclude: ['node_modules'],
  }
}

test('the TypeScript files of all pages have no errors', {timeout: 120_000}, () => {
  const names = readdirSync(inProject('docs/documentation')).filter((name) => /\.mdx?$/.test(name))
  const pages = names.map((name) => ({page: name.replace(/\..*/, ''), files: filesOf(name)}))
  const dir = mkdtempSync(join(tmpdir(), 'quire-manual-'))
  try {
    for (const {page, files} of pages)
      for (const [path, text] of Object.entries({...STAND_INS, ...files})) {
        if (!/\.(?:tsx?|css)$/.test(path)) continue
        mkdirSync(dirname(join(dir, page, path)), {recursive: true})
        writeFileSync(join(dir, page, path), text)
      }
    symlinkSync(inProject('node_modules'), join(dir, 'node_modules'), 'junction')
    writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(toSettings(pages.map(({page}) => page))))
    const {stdout} = spawnSync(process.execPath, [inProject('node_modules/typescript/bin/tsc'), '-p', dir], {
      encoding: 'utf8',
      cwd: dir,
    })
    expect(stdout.split('\n').filter((line) => line !== '')).toEqual([])
  } finally {
    rmSync(dir, {recursive: true, force: true})
  }
})
