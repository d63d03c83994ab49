// Compares the types of what components import of Docusaurus with those of its packages: each name of ours has to do where
// theirs is asked for.
import {spawnSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {KNOWN_TYPES} from './known-types.ts'
import {installPackages} from './make-site.ts'

export interface TypeDifference {
  /** `module name`. */
  readonly name: string
  /** What the compiler says, its innermost reason last. */
  readonly message: string
  /** Why it is meant to be; undefined for what is to be mended. */
  readonly reason: string | undefined
}

/** Modules of Docusaurus with the names that they export. */
type Names = Readonly<Record<string, readonly string[]>>

/**
 * @param folder Of packages; those that are there already are used again.
 * @param root Of the checkout, whose declarations are written first.
 * @returns All differences, and names that are known to differ and do not any more; undefined where packages are not to be had.
 */
export function compareTypes(folder: string, root: string): readonly TypeDifference[] | undefined {
  mkdirSync(folder, {recursive: true})
  if (!existsSync(join(folder, 'node_modules')))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({dependencies: PACKAGES}))
  if (!installPackages({}, folder)) return undefined
  spawnSync(process.execPath, [join(root, 'scripts/program.mjs'), '--types'], {cwd: root, stdio: 'inherit'})
  const names = JSON.parse(readFileSync(join(root, 'tests/fixtures/docusaurus/client-names.json'), 'utf8')) as Names
  const dir = join(folder, 'types')
  rmSync(dir, {recursive: true, force: true})
  copyTheirs(join(folder, 'node_modules/@docusaurus'), join(dir, 'node_modules/@docusaurus'))
  for (const part of ['src', 'theme']) copyOurs(join(root, 'dist/types', part), join(dir, 'ours', part))
  const uses = listUses(names)
  writeFileSync(join(dir, 'uses.ts'), [...HEADER, ...importsOf(names), ...uses.map(({line}) => line), ''].join('\n'))
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(settings(root)))
  const compiler = join(
    dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json')),
    'bin/tsc',
  )
  const {stdout} = spawnSync(process.execPath, [compiler, '-p', dir], {
    cwd: dir,
    encoding: 'utf8',
  })
  const offset = HEADER.length + Object.keys(names).length * 2
  const found = splitErrors(stdout).map(({row, message}) => ({
    name: uses[row - 1 - offset]?.name ?? 'uses.ts',
    message,
  }))
  return withReasons(unique(found))
}

const PACKAGES = {
  '@docusaurus/core': '3',
  '@docusaurus/preset-classic': '3',
  '@docusaurus/module-type-aliases': '3',
  '@docusaurus/types': '3',
  '@types/react': '19',
  react: '19',
  'react-dom': '19',
}

const HEADER = [
  'module-type-aliases',
  'theme-classic',
  'plugin-content-docs',
  'plugin-content-blog',
  'plugin-content-pages',
].map((name) => `/// <reference types="@docusaurus/${name}" />`)

function importsOf(names: Names): readonly string[] {
  return Object.keys(names).flatMap((name, at) => [
    `import * as theirs${at} from '${name}'`,
    `import * as ours${at} from '${toOurs(name)}'`,
  ])
}

function listUses(names: Names): readonly {readonly name: string; readonly line: string}[] {
  return Object.entries(names).flatMap(([module, exported], at) =>
    exported.map((one) => ({
      name: `${module} ${one}`,
      line: `export const use${at}_${one}: typeof theirs${at}.${one} = ours${at}.${one}`,
    })),
  )
}

function toOurs(specifier: string): string {
  return specifier.replace('@docusaurus/', '@ours/')
}

/** `readonly` is no difference: ours promises more, and their parameters ask for less. So both go without. */
function withoutReadonly(text: string): string {
  return text.replace(/\breadonly (?=[\w"'[\]{(\\])/g, '').replace(/\bReadonly(Array|Set|Map)</g, '$1<')
}

function copyTheirs(from: string, to: string): void {
  for (const file of filesBelow(from).filter((path) => !path.includes('node_modules'))) {
    if (!file.endsWith('.d.ts') && !file.endsWith('package.json')) continue
    mkdirSync(dirname(join(to, file)), {recursive: true})
    const text = readFileSync(join(from, file), 'utf8')
    writeFileSync(join(to, file), file.endsWith('.d.ts') ? withoutReadonly(text) : text)
  }
}

/** Under names of their own: modules that Docusaurus declares come before files. */
function copyOurs(from: string, to: string): void {
  cpSync(from, to, {recursive: true})
  for (const file of filesBelow(to).filter((path) => path.endsWith('.d.ts'))) {
    const text = readFileSync(join(to, file), 'utf8')
      .replaceAll(/(from |import\()(['"])@docusaurus\//g, '$1$2@ours/')
      .replaceAll(/(from |import\()(['"])@theme\//g, '$1$2@ours-theme/')
      .replaceAll(/from 'react-router-dom'/g, "from '@ours-router'")
    writeFileSync(join(to, file), withoutReadonly(text))
  }
}

function filesBelow(dir: string): readonly string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((path) => statSync(join(dir, path)).isFile())
}

function settings(root: string): object {
  const paths = {
    '@ours/theme-common': ['./ours/theme/docusaurus/theme-common.d.ts'],
    '@ours/theme-common/*': ['./ours/theme/docusaurus/theme-common/*.d.ts'],
    '@ours/*': ['./ours/src/client/docusaurus/*.d.ts'],
    '@ours-theme/*': ['./ours/theme/*/index.d.ts', './ours/theme/*.d.ts'],
    '@ours-router': [join(root, 'node_modules/react-router-dom')],
    'quire-docs/client': ['./ours/src/client/index.d.ts'],
    'quire-docs/theme': ['./ours/theme/index.d.ts'],
  }
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths,
  }
  return {compilerOptions, files: ['uses.ts']}
}

function splitErrors(output: string): readonly {readonly row: number; readonly message: string}[] {
  return output.split(/\n(?=\S)/).flatMap((text) => {
    const [, row] = /^uses\.ts\((\d+),\d+\): error/.exec(text) ?? []
    if (row !== undefined) return [{row: Number(row), message: text.trim()}]
    return text.includes('error TS') ? [{row: 0, message: text.trim()}] : []
  })
}

interface Found {
  readonly name: string
  readonly message: string
}

/** What one module has of another is told once. */
function unique(found: readonly Found[]): readonly Found[] {
  const seen = new Set<string>()
  return found.filter(({name}) => {
    const [module = '', exported = ''] = name.split(' ')
    const key = exported === 'default' ? module : exported
    return !seen.has(key) && seen.add(key)
  })
}

function withReasons(found: readonly Found[]): readonly TypeDifference[] {
  const names = new Set(found.map(({name}) => name))
  const gone = Object.keys(KNOWN_TYPES).filter((name) => !names.has(name))
  return [
    ...found.map((one) => ({...one, reason: KNOWN_TYPES[one.name]})),
    ...gone.map((name) => ({
      name,
      message: 'It does not differ any more: take it out of known-types.ts.',
      reason: undefined,
    })),
  ]
}
