// Makes the bundle of an untouched theme: run when the program is compiled, shipped with it.
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {SiteError} from '../../shared/diagnostics.ts'
import {formatDiagnostic} from '../diagnostics/format-diagnostic.ts'
import {readProgramInfo} from '../program.ts'
import {bundleKey, hasSeed, makeSeed} from './bundle-runtime.ts'
import {BUILT_IN_SPECIFIERS} from './import-table.ts'
import {THEME_LAYOUTS} from './theme-layouts.ts'

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
    bundler: 'webpack',
    minify: true,
    useCache: false,
  } as const
  try {
    if (!hasSeed(program.root, bundleKey(input))) await makeSeed(input, join(program.root, 'dist/seed'))
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
