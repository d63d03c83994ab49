// One script of a module and all that it imports, for what runs apart from pages, such as a service worker.
import {dirname, join} from 'node:path'
import type {BuildFailure, Plugin} from 'esbuild'
import {SiteError} from '../../shared/diagnostics.ts'
import {PACKAGE_NAME} from '../program/program-files.ts'

export interface ScriptPlaces {
  readonly programRoot: string
  readonly siteDir: string
  /** Name of the plugin that asks, for messages. */
  readonly plugin: string
}

/**
 * @param code Text of an ES module; its imports are resolved from the site's folder.
 * @returns A classic script.
 * @throws SiteError `plugin/bad-script` with every mistake in what it imports.
 */
export async function makeScript(code: string, places: ScriptPlaces): Promise<string> {
  const {build} = await import('esbuild')
  const {siteDir, programRoot} = places
  try {
    const {outputFiles} = await build({
      stdin: {contents: code, resolveDir: siteDir, sourcefile: 'script.js'},
      absWorkingDir: siteDir,
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      platform: 'browser',
      target: 'es2020',
      // Found after those of the site.
      nodePaths: [join(programRoot, 'node_modules'), dirname(programRoot)],
      define: {'process.env.NODE_ENV': '"production"'},
      // A site's tsconfig.json is for its editor.
      tsconfigRaw: '{}',
      charset: 'utf8',
      logLevel: 'silent',
      plugins: [ownFiles(places)],
    })
    return outputFiles.map(({text}) => text).join('')
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    throw toSiteError(error, places)
  }
}

/** `@site/…` and `quire-docs/theme/…`, as in components. */
function ownFiles({siteDir, programRoot}: ScriptPlaces): Plugin {
  const theme = `${PACKAGE_NAME}/theme/`
  return {
    name: 'own-files',
    setup: ({onResolve}) => {
      onResolve({filter: new RegExp(`^${theme}`)}, ({path}) => ({
        path: join(programRoot, 'theme', path.slice(theme.length)),
      }))
      onResolve({filter: /^@site\//}, ({path}) => ({path: join(siteDir, path.slice('@site/'.length))}))
    },
  }
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

function toSiteError(error: BuildFailure, {plugin}: ScriptPlaces): SiteError {
  const findings = error.errors.map(({text, location}) => {
    const isOfFile = location !== null && location.file !== 'script.js'
    return {
      level: 'error',
      code: 'plugin/bad-script',
      message: `A script of the plugin "${plugin}" cannot be made: ${text.replace(/(?<![.!?])$/, '.')}`,
      ...(isOfFile && {
        location: {
          sourcePath: location.file,
          line: location.line,
          column: location.column + 1,
          length: location.length,
        },
      }),
    } as const
  })
  return new SiteError(findings, {cause: error})
}
