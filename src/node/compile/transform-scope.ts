// Which transforms concern a document: those of the plugin whose document it is, and those that a plugin adds to all.
import {isAbsolute} from 'node:path'
import type {MarkdownTransforms} from '../../plugin/types.ts'
import {stableJson} from '../cache/hash.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {CompilerSpec, CompilerTransform} from '../model.ts'

export type TransformLists<One> = Readonly<Record<keyof MarkdownTransforms, readonly One[]>>

type ScopedSpec = Pick<CompilerSpec, 'transforms' | 'siteDir'>

/** Of each transform, whether it concerns a document. */
export type TransformScope = TransformLists<boolean>

/** @param filePath Absolute; without it, all transforms are meant. */
export function scopeOf(filePath: string | undefined, {transforms, siteDir}: ScopedSpec): TransformScope {
  const sourcePath = filePath === undefined ? undefined : toSourcePath(filePath, siteDir)
  return mapTransforms(transforms, ({folders}) => isBelow(sourcePath, folders))
}

/** Documents with equal names are compiled alike. `''` where all transforms concern all documents. */
export function scopeName(filePath: string, spec: ScopedSpec): string {
  return isScoped(spec) ? stableJson(scopeOf(filePath, spec)) : ''
}

/** What belongs to a document, of lists that go along with those of the settings. */
export function selectScope<One>(lists: TransformLists<One>, scope: TransformScope): TransformLists<One> {
  const select = (name: keyof MarkdownTransforms): readonly One[] => lists[name].filter((_, at) => scope[name][at])
  return {
    beforeDefaultRemarkPlugins: select('beforeDefaultRemarkPlugins'),
    remarkPlugins: select('remarkPlugins'),
    beforeDefaultRehypePlugins: select('beforeDefaultRehypePlugins'),
    rehypePlugins: select('rehypePlugins'),
    recmaPlugins: select('recmaPlugins'),
  }
}

export function mapTransforms<One, Other>(lists: TransformLists<One>, map: (one: One) => Other): TransformLists<Other> {
  return {
    beforeDefaultRemarkPlugins: lists.beforeDefaultRemarkPlugins.map(map),
    remarkPlugins: lists.remarkPlugins.map(map),
    beforeDefaultRehypePlugins: lists.beforeDefaultRehypePlugins.map(map),
    rehypePlugins: lists.rehypePlugins.map(map),
    recmaPlugins: lists.recmaPlugins.map(map),
  }
}

/**
 * Folders are no part of what a transform is: languages have different ones, and share what is compiled alike. Nor is how a preset is run,
 * which names folders of this machine: what it made has a hash.
 */
export function withoutPlaces(transforms: CompilerSpec['transforms']): CompilerSpec['transforms'] {
  return mapTransforms(transforms, ({folders: _folders, ...transform}) => {
    if ('module' in transform) return transform
    const {preset: _preset, ...rest} = transform
    return rest
  })
}

/** Folders by which the transforms are told apart, for a name of the whole. */
export function foldersOf({transforms}: ScopedSpec): readonly (readonly string[])[] {
  return Object.values(transforms)
    .flat()
    .map(({folders = []}: CompilerTransform) => folders)
}

function isScoped({transforms}: ScopedSpec): boolean {
  return Object.values(transforms).some((list) => list.some(({folders}) => folders !== undefined))
}

function isBelow(sourcePath: string | undefined, folders: readonly string[] | undefined): boolean {
  if (sourcePath === undefined || folders === undefined) return true
  return folders.some((folder) => (folder === '' ? !isAbsolute(sourcePath) : sourcePath.startsWith(`${folder}/`)))
}
