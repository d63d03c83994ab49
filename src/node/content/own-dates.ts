// Dates and authors of files from the site's own functions, or none: `future.experimental_vcs`, in the place of git.
import type {FileChange, FileDates} from '../../config/schema/future.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import type {DocumentFile, SiteConfig} from '../model.ts'
import type {FileHistory} from './git-history.ts'

/** What Docusaurus gives for every file by the name `hardcoded`. */
const HARDCODED: FileHistory = {at: 1539502055000, by: 'Author', firstAt: 1490997600000}

/**
 * By absolute path; undefined where git is to be asked.
 * @throws SiteError when a function of the site fails.
 */
export async function readOwnDates(
  documents: readonly DocumentFile[],
  {future, siteDir}: SiteConfig,
): Promise<ReadonlyMap<string, FileHistory> | undefined> {
  const source = future?.experimental_vcs
  if (source === false || source === 'disabled') return new Map()
  if (source === 'hardcoded') return new Map(documents.map(({filePath}) => [filePath, HARDCODED]))
  return typeof source === 'object' ? askSite(documents, source, siteDir) : undefined
}

async function askSite(
  documents: readonly DocumentFile[],
  source: FileDates,
  siteDir: string,
): Promise<ReadonlyMap<string, FileHistory>> {
  const dates = new Map<string, FileHistory>()
  try {
    await source.initialize({siteDir})
    for (const {filePath} of documents) {
      const last = toChange(await source.getFileLastUpdateInfo(filePath))
      const first = toChange(await source.getFileCreationInfo(filePath))
      const change = last ?? first
      if (change === undefined) continue
      dates.set(filePath, {at: change.timestamp, by: change.author, firstAt: (first ?? change).timestamp})
    }
  } catch (error) {
    throw new SiteError([
      {
        level: 'error',
        code: 'config/throws',
        message: `"future.experimental_vcs" failed: ${error instanceof Error ? error.message : String(error)}`,
        hint: 'Correct the functions, or leave the key out to have dates from git.',
      },
    ])
  }
  return dates
}

/** Other people's JavaScript: what is no date is as if the file were not known. */
function toChange(given: FileChange | null | undefined): FileChange | undefined {
  if (given === null || given === undefined) return undefined
  const {timestamp, author} = given
  return Number.isFinite(timestamp) ? {timestamp, author: typeof author === 'string' ? author : ''} : undefined
}
