// What versions and languages add to a build: the same documents once, and once more for each version or language.
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {type ProcessFigures, runProcess, type Spread, spreadOf} from './process.ts'

export type VariantKind = 'versions' | 'locales'

export interface VariantBench {
  readonly kind: VariantKind
  /** Documents of one version. */
  readonly pages: number
  /** Versions or locales of the large site. */
  readonly count: number
  readonly runs: number
  /** Folder of generated documents, a site of its own. */
  readonly corpusDir: string
  readonly scratch: string
  /** Root of the checkout. */
  readonly root: string
  /** Folder with an installed Docusaurus, which is then measured in the same run. */
  readonly docusaurus: string | undefined
}

interface VariantFigures {
  readonly cpuSeconds: Spread
  readonly wallSeconds: Spread
  readonly peakMiB: Spread
}

type Builds = Readonly<Record<'cold' | 'warm', VariantFigures>>

/** Of a site with one version or locale, and of one with all; by generator. */
export type VariantResult = Readonly<Record<string, {readonly one: Builds; readonly all: Builds}>>

/** One document of ten is translated. */
const TRANSLATED_EACH = 10
const LOCALES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pl', 'ru', 'tr', 'ar', 'ja', 'ko', 'uk', 'fa', 'he', 'hi']

export async function measureVariants(bench: VariantBench): Promise<VariantResult> {
  const generators = [quireOf(bench), ...(bench.docusaurus === undefined ? [] : [docusaurusOf(bench.docusaurus)])]
  const result: Record<string, {one: Builds; all: Builds}> = {}
  for (const generator of generators) {
    const sites = [1, bench.count].map((count) => makeSite(bench, generator, count))
    const samples: Record<'cold' | 'warm', ProcessFigures[]>[] = [
      {cold: [], warm: []},
      {cold: [], warm: []},
    ]
    for (let round = 0; round < bench.runs; round++)
      for (const [at, siteDir] of sites.entries()) {
        for (const folder of generator.forgets) rmSync(join(siteDir, folder), {recursive: true, force: true})
        samples[at]?.cold.push(await generator.build(siteDir))
        samples[at]?.warm.push(await generator.build(siteDir))
      }
    const [one, all] = samples.map(({cold, warm}) => ({cold: summarise(cold), warm: summarise(warm)}))
    if (one !== undefined && all !== undefined) result[generator.name] = {one, all}
  }
  return result
}

function summarise(samples: readonly ProcessFigures[]): VariantFigures {
  return {
    cpuSeconds: spreadOf(samples.map(({cpuSeconds}) => cpuSeconds)),
    wallSeconds: spreadOf(samples.map(({wallSeconds}) => wallSeconds)),
    peakMiB: spreadOf(samples.map(({peakMiB}) => peakMiB)),
  }
}

interface Generator {
  readonly name: string
  readonly configFile: string
  readonly config: (fields: string) => string
  /** Folders, relative to the site, without which a build is cold. */
  readonly forgets: readonly string[]
  /** Its packages, where the site needs them next to it. */
  readonly modules?: string
  readonly build: (siteDir: string) => Promise<ProcessFigures>
}

function quireOf({root}: VariantBench): Generator {
  const bin = join(root, 'dist/bin.js')
  return {
    name: 'quire',
    configFile: 'site.config.mjs',
    config: (fields) => `import {docs} from 'quire-docs/plugins/docs'
export default {title: 'Bench', url: 'https://example.com', baseUrl: '/', plugins: [docs({routeBasePath: '/'})], ${fields}}
`,
    forgets: ['build', 'node_modules/.cache/quire'],
    build: (siteDir) => runProcess(process.execPath, [bin, 'build', siteDir, '--json'], {cwd: siteDir}),
  }
}

function docusaurusOf(folder: string): Generator {
  const modules = join(folder, 'node_modules')
  return {
    name: 'docusaurus',
    configFile: 'docusaurus.config.js',
    config: (
      fields,
    ) => `module.exports = {title: 'Bench', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'warn', markdown: {hooks: {onBrokenMarkdownImages: 'warn'}},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]], ${fields}}
`,
    forgets: ['build', '.docusaurus', 'node_modules/.cache'],
    modules,
    build: (siteDir) => runProcess(join(modules, '.bin/docusaurus'), ['build', siteDir], {cwd: siteDir}),
  }
}

function makeSite({kind, pages, corpusDir, scratch}: VariantBench, generator: Generator, count: number): string {
  const siteDir = join(scratch, `${kind}-${generator.name}-${pages}-${count}`)
  rmSync(siteDir, {recursive: true, force: true})
  mkdirSync(siteDir, {recursive: true})
  writeFileSync(join(siteDir, 'package.json'), '{"name": "bench", "private": true}\n')
  if (generator.modules !== undefined) linkModules(generator.modules, siteDir)
  cpSync(join(corpusDir, 'docs'), join(siteDir, 'docs'), {recursive: true})
  if (kind === 'versions') addVersions(siteDir, count)
  const locales = kind === 'locales' ? LOCALES.slice(0, count) : LOCALES.slice(0, 1)
  for (const locale of locales.slice(1)) addTranslations(siteDir, locale)
  const fields = `i18n: {defaultLocale: 'en', locales: ${JSON.stringify(locales)}}`
  writeFileSync(join(siteDir, generator.configFile), generator.config(fields))
  return siteDir
}

/** Packages one by one: what the generator keeps in `node_modules/.cache` is then the site's own. */
function linkModules(modules: string, siteDir: string): void {
  mkdirSync(join(siteDir, 'node_modules'))
  for (const name of readdirSync(modules))
    if (!name.startsWith('.')) symlinkSync(join(modules, name), join(siteDir, 'node_modules', name))
}

/** The version that is written is one of them: the others are copies of it, as on the days of releases that changed nothing. */
function addVersions(siteDir: string, count: number): void {
  const names = Array.from({length: count - 1}, (_, at) => `${count - 1 - at}.0`)
  if (names.length > 0) writeFileSync(join(siteDir, 'versions.json'), JSON.stringify(names))
  for (const name of names)
    cpSync(join(siteDir, 'docs'), join(siteDir, `versioned_docs/version-${name}`), {recursive: true})
}

function addTranslations(siteDir: string, locale: string): void {
  const target = join(siteDir, `i18n/${locale}/docusaurus-plugin-content-docs/current`)
  for (const [at, file] of listDocuments(join(siteDir, 'docs')).entries()) {
    if (at % TRANSLATED_EACH !== 0) continue
    const copy = join(target, relative(join(siteDir, 'docs'), file))
    mkdirSync(dirname(copy), {recursive: true})
    writeFileSync(copy, `${readFileSync(file, 'utf8')}\nA paragraph in ${locale}.\n`)
  }
  mkdirSync(join(siteDir, 'i18n', locale), {recursive: true})
}

function listDocuments(dir: string): readonly string[] {
  const names = readdirSync(dir, {recursive: true, encoding: 'utf8'})
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(dir, name))
    .sort()
}

/** A line for each kind of build and generator, with what the large site takes of the small one. */
export function formatVariants(result: VariantResult, {kind, pages, count}: VariantBench): string {
  const lines = Object.entries(result).flatMap(([name, {one, all}]) =>
    (['cold', 'warm'] as const).map((build) => {
      const [small, large] = [one[build], all[build]]
      const ratio = (of: keyof VariantFigures): string => (large[of].median / small[of].median).toFixed(2)
      return `  ${build} ${name.padEnd(10)} cpu ${small.cpuSeconds.median.toFixed(2)} -> ${large.cpuSeconds.median.toFixed(2)} s (${ratio('cpuSeconds')} x)  wall ${small.wallSeconds.median.toFixed(2)} -> ${large.wallSeconds.median.toFixed(2)} s (${ratio('wallSeconds')} x)  peak ${Math.round(small.peakMiB.median)} -> ${Math.round(large.peakMiB.median)} MiB (${ratio('peakMiB')} x)`
    }),
  )
  return [`${count} ${kind} of ${pages} pages, and one:`, ...lines].join('\n')
}

/** Where Docusaurus is installed for the comparison of peers. */
export function findDocusaurus(scratch: string): string | undefined {
  const folder = join(scratch, 'docusaurus')
  return existsSync(join(folder, 'node_modules/.bin/docusaurus')) ? folder : undefined
}
