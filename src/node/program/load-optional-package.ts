// Imports a package that only some sites need and that those install themselves.
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {SiteError} from '../../shared/diagnostics.ts'
import {noteForeignCode} from './foreign-code.ts'
import {findPackageProblem, type OptionalPackageName, type PackagePlaces} from './optional-packages.ts'

export interface LoadOptions extends PackagePlaces {
  /** What needs the package, as the beginning of a sentence. */
  readonly user: string
}

/**
 * What the package exports.
 * @throws SiteError that names the command which installs it.
 */
export async function loadOptionalPackage(name: OptionalPackageName, {user, ...places}: LoadOptions): Promise<unknown> {
  const found = findPackageProblem(name, places)
  if (found !== undefined)
    throw new SiteError([
      {
        level: 'error',
        code: 'config/missing-package',
        message: `${user} needs the package "${name}", ${found.problem}.`,
        hint: `Install it in the site's folder: ${found.command}`,
      },
    ])
  noteForeignCode()
  const folders = [places.programRoot, places.siteDir]
  for (const folder of folders) {
    try {
      const path = createRequire(join(folder, 'package.json')).resolve(name)
      return await import(pathToFileURL(path).href)
    } catch (error) {
      if (folder === folders.at(-1)) throw error
    }
  }
  throw new Error(`The package "${name}" is not where it was found.`)
}
