// Puts each part of Docusaurus' themes alone into a site's src/theme, as `docusaurus swizzle --eject` does, and compares the
// pages with those of the site without it.
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import type {BuildReport, CompareReport} from '../../src/node/api-types.ts'
import {coversDifference, type KnownDifference} from '../../src/node/migrate/compare/known-differences.ts'
import {installPackages} from './make-site.ts'
import {PARTS_SITE} from './parts-site.ts'

const THEMES = ['theme-classic', 'theme-live-codeblock', 'theme-mermaid']

const DEPENDENCIES = {
  '@docusaurus/core': '3',
  '@docusaurus/preset-classic': '3',
  '@docusaurus/faster': '3',
  '@docusaurus/theme-live-codeblock': '3',
  '@docusaurus/theme-mermaid': '3',
  mermaid: '11',
  react: '19',
  'react-dom': '19',
}

/** Parts that are tried in one build; where pages differ, each is tried alone. */
const BATCH_SIZE = 6

/** What is Docusaurus' own way where its part is used, by the name of the part. */
const MEANT: readonly (KnownDifference & {readonly part: RegExp})[] = [
  {
    reason: "Docusaurus' diagrams are not there without scripts.",
    part: /^Mermaid$/,
    aspect: /^code$/,
    theirs: /^mermaid /,
  },
  {reason: "Docusaurus' part has both images, whatever they are.", part: /^ThemedImage$/, aspect: /^images$/},
  {reason: "Docusaurus' page for what is not found does not lead home.", part: /^NotFound\/Content$/, page: /^\/404$/},
  {reason: "Docusaurus' part gives the image no size.", part: /^Blog\/Components\/Author$/, aspect: /^images$/},
]

export interface PartRun {
  /** Where the packages and the site are; what is there already is used again. */
  readonly folder: string
  /** Only these, each alone; all where it is absent. */
  readonly names?: readonly string[] | undefined
}

export interface PartOutcome {
  readonly names: readonly string[]
  /** Errors, or warnings that the site without the part does not have. */
  readonly said: readonly string[]
  readonly differences: CompareReport['differences']
}

export interface Program {
  readonly build: (options: {readonly siteDir: string; readonly outDir: string}) => Promise<BuildReport>
  readonly compareBuilds: (options: {
    readonly docusaurusDir: string
    readonly quireDir: string
  }) => Promise<CompareReport>
}

/** @returns What differs with each part, as it is found. Nothing where the packages are not to be had, or the site is not built. */
export async function* tryParts({folder, names}: PartRun, program: Program): AsyncGenerator<PartOutcome> {
  const dir = join(folder, 'parts')
  mkdirSync(dir, {recursive: true})
  if (!existsSync(join(dir, 'node_modules')))
    writeFileSync(join(dir, 'package.json'), JSON.stringify({private: true, dependencies: DEPENDENCIES}))
  if (!installPackages({}, dir)) return
  const plain = await buildWith([], dir, program)
  if (!plain.ok) return
  const known = new Set(linesOf(plain))
  const compare = async (parts: readonly PartSource[]): Promise<PartOutcome> => {
    const made = await buildWith(parts, dir, program)
    const said = linesOf(made).filter((line) => !known.has(line))
    const differences = made.ok
      ? (await program.compareBuilds({docusaurusDir: plain.outDir, quireDir: made.outDir})).differences
      : []
    const partNames = parts.map(({name}) => name)
    return {names: partNames, said, differences: differences.filter((one) => !isMeant(partNames, one))}
  }
  const sources = THEMES.flatMap((theme) => partsOf(join(dir, 'node_modules/@docusaurus', theme, 'lib/theme')))
  const wanted = sources.filter(({name}) => names?.includes(name) ?? true)
  for (const batch of batchesOf(wanted, names === undefined ? BATCH_SIZE : 1)) {
    const outcome = await compare(batch)
    if (batch.length === 1 || !changesSite(outcome)) yield outcome
    else for (const one of batch) yield await compare([one])
  }
}

export function changesSite({said, differences}: PartOutcome): boolean {
  return said.length + differences.length > 0
}

function isMeant(names: readonly string[], difference: CompareReport['differences'][number]): boolean {
  return MEANT.some(({part, ...known}) => names.some((name) => part.test(name)) && coversDifference(known, difference))
}

interface PartSource {
  readonly name: string
  /** Paths below the folder of the theme. */
  readonly files: readonly string[]
  readonly theme: string
}

/** Parts as Docusaurus finds them: a script, or a folder with an index. Their sheets and what they import of their folder come along. */
function partsOf(theme: string): readonly PartSource[] {
  const files = readdirSync(theme, {recursive: true, encoding: 'utf8'}).filter((path) =>
    statSync(join(theme, path)).isFile(),
  )
  const scripts = files.filter((path) => path.endsWith('.js') && !/(?:^|\/)(?:utils|styles)\.js$/.test(path))
  return scripts.map((path) => {
    const name = path.replace(/(?:\/index)?\.js$/, '')
    const isIndex = basename(path) === 'index.js'
    const beside = files.filter((one) => dirname(one) === dirname(path) && /\.(?:css|js)$/.test(one))
    const own = beside.filter((one) => one === path || !scripts.includes(one))
    return {name, theme, files: isIndex ? own : [path, ...own.filter((one) => one.endsWith('.css'))]}
  })
}

/** Neighbours in the list, such as a part and those inside of it, are in different batches. */
function batchesOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size)
  return Array.from({length: count}, (_, batch) => items.filter((_item, index) => index % count === batch))
}

interface Made {
  readonly ok: boolean
  readonly outDir: string
  readonly diagnostics: BuildReport['diagnostics']
}

async function buildWith(parts: readonly PartSource[], dir: string, {build}: Program): Promise<Made> {
  const siteDir = join(dir, parts.length === 0 ? 'plain' : 'swizzled')
  rmSync(siteDir, {recursive: true, force: true})
  for (const [path, text] of Object.entries(PARTS_SITE)) write(join(siteDir, path), text)
  write(join(siteDir, 'package.json'), JSON.stringify({private: true, dependencies: DEPENDENCIES}))
  symlinkSync(join(dir, 'node_modules'), join(siteDir, 'node_modules'))
  for (const {theme, files} of parts)
    for (const path of files) cpSync(join(theme, path), join(siteDir, 'src/theme', path), {recursive: true})
  process.chdir(siteDir)
  const outDir = join(siteDir, 'build')
  const {isWritten, diagnostics} = await build({siteDir, outDir})
  return {ok: isWritten, outDir, diagnostics}
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), {recursive: true})
  writeFileSync(path, text)
}

function linesOf({diagnostics}: Made): readonly string[] {
  return diagnostics.map(({level, code, message}) => `${level} ${code}: ${message}`)
}
