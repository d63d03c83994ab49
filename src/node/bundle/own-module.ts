// Which of the bundler's files people write for this site, and which are the program's.
import {sep} from 'node:path'

/** Whether a file is below the site's folder, and of no package. Both paths are absolute. */
export function isOwnModule(path: string, siteDir: string): boolean {
  return path.startsWith(siteDir + sep) && !path.includes(`${sep}node_modules${sep}`)
}

/** Whether a file is one of the program's, which may be installed as a package itself. Both paths are absolute. */
export function isOfProgram(path: string, programRoot: string): boolean {
  return path.startsWith(`${programRoot}/`) && !path.slice(programRoot.length).includes('/node_modules/')
}
