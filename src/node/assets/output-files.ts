// What the output holds, for plugins that list it.
import {statSync} from 'node:fs'
import {join} from 'node:path'
import type {OutputFile} from '../../plugin/types.ts'
import {hashOf} from '../cache/hash.ts'
import type {OutputSource} from '../model.ts'

/** Where the bytes of files are that have been made already. */
interface OutputFolders {
  readonly stagingDir: string
  readonly outDir: string
}

/** In the order of their paths. */
export function listOutput(output: ReadonlyMap<string, OutputSource>, folders: OutputFolders): readonly OutputFile[] {
  return [...output]
    .map(([path, source]) => toOutputFile(path, source, folders))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function toOutputFile(path: string, source: OutputSource, {stagingDir, outDir}: OutputFolders): OutputFile {
  switch (source.kind) {
    case 'text':
      return {path, version: hashOf(source.content), sizeBytes: Buffer.byteLength(source.content)}
    case 'copy':
      return {path, version: source.key, sizeBytes: sizeOf(source.from)}
    case 'placed':
      return {path, version: source.hash, sizeBytes: sizeOf(join(source.isStaged ? stagingDir : outDir, path))}
    case 'joined': {
      const sizes = source.parts.map((part) =>
        typeof part === 'string'
          ? Buffer.byteLength(part)
          : (sizeOf(join(stagingDir, part.file)) ?? sizeOf(join(outDir, part.file))),
      )
      const known = sizes.filter((size) => size !== undefined)
      return {
        path,
        version: source.key,
        sizeBytes: known.length === sizes.length ? known.reduce((sum, size) => sum + size, 0) : undefined,
      }
    }
  }
}

function sizeOf(file: string): number | undefined {
  return statSync(file, {throwIfNoEntry: false})?.size
}
