// Builds a small site with each plugin of the list, and tells which of them do what they are for.
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {BuildReport} from '../../src/node/api-types.ts'
import {buildByDocusaurus, installPackages} from './make-site.ts'
import {MORE_PLUGINS} from './more-plugins.ts'
import {PARITY_PLUGINS, type ParityPlugin} from './plugins.ts'
import {RARE_PLUGINS} from './rare-plugins.ts'

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
  /** Of Docusaurus' own build, where it was asked for. */
  readonly theirs: string
  /** `works`, `passed over`, or what went wrong. */
  readonly result: string
}

export interface PluginRun {
  /** Where the packages and the sites are; what is there already is used again. */
  readonly folder: string
  /** Only these; all where it is absent. */
  readonly names?: readonly string[] | undefined
  /** Builds each site by Docusaurus, too. */
  readonly withDocusaurus: boolean
}

const ALL_PLUGINS = [...PARITY_PLUGINS, ...MORE_PLUGINS, ...RARE_PLUGINS]

type Build = (options: {siteDir: string}) => Promise<BuildReport>

export async function buildPlugins(run: PluginRun, build: Build): Promise<readonly PluginOutcome[]> {
  const dir = join(run.folder, 'plugins')
  const plugins = ALL_PLUGINS.filter(({name}) => run.names?.includes(name) ?? true)
  mkdirSync(dir, {recursive: true})
  const names = [...SITE, ...plugins.flatMap(({name, version = '*', needs = []}) => [`${name}@${version}`, ...needs])]
  const dependencies = Object.fromEntries(names.map(toDependency))
  if (!existsSync(join(dir, 'node_modules'))) writeFileSync(join(dir, 'package.json'), JSON.stringify({dependencies}))
  if (!installPackages({}, dir)) return []
  const outcomes: PluginOutcome[] = []
  for (const plugin of plugins) {
    const siteDir = writeSite(plugin, dir)
    const theirs = run.withDocusaurus ? judgeDocusaurus(plugin, siteDir) : ''
    process.chdir(siteDir)
    const result = judge(plugin, await build({siteDir}))
    const manifest = join(dir, 'node_modules', plugin.name, 'package.json')
    const version: string = JSON.parse(readFileSync(manifest, 'utf8')).version
    outcomes.push({name: plugin.name, version, theirs, result})
    console.log([plugin.name, version, theirs, result].join(' | '))
  }
  return outcomes
}

function toDependency(spec: string): readonly [name: string, version: string] {
  // Behind the scope, if there is one; an alias such as `a@npm:b@1` has another.
  const at = spec.indexOf('@', 1)
  return at > 0 ? [spec.slice(0, at), spec.slice(at + 1)] : [spec, '*']
}

/** @returns Its folder. */
function writeSite(plugin: ParityPlugin, dir: string): string {
  const siteDir = join(dir, plugin.name.replaceAll(/[@/]/g, '_'))
  rmSync(siteDir, {recursive: true, force: true})
  for (const [path, text] of Object.entries({...FILES, ...plugin.files, 'docusaurus.config.js': configOf(plugin)})) {
    mkdirSync(dirname(join(siteDir, path)), {recursive: true})
    writeFileSync(join(siteDir, path), text)
  }
  return siteDir
}

function judgeDocusaurus(plugin: ParityPlugin, siteDir: string): string {
  const old = buildByDocusaurus(siteDir)
  return old === undefined ? 'not built' : judgeOutput(plugin, old.dir)
}

function configOf({config}: ParityPlugin): string {
  const presets = config.includes('PRESET') ? '' : 'presets: [PRESET],'
  return `const PRESET = ['classic', {}]
module.exports = {title: 'Parity', url: 'https://parity.example', baseUrl: '/', future: {v4: {removeLegacyPostBuildHeadAttribute: true}, faster: true}, ${presets} ${config}}\n`
}

function judge(plugin: ParityPlugin, {ok, diagnostics, outDir}: BuildReport): string {
  const {warns} = plugin
  const said = diagnostics.map(({level, code, message}) => `${level} ${code}: ${message}`)
  if (!ok) return said.find((one) => one.startsWith('error')) ?? 'not built'
  if (warns !== undefined) return said.some((one) => warns.test(one)) ? 'passed over, with a warning' : 'no warning'
  return judgeOutput(plugin, outDir)
}

function judgeOutput({makes}: ParityPlugin, outDir: string): string {
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
