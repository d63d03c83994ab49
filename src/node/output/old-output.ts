// Looks at an output folder before it is replaced: which of its files Quire made, and which are somebody else's.
import {closeSync, openSync, readdirSync, readSync} from 'node:fs'
import {join} from 'node:path'
import type {MadeList} from './made-list.ts'
import {OWN_NAMES} from './output-writer.ts'

/** A folder of the output as it is on disk. */
export interface OldFolder {
  readonly kind: 'folder'
  readonly children: ReadonlyMap<string, OldEntry>
  /** It holds files of ours and, at any depth, nothing else. An empty folder is a stranger's: we make none. */
  readonly isOwn: boolean
}

export type OldEntry = OldFolder | {readonly kind: 'file'; readonly isOwn: boolean}

/** Links are never followed: whatever they lead to is not the output's. Nor is a repository looked into. */
export function lookAtOutput(outDir: string, isMade: (file: string) => boolean): OldFolder {
  const look = (dir: string, prefix: string): OldFolder => {
    const children = new Map<string, OldEntry>()
    for (const entry of readdirSync(dir, {withFileTypes: true})) {
      const {name} = entry
      if (prefix === '' && (name === OWN_NAMES.work || name === OWN_NAMES.probe)) continue
      const child: OldEntry =
        entry.isDirectory() && name !== '.git'
          ? look(`${dir}/${name}`, `${prefix}${name}/`)
          : {kind: 'file', isOwn: entry.isFile() && isMade(prefix + name)}
      children.set(name, child)
    }
    const isOwn = children.size > 0 && [...children.values()].every((child) => child.isOwn)
    return {kind: 'folder', children, isOwn}
  }
  return look(outDir, '')
}

/** Paths of all files of the folder that somebody else put there, sorted. */
export function strangersIn({children}: OldFolder, prefix = ''): readonly string[] {
  return [...children]
    .flatMap(([name, child]): readonly string[] => {
      if (child.isOwn) return []
      return child.kind === 'file' ? [prefix + name] : strangersIn(child, `${prefix}${name}/`)
    })
    .sort()
}

/** What belongs to the place and not to the site: version control, the host's settings. */
export function isOfPlace(name: string): boolean {
  return name.startsWith('.') || name === 'CNAME'
}

/**
 * How the files of a folder without a list are told: an older Quire or Docusaurus built there, or it is empty but for what
 * belongs to the place. Otherwise the name of a file that no build made.
 */
export type UnlistedFolder =
  | {readonly kind: 'empty'}
  | {readonly kind: 'built'}
  | {readonly kind: 'strange'; readonly example: string}

export function judgeUnlisted(outDir: string): UnlistedFolder {
  const names = readdirSync(outDir).filter((name) => !isOfPlace(name))
  const [example] = names.sort()
  if (example === undefined) return {kind: 'empty'}
  const isBuilt = ['index.html', '404.html'].some((name) => names.includes(name) && isGenerated(join(outDir, name)))
  return isBuilt ? {kind: 'built'} : {kind: 'strange', example}
}

/**
 * Tells the files of an older Quire, or of Docusaurus: what the new site has as well, the folders that only generators
 * fill, and pages that say who made them.
 */
export function unlistedTest(outDir: string, plan: {readonly has: (file: string) => boolean}): MadeList['isMade'] {
  return (file) =>
    plan.has(file) ||
    file.startsWith('assets/') ||
    file.startsWith('_routes/') ||
    (file.endsWith('.html') && isGenerated(join(outDir, file)))
}

const META = /<meta\b[^>]*/gi
const HEAD_BYTES = 16_384

function isGenerated(path: string): boolean {
  const descriptor = openSync(path, 'r')
  try {
    const buffer = Buffer.alloc(HEAD_BYTES)
    const tags = buffer.toString('utf8', 0, readSync(descriptor, buffer)).match(META) ?? []
    return tags.some((tag) => /\bname="?generator\b/i.test(tag) && /\bcontent="?(?:Quire|Docusaurus) v/i.test(tag))
  } finally {
    closeSync(descriptor)
  }
}
