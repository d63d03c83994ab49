// Finds the files of a source specification.
import {realpathSync, statSync} from 'node:fs'
import {dirname, resolve, sep} from 'node:path'
import {glob} from 'tinyglobby'
import type {SourceSpec} from '../../plugin/types.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {toSourcePath} from '../files.ts'

export interface FoundFile {
  readonly filePath: string
  readonly sourcePath: string
}

/** Files of one specification, sorted by source path. @throws SiteError when a folder that must exist does not. */
export async function findSources(
  spec: SourceSpec,
  siteDir: string,
  pluginName: string,
): Promise<readonly FoundFile[]> {
  const dir = resolve(siteDir, spec.dir)
  if (statSync(dir, {throwIfNoEntry: false})?.isDirectory() !== true) {
    if (spec.optional === true) return []
    throw new SiteError([
      {
        level: 'error',
        code: 'content/missing-folder',
        message: `The ${pluginName} plugin's folder "${spec.dir}" does not exist.`,
        location: {sourcePath: toSourcePath(dir, siteDir)},
        hint: `Create the folder, or set the plugin's "path" option to the folder that holds the content.`,
      },
    ])
  }
  const paths = await glob([...spec.include], {
    cwd: dir,
    ignore: [...(spec.exclude ?? [])],
    absolute: true,
    dot: spec.kind === 'data',
  })
  const isCircular = createCircleTest(dir)
  return paths
    .filter((filePath) => !isCircular(dirname(filePath)))
    .map((filePath) => ({filePath, sourcePath: toSourcePath(filePath, siteDir)}))
    .sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1))
}

/** Tells the folders that are only reached through a link that leads back to one above it. */
function createCircleTest(root: string): (folder: string) => boolean {
  const known = new Map<string, boolean>([[root, false]])
  const isCircular = (folder: string): boolean => {
    const answer = known.get(folder)
    if (answer !== undefined) return answer
    const parent = dirname(folder)
    const leadsBack = (): boolean => `${realpathSync(parent)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`)
    const found = parent !== folder && (isCircular(parent) || leadsBack())
    known.set(folder, found)
    return found
  }
  return isCircular
}
