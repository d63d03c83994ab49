// Loads the server half of the runtime bundle into this thread, with the program's own React.
import {readFileSync} from 'node:fs'
import {dirname} from 'node:path'
import vm from 'node:vm'
import type {ContentFunction, ServerEntry} from '../../shared/contract.ts'
import {ASSET_BASE} from '../files/asset-base.ts'
import {programRequire} from '../program/program-info.ts'

export interface ServerBundleInput {
  readonly file: string
  readonly programRoot: string
  /** Of the site: images that code imports are below it. */
  readonly baseUrl: string
  /** Translations by id: modules may read them while they are evaluated. */
  readonly texts: Readonly<Record<string, string>>
}

export function loadServerBundle({file, programRoot, baseUrl, texts}: ServerBundleInput): ServerEntry {
  const code = readFileSync(file, 'utf8').replaceAll(JSON.stringify(ASSET_BASE), () => JSON.stringify(baseUrl))
  const wrapper = vm.runInThisContext(`(function(exports,require,module,__filename,__dirname,quireTexts){${code}\n})`, {
    filename: file,
  })
  const module = {exports: {}}
  // The wrapper is the CommonJS one; the bundle's entry exports a ServerEntry.
  ;(wrapper as (...parts: unknown[]) => void)(
    module.exports,
    programRequire(programRoot),
    module,
    file,
    dirname(file),
    texts,
  )
  return module.exports as ServerEntry
}

/** What content sees of this process: a value of the builder's environment would be written into the page. */
const PUBLIC_PROCESS = Object.freeze({env: Object.freeze({NODE_ENV: 'production'})})

/** A content function from its source, as the browser gets it inside a module. */
export function evaluateContent(source: string, name: string): ContentFunction {
  const withProcess = vm.runInThisContext(`(process)=>(${source})`, {filename: name}) as (
    process: unknown,
  ) => ContentFunction
  return withProcess(PUBLIC_PROCESS)
}
