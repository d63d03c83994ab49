// What the content stage learns of a document: by its text alone, and by the function of the configuration that reads headers.
import type {SourceFile, SourceSpec} from '../../plugin/types.ts'
import type {FileMessage} from '../../shared/diagnostics.ts'
import type {ConfigFunction} from '../compiled-model.ts'
import {TransformError} from './load-transforms.ts'
import {toTransformMessage} from './page-record.ts'
import {type DocumentHeader, loadParseHeader, type ParseHeader, parseHeader} from './parse-header.ts'
import {type ScannedDocument, scanDocument} from './scan-document.ts'
import {readTextMetadata} from './text-metadata.ts'

interface ScannerInput {
  /** Of the configuration. */
  readonly parseFrontMatter?: ConfigFunction
  readonly siteDir: string
  /** Whether paths of documents are wanted. */
  readonly findsPaths: boolean
}

type Wanted = Pick<SourceSpec, 'truncateMarker' | 'countWords' | 'keepsText'>

interface Scanned extends ScannedDocument, Pick<SourceFile, 'isTruncated' | 'wordCount' | 'text'> {
  readonly messages: readonly FileMessage[]
}

type Scan = (text: string, filePath: string, wanted: Wanted | undefined) => Scanned | Promise<Scanned>

/** Never fails for what is in a document or for what the function makes of it: a message says so. */
export function createScanner({parseFrontMatter, siteDir, findsPaths}: ScannerInput): Scan {
  if (parseFrontMatter === undefined) return (text, _filePath, wanted) => scanText(text, wanted, findsPaths)
  let loading: Promise<ParseHeader> | undefined
  return async (text, filePath, wanted) => {
    loading ??= loadParseHeader(parseFrontMatter)
    return scan(await parseOrTell(loading, {text, filePath, siteDir}), wanted, findsPaths)
  }
}

/** A document whose header the program reads itself. */
export function scanText(text: string, wanted?: Wanted, findsPaths = false): Scanned {
  return scan(parseHeader(text), wanted, findsPaths)
}

interface Read {
  readonly text: string
  readonly filePath: string
  readonly siteDir: string
}

async function parseOrTell(loading: Promise<ParseHeader>, {text, filePath, siteDir}: Read): Promise<DocumentHeader> {
  try {
    return await (await loading)(text, filePath)
  } catch (error) {
    if (!(error instanceof TransformError)) throw error
    return {frontMatter: {}, content: parseHeader(text).content, error: toTransformMessage(error, siteDir)}
  }
}

function scan(header: DocumentHeader, wanted: Wanted | undefined, findsPaths: boolean): Scanned {
  return {
    ...(wanted === undefined ? {} : readTextMetadata(header.content, wanted)),
    ...scanDocument(header, findsPaths),
    messages: header.error === undefined ? [] : [header.error],
  }
}
