// Rewrites the pages of a site that were written for MDX 1, and gives the changes as a diff.
import {readFileSync, writeFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {type Diagnostic, toDiagnostic} from '../../shared/diagnostics.ts'
import type {MigratedFile, MigrateOptions, MigrateReport} from '../api-types.ts'
import {NO_REMOTE} from '../cache/remote.ts'
import {withCache} from '../cache/with-cache.ts'
import {readFormat} from '../compile/choose-format.ts'
import {toExtension} from '../compile/compile-key.ts'
import {createCompiler} from '../compile/compile-page.ts'
import {toCompilerSpec} from '../compile/compiler-settings.ts'
import {resolveConfig} from '../config/load-config.ts'
import {loadModule} from '../config/load-module.ts'
import {readConfig} from '../config/read-config.ts'
import {loadContent} from '../content/load-content.ts'
import {placeInConfig} from '../diagnostics/config-place.ts'
import {createReporter} from '../diagnostics/reporter.ts'
import {decodeUtf8} from '../files/decode-utf8.ts'
import type {CompilerSpec, DocumentFile, SiteConfig} from '../model.ts'
import {setUpSite} from '../plugins/set-up-site.ts'
import {readProgramInfo} from '../program/program-info.ts'
import {createToolbox, type Toolbox} from '../run/toolbox.ts'
import type {Tools} from '../tools.ts'
import {createRewriter, type RewrittenPage} from './mdx/rewrite-page.ts'
import {unifiedDiff} from './unified-diff.ts'

/**
 * Looks at every document of a site, in all languages and versions, and writes the changed ones when asked to.
 * @throws SiteError when the configuration cannot be read.
 */
export async function migratePages({
  siteDir = '.',
  config,
  write = false,
}: MigrateOptions = {}): Promise<MigrateReport> {
  const root = resolve(siteDir)
  const {report, diagnostics} = createReporter()
  const files = await withCache({useCache: false, report}, async (cache) => {
    const toolbox = createToolbox({programRoot: readProgramInfo().root, cache, report, signal: undefined})
    try {
      return await rewriteSite(root, {config, toolbox, report})
    } finally {
      await toolbox.close()
    }
  })
  if (write) for (const {filePath, after} of files) writeFileSync(filePath, after)
  return {files: files.map(toMigrated), diagnostics: diagnostics()}
}

interface ChangedFile {
  readonly sourcePath: string
  readonly filePath: string
  readonly before: string
  readonly after: string
}

function toMigrated({sourcePath, before, after}: ChangedFile): MigratedFile {
  return {path: sourcePath, diff: unifiedDiff(sourcePath, before, after)}
}

interface Run {
  readonly config: string | undefined
  readonly toolbox: Toolbox
  readonly report: (finding: Diagnostic) => void
}

/** Documents that several languages share are rewritten once. */
async function rewriteSite(
  siteDir: string,
  {config: configFile, toolbox, report}: Run,
): Promise<readonly ChangedFile[]> {
  const read = await readConfig(siteDir, {config: configFile, cacheDir: toolbox.cacheDir})
  const {defaultLocale, locales} = read.parsed.i18n
  const changed: ChangedFile[] = []
  const seen = new Set<string>()
  for (const locale of new Set([defaultLocale, ...locales])) {
    const {config, problems, dropped} = await resolveConfig(read, {locale, isSoleLocale: locales.length < 2, report})
    const place = (found: Diagnostic): void => report(placeInConfig(found, {...config, dropped}))
    for (const problem of problems) report(problem)
    const {documents, spec} = await readDocuments(config, toolbox, place)
    if (spec === undefined) continue
    const rewrite = await createRewriter(spec, await createCompiler({...spec, hasMdx1: false}))
    for (const document of documents) {
      if (seen.has(document.sourcePath) || document.sourcePath.includes('node_modules/')) continue
      seen.add(document.sourcePath)
      changed.push(...(await rewriteDocument(document, rewrite, report)))
    }
  }
  return changed.sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1))
}

interface Documents {
  readonly documents: Iterable<DocumentFile>
  /** Absent when the settings are hidden by a mistake of the configuration. */
  readonly spec: CompilerSpec | undefined
}

/** What is wrong in pages otherwise is told by a build, not here. */
async function readDocuments(asRead: SiteConfig, toolbox: Toolbox, place: Run['report']): Promise<Documents> {
  const {cacheDir, store, workers} = toolbox.open(asRead)
  const config = {...asRead, cacheDir}
  const program = readProgramInfo()
  const tools: Tools = {
    store,
    workers,
    remote: NO_REMOTE,
    report: () => undefined,
    watch: () => undefined,
    tick: () => undefined,
  }
  const setup = await setUpSite({config, isProduction: false, report: place})
  const {siteDir} = config
  const load = async (filePath: string): Promise<unknown> =>
    (await loadModule(filePath, {cacheDir, siteDir, programFiles: undefined})).value
  const {plugins, publishing} = setup
  const content = await loadContent({plugins, config, loadModule: load, program, publishRule: publishing.rule}, tools)
  const spec = await toCompilerSpec({setup, config, program}, tools)
  return {documents: content.documents.values(), spec: spec.isKnown ? spec.value : undefined}
}

type Rewrite = Awaited<ReturnType<typeof createRewriter>>

async function rewriteDocument(
  {filePath, sourcePath, frontMatter}: DocumentFile,
  rewrite: Rewrite,
  report: Run['report'],
): Promise<readonly ChangedFile[]> {
  const bytes = readFileSync(filePath)
  // Its decoder drops a byte-order mark, which is to stay; what is no UTF-8 is told by a build.
  if (decodeUtf8(bytes) === undefined) return []
  const before = bytes.toString('utf8')
  const format = readFormat(frontMatter)
  const page = {body: before, extension: toExtension(sourcePath), filePath}
  const rewritten: RewrittenPage = await rewrite(format === undefined ? page : {...page, formatOverride: format})
  for (const message of rewritten.messages) report(toDiagnostic(message, sourcePath))
  return rewritten.body === before ? [] : [{sourcePath, filePath, before, after: rewritten.body}]
}
