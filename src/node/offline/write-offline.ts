// All files of a site as a server has them to those that a browser reads from a disk.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SiteConfig} from '../../config/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {OFFLINE_BASE, OFFLINE_SCRIPT} from '../../shared/offline.ts'
import {listFiles} from '../output/kept-locales.ts'
import {createOutputWriter, OWN_NAMES} from '../output/output-writer.ts'
import {readPageScript} from '../program/page-scripts.ts'
import {convertPage} from './convert-page.ts'
import {type DataTest, dataScript, findDataFiles, scriptNameOf} from './data-files.ts'
import {bundleMermaid, mermaidFileOf} from './mermaid-script.ts'
import type {PublicUrls} from './offline-config.ts'
import {type OfflineOutput, offlineSettings, relativeStyles, withPublicUrls} from './relative-urls.ts'

export interface OfflineInput {
  /** Absolute: the site as it was built for {@link OFFLINE_BASE}. */
  readonly from: string
  /** Absolute, empty. */
  readonly to: string
  readonly programRoot: string
  readonly locales: readonly SiteConfig[]
  /** Of the published site. */
  readonly siteBaseUrl: string
  readonly publicUrls: PublicUrls
}

export interface OfflineFiles {
  readonly files: readonly string[]
  readonly findings: readonly Diagnostic[]
}

/** What a server alone reads. */
const OF_SERVER: ReadonlySet<string> = new Set(['_headers', '_redirects', OWN_NAMES.list])

/** Texts in which URLs of the site may be written out. */
const TEXT_FILE = /\.(?:xml|txt|md|json|webmanifest|rss|atom)$/i

export async function writeOffline(input: OfflineInput): Promise<OfflineFiles> {
  const {from, to, locales, siteBaseUrl, publicUrls} = input
  const all = listFiles(from)
  const found = all.filter((file) => !OF_SERVER.has(file))
  const settings = offlineSettings(found, locales[0]?.trailingSlash === false)
  const output = {settings, files: new Set(found), siteBaseUrl, publicUrls}
  const isData = findDataFiles(
    from,
    locales.map(({baseUrl}) => baseUrl.slice(OFFLINE_BASE.length)),
  )
  const writer = createOutputWriter(to)
  const hosts = new Map<string, string[]>()
  const written: string[] = []
  const tell = (file: string, foreign: readonly string[]): void => {
    for (const host of foreign) hosts.set(host, [...(hosts.get(host) ?? []), file])
  }
  for (const file of found) {
    if (mermaidFileOf(file) === 'part') continue
    const converted = await convertFile(file, {...input, output, isData, tell})
    const name = isData(file) ? scriptNameOf(file) : file
    if (converted === undefined) writer.copy(name, join(from, file))
    else writer.write(name, converted)
    written.push(name)
  }
  writer.write(OFFLINE_SCRIPT, offlineScript(settings, input.programRoot))
  return {files: [...written, OFFLINE_SCRIPT], findings: tellHosts(hosts)}
}

function offlineScript(settings: OfflineOutput['settings'], programRoot: string): string {
  return `var quireOfflineSettings=${JSON.stringify(settings)};\n${readPageScript(programRoot, 'offline')}`
}

interface ConvertContext extends OfflineInput {
  readonly output: OfflineOutput
  readonly isData: DataTest
  readonly tell: (file: string, foreignHosts: readonly string[]) => void
}

/** The text of a file, undefined when it stays as it is. */
async function convertFile(
  file: string,
  {from, output, publicUrls, isData, tell}: ConvertContext,
): Promise<string | undefined> {
  const read = (): string => readFileSync(join(from, file), 'utf8')
  const readPublic = (): string => withPublicUrls(read(), publicUrls)
  if (mermaidFileOf(file) === 'entry') return bundleMermaid(join(from, file))
  if (isData(file)) return dataScript(file, readPublic())
  if (/\.html?$/i.test(file)) {
    const {html, foreignHosts} = convertPage(file, readPublic(), output)
    tell(file, foreignHosts)
    return html
  }
  if (file.endsWith('.css')) return relativeStyles(read(), file, output)
  // What is not read by pages is for machines, which know the published site.
  return TEXT_FILE.test(file) ? readPublic().replaceAll(OFFLINE_BASE, output.siteBaseUrl) : undefined
}

function tellHosts(hosts: ReadonlyMap<string, readonly string[]>): readonly Diagnostic[] {
  if (hosts.size === 0) return []
  const list = [...hosts].map(([host, files]) => {
    const more = files.length === 1 ? '' : ` and ${files.length - 1} more`
    return `${host} (${files[0]}${more})`
  })
  return [
    {
      level: 'warning',
      code: 'offline/needs-network',
      message: `Pages show or run files of other servers, which are missing where there is no network: ${list.join(', ')}.`,
      hint: 'Put the files into a static folder of the site, where readers need them.',
    },
  ]
}
