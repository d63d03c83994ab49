// Refuses an output folder that a build would wrongly replace: a folder of sources, or one that somebody else filled.
import {existsSync, readdirSync, statSync} from 'node:fs'
import {join, relative, sep} from 'node:path'
import {SiteError} from '../../shared/diagnostics.ts'
import {toSourcePath} from '../files.ts'
import type {SiteConfig} from '../model.ts'

/** Files at the top of a built site, ours or another generator's: such a folder may be replaced. */
const MARKS_OF_A_SITE = ['_routes', '404.html', 'index.html', 'sitemap.xml']

/**
 * @param sources Absolute paths of the folders that the site is made from.
 * @throws SiteError when the folder holds, or lies around, sources, or holds files that no build has made.
 */
export function checkOutputFolder(
  outDir: string,
  sources: readonly string[],
  {siteDir}: Pick<SiteConfig, 'siteDir'>,
): void {
  const inside = [siteDir, ...sources].find((path) => isWithin(path, outDir))
  const problem =
    inside === undefined
      ? strangerIn(outDir)
      : `it holds "${toSourcePath(inside, siteDir) || '.'}", from which the site is made`
  if (problem === undefined) return
  throw new SiteError([
    {
      level: 'error',
      code: 'output/would-lose-files',
      message: `The output folder "${toSourcePath(outDir, siteDir) || '.'}" would be replaced, but ${problem}.`,
      hint: 'Choose a folder of its own with --out-dir, or empty that one first.',
    },
  ])
}

function isWithin(path: string, folder: string): boolean {
  const below = relative(folder, path)
  return below === '' || (!below.startsWith(`..${sep}`) && below !== '..' && !below.startsWith(sep))
}

function strangerIn(outDir: string): string | undefined {
  if (!existsSync(outDir)) return undefined
  if (!statSync(outDir).isDirectory()) return 'it is a file'
  const [first] = readdirSync(outDir)
  if (first === undefined || MARKS_OF_A_SITE.some((name) => existsSync(join(outDir, name)))) return undefined
  return `it holds files that no build has made, "${first}" among them`
}
