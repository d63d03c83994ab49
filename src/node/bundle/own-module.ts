// Which of the bundler's files people write for this site.
import {sep} from 'node:path'

/** Whether a file is below the site's folder, and of no package. Both paths are absolute. */
export function isOwnModule(path: string, siteDir: string): boolean {
  return path.startsWith(siteDir + sep) && !path.includes(`${sep}node_modules${sep}`)
}
