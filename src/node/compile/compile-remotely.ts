// Compiling on another machine, which reads the documents from its own checkout of the site.
import {isAbsolute} from 'node:path'
import {stableJson} from '../cache/hash.ts'
import type {CompilerSpec, CompilerTransform} from '../model.ts'
import type {Moves, RemoteAction} from '../workers/remote-action.ts'
import {type CompileAnswer, type CompileBatch, type CompiledFile, partsOf, WAITING} from './compile-files.ts'
import {type CompileJob, keyWith, ownKey} from './compile-key.ts'
import {statesOf} from './dependencies.ts'
import {mapTransforms} from './transform-scope.ts'

export const COMPILE_REMOTELY: RemoteAction<CompileBatch, CompileAnswer> = {
  // Options may name any file; those that name none mean the same everywhere.
  // Nor can another machine run a preset as it was run here, or a configuration for one locale.
  // And documents that wait for one another are compiled in one thread.
  isPortable: ({spec, others}) =>
    others === undefined &&
    !stableJson(optionsOf(spec)).includes(JSON.stringify(spec.siteDir).slice(1, -1)) &&
    !isOfThisRun(spec),
  moveInput: ({spec, jobs}, moves) => ({
    spec: moveSpec(spec, moves),
    jobs: jobs.map((job) => ({...job, filePath: moves.path(job.filePath)})),
  }),
  moveOutput: (files, {path}) =>
    files === WAITING ? files : files.map((file) => ({...file, dependencies: file.dependencies.map(path)})),
  reads: () => [],
  files: () => [],
  makes: ({spec}, files) =>
    files === WAITING
      ? []
      : files.flatMap(({key}) => (['record', ...partsOf(spec)] as const).map((part) => [part, key] as const)),
  accept: ({spec, jobs}, files, store) => {
    if (files === WAITING) return files
    const isSame = files.every((file, at) => isOfThese(file, jobs[at], spec))
    if (!isSame || files.length !== jobs.length) return undefined
    for (const [at, {dependencies}] of files.entries()) {
      const job = jobs[at]
      if (job !== undefined && dependencies.length > 0) store.put('inputs', ownKeyOf(job, spec), statesOf(dependencies))
    }
    return files
  },
}

/** Whether the document was the same there as here, and so was what its transforms have read. */
function isOfThese(
  {wanted, key, dependencies}: CompiledFile,
  job: CompileJob | undefined,
  spec: CompilerSpec,
): boolean {
  if (job?.key !== wanted) return false
  return dependencies.length === 0
    ? key === wanted
    : key === keyWith(ownKeyOf(job, spec), statesOf(dependencies), spec.siteDir)
}

function ownKeyOf({filePath, hash, key: _key, ...settings}: CompileJob, spec: CompilerSpec): string {
  return ownKey({filePath, hash}, settings, spec)
}

function isOfThisRun({transforms}: CompilerSpec): boolean {
  return Object.values(transforms)
    .flat()
    .some((one) => 'codeFile' in one && (one.preset ?? one.locale) !== undefined)
}

function optionsOf({transforms, preprocessor}: CompilerSpec): unknown[] {
  return [...Object.values(transforms).flat(), preprocessor].map(
    (one) => one !== undefined && 'module' in one && one.options,
  )
}

function moveSpec(spec: CompilerSpec, moves: Moves): CompilerSpec {
  const moved = <One extends CompilerTransform>(one: One): One => moveTransform(one, moves)
  const {transforms, preprocessor, parseFrontMatter, code} = spec
  return {
    ...spec,
    siteDir: moves.path(spec.siteDir),
    transforms: mapTransforms(transforms, ({folders, ...one}) => ({
      ...moved(one),
      ...(folders && {folders: folders.map((folder) => (isAbsolute(folder) ? moves.path(folder) : folder))}),
    })),
    preprocessor: preprocessor && moved(preprocessor),
    parseFrontMatter: parseFrontMatter && moved(parseFrontMatter),
    remarkRehypeFunctions: spec.remarkRehypeFunctions.map((one) => ({...one, from: moved(one.from)})),
    ...(code && {code: {...code, modules: code.modules.map(moves.path), files: code.files.map(moves.path)}}),
  }
}

function moveTransform<One extends CompilerTransform>(transform: One, {path, configCode}: Moves): One {
  if ('codeFile' in transform) return {...transform, codeFile: configCode(transform.codeFile)}
  return isAbsolute(transform.module) ? {...transform, module: path(transform.module)} : transform
}
