// A bundle as it is kept: by portable paths, as a project may be copied or moved with its cache. The files of the first folder would
// say that nothing has changed.
import type {InputPaths} from '../cache/input-states.ts'
import {type Folders, fromPortablePath, toPortablePath} from '../files/portable-path.ts'
import type {KeptBundle} from './make-bundle.ts'

export function toPortableBundle(bundle: KeptBundle, place: Folders): KeptBundle {
  return withPaths(bundle, (path) => toPortablePath(path, place))
}

export function fromPortableBundle(bundle: KeptBundle, place: Folders): KeptBundle {
  return withPaths(bundle, (path) => fromPortablePath(path, place))
}

function withPaths(bundle: KeptBundle, map: (path: string) => string): KeptBundle {
  const {metadata, inputs} = bundle
  return {
    ...bundle,
    metadata: {...metadata, inputs: mapPaths(metadata.inputs, map)},
    inputs: inputs.map(([path, kind, state]) => [map(path), kind, state]),
  }
}

export function mapPaths(
  {files, folders, missing, parents = []}: InputPaths,
  map: (path: string) => string,
): InputPaths {
  return {files: files.map(map), folders: folders.map(map), missing: missing.map(map), parents: parents.map(map)}
}
