// A build for a disk: the site is built as for a server, aside, and its files become those that a browser reads from a
// folder. The folder may be moved anywhere, and works on a server as well.
import {createHash} from 'node:crypto'
import {join, resolve} from 'node:path'
import type {ParsedConfig} from '../../config/schema.ts'
import type {SiteConfig} from '../../config/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {OFFLINE_BASE} from '../../shared/offline.ts'
import type {BuildOptions, BuildReport} from '../api-types.ts'
import {buildSite} from '../build-site.ts'
import {createOutputSpace, describeWait, type OutputSpace} from '../output/output-space.ts'
import {readProgramInfo} from '../program/program-info.ts'
import {reportFailure} from '../run/report-failure.ts'
import {atOfflineBase, findServerNeeds, publicUrls} from './offline-config.ts'
import {writeOffline} from './write-offline.ts'

/** Next to what is published, so that neither is taken for the other. */
const OUTPUT_FOLDER = 'build-offline'

/** In the cache, where that is by default: what `start` builds lies there too. */
const SCRATCH_FOLDER = 'node_modules/.cache/quire/offline'

/** As `build`, in build.ts. */
export async function buildOffline(options: BuildOptions): Promise<BuildReport> {
  const start = performance.now()
  const siteDir = resolve(options.siteDir ?? '.')
  const outDir = resolve(siteDir, options.outDir ?? OUTPUT_FOLDER)
  const {signal, onProgress} = options
  const space = createOutputSpace(outDir, {
    onWait: (owner) => onProgress?.({kind: 'waiting', stage: 'output', message: describeWait(outDir, owner)}),
    signal,
  })
  try {
    return await buildInto(space, {options: {...options, siteDir}, siteDir, outDir, start})
  } finally {
    space.close()
  }
}

interface OfflineBuild {
  readonly options: BuildOptions
  readonly siteDir: string
  readonly outDir: string
  readonly start: number
}

async function buildInto(space: OutputSpace, {options, siteDir, outDir, start}: OfflineBuild): Promise<BuildReport> {
  const from = join(siteDir, SCRATCH_FOLDER, createHash('sha256').update(outDir).digest('hex').slice(0, 12))
  const locales: SiteConfig[] = []
  let written: ParsedConfig | undefined
  const adapt = (parsed: ParsedConfig): ParsedConfig => {
    written = parsed
    return atOfflineBase(parsed)
  }
  const built = await buildSite({...options, outDir: from}, {adapt, onLocale: (config) => locales.push(config)})
  const toWritten = (text: string): string => text.replaceAll(OFFLINE_BASE, written?.baseUrl ?? '/')
  const diagnostics = built.diagnostics.map((found) => inWords(found, toWritten))
  const finish = (isWritten: boolean): BuildReport => {
    const {lastOutput: _aside, ...report} = built
    const ok = diagnostics.every(({level}) => level !== 'error')
    const left = isWritten ? {} : {lastOutput: space.lastOutput()}
    return {...report, ok, isWritten, outDir, ...left, diagnostics, ms: performance.now() - start}
  }
  if (!built.isWritten || written === undefined) return finish(false)
  try {
    const to = await space.open()
    const {files, findings} = await writeOffline({
      ...{from, to, locales, programRoot: readProgramInfo().root},
      siteBaseUrl: written.baseUrl,
      publicUrls: publicUrls(written, locales),
    })
    const names = new Map(files.map((file) => [file, undefined]))
    const all = {prefix: '', files: names, assets: [], staged: new Set(files), before: []}
    const committed = space.commit([all], {assetSets: 0, folders: []})
    diagnostics.push(
      ...(locales[0] === undefined ? [] : findServerNeeds(locales[0])),
      ...findings,
      ...committed.findings,
    )
    return finish(true)
  } catch (error) {
    reportFailure(error, {reporter: {report: (found) => diagnostics.push(found)}, space, signal: options.signal})
    return finish(false)
  }
}

/** What stands for the folder of the site is nothing that anybody has written. */
function inWords(found: Diagnostic, toWritten: (text: string) => string): Diagnostic {
  const {message, hint} = found
  return {...found, message: toWritten(message), ...(hint === undefined ? {} : {hint: toWritten(hint)})}
}
