// Writes a `site.config.ts` of ours from the configuration of a Docusaurus site, and checks that both say the same.
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {basename, join, resolve} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import type {MigrateConfigReport, MigrateOptions} from '../api-types.ts'
import {withCache} from '../cache/with-cache.ts'
import {findLineStarts, pointAt} from '../compile/parse/line-starts.ts'
import {findConfigFile} from '../config/find-config.ts'
import {readConfig} from '../config/read-config.ts'
import {createReporter} from '../diagnostics/reporter.ts'
import {toSourcePath} from '../files/source-path.ts'
import {readProgramInfo} from '../program/program-info.ts'
import {createToolbox} from '../run/toolbox.ts'
import {ConfigRefusal, rewriteConfig} from './config/rewrite-config.ts'

const NEW_NAME = 'site.config.ts'

/**
 * The text of a configuration of ours; the old file stays, and ours wins over it.
 * @throws SiteError when there is one already, when the old one is not found or cannot be rewritten, or when both differ.
 */
export async function migrateConfig({
  siteDir = '.',
  config,
  write = false,
}: MigrateOptions = {}): Promise<MigrateConfigReport> {
  const root = resolve(siteDir)
  const from = findConfigFile(root, config)
  if (from === undefined) throw refusal('migrate/no-config', `"${root}" has no configuration of Docusaurus.`, {})
  const sourcePath = toSourcePath(from, root)
  if (basename(from).startsWith('site.config.'))
    throw refusal('migrate/config-exists', `The site has a "${basename(from)}" already.`, {sourcePath})
  const text = rewritten(readFileSync(from, 'utf8'), sourcePath)
  const target = join(root, NEW_NAME)
  if (existsSync(target))
    throw refusal('migrate/config-exists', `The site has a "${NEW_NAME}" already.`, {sourcePath: NEW_NAME})
  if (write) await writeChecked(target, text, {root, from})
  return {file: target, from: sourcePath, text}
}

function rewritten(text: string, sourcePath: string): string {
  try {
    return rewriteConfig(text)
  } catch (error) {
    if (!(error instanceof ConfigRefusal)) throw error
    const place = pointAt(findLineStarts(text), error.offset)
    throw refusal('migrate/config-refused', error.message, {sourcePath, ...place})
  }
}

/** A file that says something else is taken away again. */
async function writeChecked(target: string, text: string, {root, from}: {root: string; from: string}): Promise<void> {
  writeFileSync(target, text, {flag: 'wx'})
  try {
    const [old, own] = await readBoth(root, [from, target])
    const key = findDifferentKey(old, own)
    if (key === undefined) return
    throw refusal('migrate/config-refused', `The value of "${key}" would not be the same in "${NEW_NAME}".`, {
      sourcePath: toSourcePath(from, root),
    })
  } catch (error) {
    rmSync(target)
    throw error
  }
}

function readBoth(root: string, files: readonly string[]): Promise<readonly unknown[]> {
  const {report} = createReporter()
  return withCache({useCache: false, report}, async (cache) => {
    const toolbox = createToolbox({programRoot: readProgramInfo().root, cache, report, signal: undefined})
    try {
      const values: unknown[] = []
      for (const config of files) values.push((await readConfig(root, {config, cacheDir: toolbox.cacheDir})).raw.value)
      return values
    } finally {
      await toolbox.close()
    }
  })
}

/** Functions are equal by their names and parameters: their text is the same, and what they close over is in it. */
function findDifferentKey(old: unknown, own: unknown): string | undefined {
  const [one, other] = [comparable(old), comparable(own)]
  if (!isRecord(one) || !isRecord(other)) return isDeepStrictEqual(one, other) ? undefined : 'the whole'
  // The name of the old file says it.
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => key !== 'compatibility')
  return keys.find((key) => !isDeepStrictEqual(one[key], other[key]))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function comparable(value: unknown, above: readonly unknown[] = []): unknown {
  // Where two of one name are in a module, esbuild adds a number to one of them.
  if (typeof value === 'function') return `function ${value.name.replace(/(?<!\d)\d+$/, '')} ${value.length}`
  if (typeof value !== 'object' || value === null || above.includes(value)) return value
  if (Array.isArray(value)) return value.map((item) => comparable(item, [...above, value]))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, comparable(item, [...above, value])]))
}

function refusal(code: string, message: string, location: Partial<NonNullable<Diagnostic['location']>>): SiteError {
  const {sourcePath} = location
  const place = sourcePath === undefined ? {} : {location: {...location, sourcePath}}
  return new SiteError([{level: 'error', code, message, ...place, hint: HINTS[code] ?? ''}])
}

const HINTS: Readonly<Record<string, string>> = {
  'migrate/no-config': 'Give the folder of the site, or the file by --config-file.',
  'migrate/config-exists': 'It wins over docusaurus.config. Move it away to have it written again.',
  'migrate/config-refused':
    'The old configuration is read as it is, so the site builds without a new one. Change that place, or write the new file by hand.',
}
