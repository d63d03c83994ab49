// Refuses an output folder that a build would wrongly fill: one of sources, or one that somebody else uses.
import {existsSync, realpathSync, statSync} from 'node:fs'
import {dirname, relative, sep} from 'node:path'
import {SiteError} from '../../shared/diagnostics.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {SiteConfig} from '../model.ts'
import {readMadeList} from '../output/made-list.ts'
import {judgeUnlisted} from '../output/old-output.ts'

/**
 * @param sources Absolute paths of the folders and files that the site is made from.
 * @throws SiteError when the folder holds, or lies around or in, sources, or when no build has made the files in it.
 */
export function checkOutputFolder(
  outDir: string,
  sources: readonly string[],
  {siteDir}: Pick<SiteConfig, 'siteDir'>,
): void {
  const name = toSourcePath(outDir, siteDir) || '.'
  const inside = [siteDir, ...sources].find((path) => isWithin(path, outDir))
  // Each build would publish the one before. A site whose folder is its own source leaves its output out.
  const around = sources.find((path) => isWithin(outDir, path) && !isWithin(siteDir, path))
  if (inside !== undefined)
    throw refusal(
      `would be replaced, but it holds "${toSourcePath(inside, siteDir) || '.'}", from which the site is made`,
      name,
    )
  if (around !== undefined)
    throw refusal(
      `is in "${toSourcePath(around, siteDir)}", from which the site is made: each build would publish the one before`,
      name,
    )
  const problem = strangerIn(outDir)
  if (problem !== undefined) throw refusal(`would be replaced, but ${problem}`, name)
}

function refusal(problem: string, name: string): SiteError {
  return new SiteError([
    {
      level: 'error',
      code: 'output/would-lose-files',
      message: `The output folder "${name}" ${problem}.`,
      hint: 'Choose a folder of its own with --out-dir, or empty that one first.',
    },
  ])
}

/** Links are followed: what counts is where the files are. */
function isWithin(path: string, folder: string): boolean {
  const below = relative(toReal(folder), toReal(path))
  return below === '' || (!below.startsWith(`..${sep}`) && below !== '..' && !below.startsWith(sep))
}

/** Of a path that does not exist yet, as far as it does. */
function toReal(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  return parent === path ? path : toReal(parent) + path.slice(parent.length)
}

function strangerIn(outDir: string): string | undefined {
  if (!existsSync(outDir)) return undefined
  if (!statSync(outDir).isDirectory()) return 'it is a file'
  if (readMadeList(outDir) !== undefined) return undefined
  const found = judgeUnlisted(outDir)
  return found.kind === 'strange' ? `it holds files that no build has made, "${found.example}" among them` : undefined
}
