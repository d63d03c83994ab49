// The one place that writes the site: every file of the output goes through here, and none gets out of the folder.
import {
  appendFileSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {dirname, join} from 'node:path'
import type {AssetPart} from '../../plugin/types.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {findFileFault} from '../../shared/output-path.ts'
import {systemCode} from '../files/errno.ts'

/** Names at the top of the output folder that are the program's own. */
export const OWN_NAMES = {
  /** What tells the files that Quire made from all others. */
  list: '.quire-output',
  /** Workspace of a build whose output folder is a file system of its own. */
  work: '.quire-work',
  probe: '.quire-probe',
} as const

const IS_OWN: ReadonlySet<string> = new Set(Object.values(OWN_NAMES))

/** Writes files below one folder. Paths are relative to it, with `/`. */
export interface OutputWriter {
  readonly write: (file: string, content: string | Uint8Array) => void
  readonly copy: (file: string, from: string) => void
  /** One after the other. @param placeOf Where a part that is a file of the output stands: in this folder by default. */
  readonly join: (file: string, parts: readonly AssetPart[], placeOf?: (file: string) => string) => void
  /** Carries a file over by a hard link, or a copy where there are none. */
  readonly link: (file: string, from: string) => void
}

/**
 * A writer for a folder that nobody else writes to. `ownName` is the one name of the program's own that it may write.
 * @throws from each of its functions: SiteError `output/bad-path` for a path that is not below the folder or cannot be a
 *   name, the system's error when the disk refuses.
 */
export function createOutputWriter(root: string, {ownName}: {readonly ownName?: string} = {}): OutputWriter {
  const made = new Set<string>()
  const prepare = (file: string): string => {
    const path = join(root, file === ownName ? file : checkOutputPath(file))
    const dir = dirname(path)
    if (!made.has(dir)) mkdirSync(dir, {recursive: true})
    made.add(dir)
    return path
  }
  return {
    write: (file, content) => writeFileSync(prepare(file), content),
    copy: (file, from) => copyFileSync(from, prepare(file), constants.COPYFILE_FICLONE),
    join: (file, parts, placeOf = (part) => join(root, part)) => {
      const path = prepare(file)
      writeFileSync(path, '')
      for (const part of parts)
        appendFileSync(path, typeof part === 'string' ? part : readFileSync(placeOf(checkOutputPath(part.file))))
    },
    link: (file, from) => linkOrCopy(from, prepare(file)),
  }
}

/**
 * The path as it was given.
 * @param owner Who asks for the file, for the message.
 * @throws SiteError for a path that is not below the output folder, or that cannot be a file.
 */
export function checkOutputPath(file: string, owner?: string): string {
  const fault = findOutputFault(file)
  if (fault === undefined) return file
  throw new SiteError([
    {
      level: 'error',
      code: 'output/bad-path',
      message: `The file ${JSON.stringify(file)}${owner === undefined ? '' : ` of ${owner}`} ${fault}; it is not written.`,
      hint: 'Files of a site have paths relative to its output folder, such as "docs/data.json".',
    },
  ])
}

/** What is wrong with a file's path; completes "The file …". */
export function findOutputFault(file: string): string | undefined {
  const [first = ''] = file.split('/', 1)
  if (IS_OWN.has(first)) return `has the name "${first}", which Quire needs for itself`
  return findFileFault(file, process.platform === 'win32')
}

/** A second name for a file; some file systems have no hard links. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const code = systemCode(error)
    if (code === 'EEXIST') {
      rmSync(to)
      linkSync(from, to)
      return
    }
    if (code !== 'EPERM' && code !== 'EXDEV' && code !== 'ENOTSUP' && code !== 'EMLINK') throw error
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
}
