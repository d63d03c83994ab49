// Builds a small site with each plugin of the list, and tells which of them do what they are for.
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {BuildReport} from '../../src/node/api-types.ts'
import {installPackages} from './make-site.ts'
import {PARITY_PLUGINS, type ParityPlugin} from './plugins.ts'

const FILES: Readonly<Record<string, string>> = {
  'docs/intro.md': '# Intro\n\nWelcome to the parity of plugins.\n\n![dot](/dot.svg)\n',
  'blog/2024-01-01-first.md': '# First\n\nA post.\n',
  'src/pages/index.jsx':
    "import Layout from '@theme/Layout'\nimport Dot from '@site/static/dot.svg'\nexport default function Home() { return <Layout title=\"Parity\"><Dot /></Layout> }",
  'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
}

const SITE = ['@docusaurus/core@3', '@docusaurus/preset-classic@3', '@docusaurus/faster@3', 'react@19', 'react-dom@19']

export interface PluginOutcome {
  readonly name: string
  readonly version: string
  /** `works`, `passed over`, or what went wrong. */
  readonly result: string
}

/** @param folder Where the packages and the sites are; what is there already is used again. */
export async function buildPlugins(
  folder: string,
  build: (options: {siteDir: string}) => Promise<BuildReport>,
): Promise<readonly PluginOutcome[]> {
  const dir = join(folder, 'plugins')
  mkdirSync(dir, {recursive: true})
  const names = [
    ...SITE,
    ...PARITY_PLUGINS.flatMap(({name, version = '*', needs = []}) => [`${name}@${version}`, ...needs]),
  ]
  const dependencies = Object.fromEntries(names.map(toDependency))
  if (!existsSync(join(dir, 'node_modules'))) writeFileSync(join(dir, 'package.json'), JSON.stringify({dependencies}))
  if (!installPackages({}, dir)) return []
  const outcomes: PluginOutcome[] = []
  for (const plugin of PARITY_PLUGINS) outcomes.push(await tryPlugin(plugin, dir, build))
  return outcomes
}

function toDependency(spec: string): readonly [name: string, version: string] {
  // Behind the scope, if there is one; an alias such as `a@npm:b@1` has another.
  const at = spec.indexOf('@', 1)
  return at > 0 ? [spec.slice(0, at), spec.slice(at + 1)] : [spec, '*']
}

async function tryPlugin(
  plugin: ParityPlugin,
  dir: string,
  build: (options: {siteDir: string}) => Promise<BuildReport>,
): Promise<PluginOutcome> {
  const siteDir = join(dir, plugin.name.replaceAll(/[@/]/g, '_'))
  rmSync(siteDir, {recursive: true, force: true})
  for (const [path, text] of Object.entries({...FILES, ...plugin.files, 'docusaurus.config.js': configOf(plugin)})) {
    mkdirSync(dirname(join(siteDir, path)), {recursive: true})
    writeFileSync(join(siteDir, path), text)
  }
  const manifest = join(dir, 'node_modules', plugin.name, 'package.json')
  const version: string = JSON.parse(readFileSync(manifest, 'utf8')).version
  process.chdir(siteDir)
  const report = await build({siteDir})
  return {name: plugin.name, version, result: judge(plugin, report)}
}

function configOf({config}: ParityPlugin): string {
  const presets = config.includes('PRESET') ? '' : 'presets: [PRESET],'
  return `const PRESET = ['classic', {}]
module.exports = {title: 'Parity', url: 'https://parity.example', baseUrl: '/', future: {faster: true}, ${presets} ${config}}\n`
}

function judge({makes, warns}: ParityPlugin, {ok, diagnostics, outDir}: BuildReport): string {
  const said = diagnostics.map(({level, code, message}) => `${level} ${code}: ${message}`)
  if (!ok) return said.find((one) => one.startsWith('error')) ?? 'not built'
  if (warns !== undefined) return said.some((one) => warns.test(one)) ? 'passed over, with a warning' : 'no warning'
  if (makes === undefined) return 'works'
  const [file, text] = makes
  const found = filesBelow(outDir).filter((path) => file.test(path))
  if (found.some((path) => text.test(readFileSync(join(outDir, path), 'utf8')))) return 'works'
  return found.length === 0 ? `no file ${file}` : `no text ${text} in files ${file}`
}

function filesBelow(dir: string): readonly string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(dir, path)).isFile())
}
