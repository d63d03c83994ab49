// Makes the bundle of an untouched theme: run when the program is compiled, shipped with it.
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {SiteError} from '../../shared/diagnostics.ts'
import {formatDiagnostic} from '../diagnostics/format-diagnostic.ts'
import {LOOK_FILE, PARTS_FILE, UNUSED_FILE} from '../program/infima-look.ts'
import {readProgramInfo} from '../program/program-info.ts'
import {THEME_LAYOUTS} from '../program/theme-layouts.ts'
import {makeSeed} from './bundle-runtime.ts'
import {finishSheet} from './finish-styles.ts'
import {BUILT_IN_SPECIFIERS} from './import-table.ts'
import {prepareInfima, prepareUnused, THEME_STYLES} from './prepare-infima.ts'
import {findIdlePatterns} from './pure-router-loader.ts'

export async function writeSeed(): Promise<void> {
  const program = readProgramInfo()
  const scratch = mkdtempSync(join(tmpdir(), 'quire-seed-'))
  const entries = {
    layouts: [...THEME_LAYOUTS],
    imports: [],
    builtIn: BUILT_IN_SPECIFIERS,
    clientModules: [],
    styles: [],
  }
  const input = {
    program,
    siteDir: scratch,
    cacheDir: scratch,
    entries,
    aliases: {},
    env: {},
    rspack: undefined,
    minify: true,
    isDevelopment: false,
    isOffline: false,
    useCache: false,
    staticDirectories: ['static'],
    ruleOrder: 'media-last',
    extensions: [],
    documentFolders: [],
    hasOlderReact: false,
  } as const
  try {
    prepareStyles(program.root)
    checkRouter()
    await makeSeed(input, join(program.root, 'dist/seed'))
  } catch (error) {
    if (error instanceof SiteError)
      throw new Error(
        error.diagnostics.map((one) => formatDiagnostic(one, {colour: false, readSource: () => undefined})).join('\n'),
      )
    throw error
  } finally {
    rmSync(scratch, {recursive: true, force: true})
  }
}

/** @throws Error when Infima is not written as it is expected to be. */
function prepareStyles(programRoot: string): void {
  const source = readFileSync(createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'), 'utf8')
  const theme = THEME_STYLES.map((file) => readFileSync(join(programRoot, 'theme', file), 'utf8')).join('\n')
  writeFileSync(join(programRoot, 'dist/infima.css'), prepareInfima(source, theme))
  const unused = prepareUnused(source)
  writeFileSync(join(programRoot, 'dist', UNUSED_FILE), unused)
  const read = (file: string): string => readFileSync(join(programRoot, 'theme/styles', file), 'utf8')
  const text =
    read(LOOK_FILE).replace(/^@import url\("([^"]+)"\)[^;\n]*;/gm, (_, file: string) =>
      file.startsWith('./') ? read(file) : unused,
    ) + read(PARTS_FILE)
  const options = {file: LOOK_FILE, minify: true, ruleOrder: 'media-last'} as const
  writeFileSync(join(programRoot, 'dist', LOOK_FILE), finishSheet(text, options))
}

/** @throws Error when the loader for the router finds nothing of what it looks for. */
function checkRouter(): void {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router'))
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs') && !name.includes('react-server'))
  const idle = findIdlePatterns(names.map((name) => readFileSync(join(folder, name), 'utf8')))
  if (idle.length === 0) return
  throw new Error(
    `The router in ${folder} is not written as "pure-router-loader.ts" expects. Look there for what these were made for, and
correct or remove them; the size of the first script tells whether it works:\n${idle.join('\n')}`,
  )
}
