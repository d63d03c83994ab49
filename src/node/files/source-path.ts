// Source paths as files of this machine.
import {isAbsolute, join} from 'node:path'

export {toSourcePath} from '../../shared/source-path.ts'

/** Absolute path of a source path. */
export function toFilePath(sourcePath: string, siteDir: string): string {
  return isAbsolute(sourcePath) ? sourcePath : join(siteDir, sourcePath)
}
