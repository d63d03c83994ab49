// Which plugins the code of a site takes files of: they cannot be replaced by ours, which have no such files.
import {findCodeFiles} from '../files/code-files.ts'
import {readScript} from '../files/read-script.ts'

const SCRIPT = /\.(?:[cm]?[jt]sx?|mdx?)$/

/** Whether code imports a file of the package, or one that the plugin makes. */
export function importsFilesOf(packageName: string, siteDir: string): boolean {
  const beginnings = [`'${packageName}/`, `"${packageName}/`, `@generated/${packageName}/`]
  return findCodeFiles(siteDir, SCRIPT).some((path) => {
    const text = readScript(path)
    return beginnings.some((beginning) => text.includes(beginning))
  })
}
