// Style sheets as the bundler has joined them, made ready to be published.
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {transform} from 'lightningcss'
import {toSourcePath} from '../files/source-path.ts'
import type {BundleFinding} from './bundle-finding.ts'
import type {BundleJob} from './bundle-job.ts'
import {reachesContent, widenPlaces} from './content-places.ts'
import {widenClasses} from './docusaurus-classes.ts'
import {isOwnModule} from './own-module.ts'
import {orderRules} from './theme-layers.ts'

/** The first release of each engine that runs the scripts, which are ES2022; three bytes each, for Lightning CSS. */
const STYLE_TARGETS = {chrome: 94 << 16, edge: 94 << 16, firefox: 93 << 16, safari: 16 << 16, ios_saf: 16 << 16}

export interface StyleFiles {
  /** Names in the folder of assets. */
  readonly files: readonly string[]
  /** Absolute paths of what the bundle was made from. */
  readonly sources: readonly string[]
}

/**
 * Finishes the style sheets in place: their names, by content before, stay as the runtime knows them.
 * @returns What is wrong with the styles, if anything.
 */
export function finishStyles(job: BundleJob, {files, sources}: StyleFiles): readonly BundleFinding[] {
  const {outputDir, minify, ruleOrder, aliases} = job
  const reaches = reachesContent(aliases)
  try {
    for (const file of files.filter(isStyle)) {
      const path = join(outputDir, 'assets', file)
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, finishSheet(reaches ? widenPlaces(text) : text, {file, minify, ruleOrder}))
    }
    return []
  } catch (error) {
    if (!isSyntaxError(error)) throw error
    return [findCause(error, sources, job)]
  }
}

interface SheetOptions extends Pick<BundleJob, 'minify' | 'ruleOrder'> {
  readonly file: string
}

/** @throws StyleError */
export function finishSheet(text: string, {file, minify, ruleOrder}: SheetOptions): Uint8Array {
  const code = Buffer.from(widenClasses(orderRules(text, ruleOrder)))
  // A server publishes it as it is, and tells of mistakes as a build does.
  const made = transform({filename: file, code, ...(minify && {minify, targets: STYLE_TARGETS})})
  return minify ? made.code : code
}

/** The file that the mistake is in: those of the site before those of packages. */
function findCause({message}: StyleError, sources: readonly string[], {siteDir}: BundleJob): BundleFinding {
  const isOwn = (path: string): boolean => isOwnModule(path, siteDir)
  const styles = sources.filter(isStyle)
  for (const path of [...styles.filter(isOwn), ...styles.filter((one) => !isOwn(one))]) {
    const own = parse(path)
    if (own !== undefined) return {...FAILED, message: own.message, file: toSourcePath(path, siteDir), ...own.loc}
  }
  return {...FAILED, message}
}

const FAILED = {level: 'error', code: 'bundle/failed', hint: 'Correct the style sheet, then build again.'} as const

function parse(path: string): StyleError | undefined {
  try {
    transform({filename: path, code: readFileSync(path), cssModules: path.endsWith('.module.css')})
    return undefined
  } catch (error) {
    return isSyntaxError(error) ? error : undefined
  }
}

/** What Lightning CSS throws. */
interface StyleError extends Error {
  /** From 1. */
  readonly loc: {readonly line: number; readonly column: number}
}

function isSyntaxError(error: unknown): error is StyleError {
  return error instanceof SyntaxError && 'loc' in error && typeof error.loc === 'object'
}

function isStyle(path: string): boolean {
  return path.endsWith('.css')
}
