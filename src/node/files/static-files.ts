// The files of the static folders: those that are published, and those that may not be.
import {statSync} from 'node:fs'
import {basename, join, resolve} from 'node:path'
import {glob} from 'tinyglobby'
import type {SiteConfig} from '../../config/types.ts'
import {type PublishRule, type Refusal, refusedPart} from './publish-rule.ts'

export interface StaticFile {
  /** Absolute path. */
  readonly filePath: string
  /** Size and times: another file, or one that was saved since, has another key. */
  readonly key: string
}

export interface StaticFiles {
  /** By path in the output folder. Of two folders that have a file at one path, the later one's is published. */
  readonly published: ReadonlyMap<string, StaticFile>
  /** What may not be published, sorted by path (absolute): a folder or a link once, and not by each of its files. */
  readonly refused: readonly (readonly [path: string, refusal: Refusal])[]
}

/** Nobody misses them in the output. */
const OF_EDITORS = new Set(['.DS_Store', '.gitkeep', '.keep', '.gitignore', '.gitattributes', '.editorconfig'])

export async function listStaticFiles(
  {staticDirectories, siteDir}: Pick<SiteConfig, 'staticDirectories' | 'siteDir'>,
  rule: PublishRule,
): Promise<StaticFiles> {
  const published = new Map<string, StaticFile>()
  const refused = new Map<string, Refusal>()
  for (const dir of staticDirectories) {
    const root = resolve(siteDir, dir)
    if (statSync(root, {throwIfNoEntry: false})?.isDirectory() !== true) continue
    for (const file of (await glob(['**/*'], {cwd: root, dot: true})).sort()) {
      const filePath = join(root, file)
      const refusal = rule.refusalOf(filePath, 'folder')
      if (refusal === undefined) published.set(file, {filePath, key: stateOf(filePath)})
      else if (!OF_EDITORS.has(basename(file))) refused.set(refusedPart(filePath, root), refusal)
    }
  }
  return {published, refused: [...refused].sort()}
}

function stateOf(filePath: string): string {
  const {size, mtimeMs, ctimeMs} = statSync(filePath)
  return `${size}:${mtimeMs}:${ctimeMs}`
}
