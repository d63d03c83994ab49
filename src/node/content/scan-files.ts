// Worker half of the content stage: reads files and learns what their text alone can tell.
import {readFileSync} from 'node:fs'
import type {SourceFile, SourceSpec} from '../../plugin/types.ts'
import type {FrontMatterDate} from '../../shared/contract.ts'
import type {FileMessage} from '../../shared/diagnostics.ts'
import {hashOf} from '../cache/hash.ts'
import {decodeUtf8} from '../files/decode-utf8.ts'
import {systemCode} from '../files/errno.ts'
import type {ConfigFunction} from '../model.ts'
import type {WorkerTools} from '../workers/worker-tools.ts'

export interface ScanJob {
  readonly filePath: string
  readonly sourcePath: string
  /** Facts that plugins asked for, besides those that every document has. */
  readonly wanted?: TextOptions
  /** As in {@link SourceSpec}; nothing to the scan. */
  readonly isListed?: boolean
  /** As in {@link SourceFile}; nothing to the scan. */
  readonly translates?: string
  readonly translatedIn?: readonly string[]
}

/** What to find out: settings of the caller's finder, plain data. */
export type TextOptions = Pick<SourceSpec, 'truncateMarker' | 'countWords' | 'keepsText'>

/** What was found of {@link TextOptions}. */
export type TextMetadata = Pick<SourceFile, 'isTruncated' | 'wordCount' | 'text'>

/** Facts of a document's text, kept in the store under the hash of its bytes and of the wanted facts. */
export interface ScannedText extends TextMetadata {
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** As in {@link DocumentFile}. */
  readonly dates?: readonly FrontMatterDate[]
  readonly contentTitle?: string
  readonly excerpt: string
  /** Static imports, as written; only of files that look like MDX. */
  readonly importSpecifiers: readonly string[]
  /** As in {@link DocumentFile}. */
  readonly frontMatterFrom?: readonly string[]
  /** As in {@link DocumentFile}. */
  readonly documentPaths?: readonly string[]
  readonly messages: readonly FileMessage[]
}

export interface ScanResult {
  readonly sourcePath: string
  readonly hash: string
  readonly scanned: ScannedText
}

export interface ScanBatch {
  readonly jobs: readonly ScanJob[]
  readonly spec: ScanSpec
}

/** What a document is scanned with. */
export interface ScanSpec {
  /** Of the program's scanners, as what another version found may be wrong, and of the function with all that it imports. */
  readonly fingerprint: string
  /** Reads the headers of documents in place of the program's own parser. */
  readonly parseFrontMatter?: ConfigFunction
  readonly siteDir: string
  /** Whether {@link ScannedText.documentPaths} are wanted. */
  readonly findsPaths: boolean
}

/** Reads a document's text. The compile stage owns the dialect, so the caller brings its scanners. */
export interface TextScanner {
  readonly scan: (text: string, filePath: string, wanted: TextOptions | undefined) => ScannedText | Promise<ScannedText>
}

/** Key of what is known of a document's text. A function of the configuration is told the path as well. */
export function scanKey(
  hash: string,
  {wanted = {}, sourcePath}: Pick<ScanJob, 'wanted' | 'sourcePath'>,
  {fingerprint, parseFrontMatter}: ScanSpec,
): string {
  const path = parseFrontMatter === undefined ? '' : sourcePath
  return hashOf(hash + fingerprint + JSON.stringify(wanted) + path)
}

export async function scanFiles(
  {jobs, spec}: ScanBatch,
  {store, begin}: WorkerTools,
  scanner: TextScanner,
): Promise<ScanResult[]> {
  const results: ScanResult[] = []
  for (const [at, job] of jobs.entries()) {
    begin(at)
    const {filePath, sourcePath} = job
    const bytes = readBytes(filePath)
    if (!Buffer.isBuffer(bytes)) {
      results.push({sourcePath, hash: '', scanned: unreadScan(bytes)})
      continue
    }
    const hash = hashOf(bytes)
    const key = scanKey(hash, job, spec)
    const known = store.get<ScannedText>('scan', key)
    const scanned = known ?? (await scanBytes(bytes, job, scanner))
    if (known === undefined) store.put('scan', key, scanned)
    results.push({sourcePath, hash, scanned})
  }
  return results
}

function readBytes(filePath: string): Buffer | FileMessage {
  try {
    return readFileSync(filePath)
  } catch (error) {
    return describeUnread(filePath, systemCode(error) ?? String(error))
  }
}

function describeUnread(filePath: string, reason: string): FileMessage {
  const finding = {level: 'error', code: 'content/unreadable'} as const
  // Node gives such names with this character in place of the bytes, and then finds no file of that name.
  if (filePath.includes('\uFFFD') && reason === 'ENOENT')
    return {
      ...finding,
      message: 'The name of the file, or of a folder above it, is not UTF-8.',
      hint: 'Rename it: a name in another encoding cannot be part of a URL.',
    }
  const hint = reason === 'ENOENT' ? 'It was removed while the site was built. Build again.' : 'Check its permissions.'
  return {...finding, message: `The file cannot be read (${reason}).`, hint}
}

async function scanBytes(bytes: Buffer, {filePath, wanted}: ScanJob, {scan}: TextScanner): Promise<ScannedText> {
  const text = decodeUtf8(bytes)
  return text === undefined ? notUtf8(describeBadByte(bytes)) : scan(text, filePath, wanted)
}

function describeBadByte(bytes: Buffer): string {
  let offset = 0
  // The first byte that a lenient decoder replaces is where the text stops being UTF-8.
  for (const character of bytes.toString('utf8')) {
    if (character === '\uFFFD' && bytes.subarray(offset, offset + 3).toString('hex') !== 'efbfbd') break
    offset += Buffer.byteLength(character)
  }
  const line = bytes.subarray(0, offset).toString('latin1').split('\n').length
  return `The file is not UTF-8: byte 0x${(bytes[offset] ?? 0).toString(16)} on line ${line} is not part of any character.`
}

function notUtf8(message: string): ScannedText {
  const line = /on line (\d+)/.exec(message)?.[1]
  return unreadScan({
    level: 'error',
    code: 'content/not-utf8',
    message,
    hint: 'Save the file as UTF-8.',
    ...(line === undefined ? {} : {line: Number(line), column: 1}),
  })
}

/** Of a document that could not be scanned. */
export function unreadScan(finding: FileMessage): ScannedText {
  return {frontMatter: {}, excerpt: '', importSpecifiers: [], messages: [finding]}
}
