// What can be read of a value although parts of it are wrong: those are left out, so that one run finds all mistakes.
import type {z} from 'zod'
import {isObject} from '../../config/schema/building-blocks.ts'
import {findIntended} from '../../plugin/intended-key.ts'
import {type Issue, knownKeys, type Path, unwrapIssue} from './explain-issues.ts'

/** A part of a value that was left out, because it is wrong. */
export interface DroppedPath {
  /** Where it was written. */
  readonly path: Path
  /** The known place that it was written for; absent for a key that is like no known one. */
  readonly meant?: Path
}

export interface LenientParse<Out> {
  /** The schema's output without the faulty parts; undefined when nothing is left of it. */
  readonly value: Out | undefined
  /** Every mistake in the value as it was given; none when there is no dropped path. */
  readonly issues: readonly Issue[]
  readonly dropped: readonly DroppedPath[]
}

// What stands inside of something left out can be wrong only then, so a few rounds are enough.
const MAX_ROUNDS = 8

/** @param standIns Values for keys of the whole that are wrong or missing, where the default would mislead or there is none. */
export function parseLeniently<Out>(
  schema: z.ZodType<Out>,
  input: unknown,
  standIns: Readonly<Record<string, unknown>> = {},
): LenientParse<Out> {
  const first = schema.safeParse(input)
  if (first.success) return {value: first.data, issues: [], dropped: []}
  const {issues} = first.error
  const dropped: DroppedPath[] = []
  let found: readonly Issue[] = issues
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    dropped.push(...found.flatMap((issue) => droppedPathsOf(issue, {schema, input, dropped, standIns})))
    const rest = without(
      input,
      dropped.map(({path}) => path),
    )
    const result = schema.safeParse(isObject(rest) ? {...rest, ...needed(standIns, dropped)} : rest)
    if (result.success) return {value: result.data, issues, dropped}
    found = result.error.issues
  }
  return {value: undefined, issues, dropped}
}

interface Parse {
  readonly schema: z.ZodType
  readonly input: unknown
  readonly dropped: readonly DroppedPath[]
  readonly standIns: Readonly<Record<string, unknown>>
}

function droppedPathsOf(issue: Issue, {schema, input, dropped, standIns}: Parse): readonly DroppedPath[] {
  const {inner, schema: own, schemaPath} = unwrapIssue(issue, schema)
  const path = asWritten(issue.path, dropped)
  if (inner.code === 'unrecognized_keys') {
    const known = knownKeys(own, schemaPath)
    return inner.keys.map((key) => {
      const meant = findIntended(key, known)
      return {path: [...path, key], ...(meant === undefined ? {} : {meant: [...path, meant]})}
    })
  }
  const key = path[0]
  if (path.length === 1 && String(key) in standIns) return [{path, meant: path}]
  // What is missing, or was left out before, makes what it belongs to unreadable.
  const present = longestPresent(path, input, dropped)
  // Without it, all is as it would be with it.
  if (inner.code === 'custom' && inner.params?.unused === true) return [{path: present}]
  return [{path: present, meant: present}]
}

function longestPresent(path: Path, input: unknown, dropped: readonly DroppedPath[]): Path {
  const isGone = (end: number): boolean =>
    dropped.some((one) => one.path.length === end && one.path.every((part, at) => part === path[at]))
  let value = input
  for (let end = 0; end < path.length; end += 1) {
    const part = path[end]
    if (!isParent(value) || part === undefined || !(part in value) || isGone(end + 1)) return path.slice(0, end)
    value = value[part]
  }
  return path
}

/** A path into the value that was read, as a path into the value that was written: left-out items of lists count there. */
export function asWritten(path: Path, dropped: readonly DroppedPath[]): Path {
  const written: PropertyKey[] = []
  for (const part of path) {
    const gone = dropped
      .filter((one) => one.path.length === written.length + 1 && written.every((before, at) => before === one.path[at]))
      .map((one) => Number(one.path.at(-1)))
      .sort((a, b) => a - b)
    written.push(
      typeof part === 'number' ? gone.reduce((index, left) => (left <= index ? index + 1 : index), part) : part,
    )
  }
  return written
}

/** A copy without what stands at the given paths. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0 || !isParent(value)) return value
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const below = paths.filter(([first]) => String(first) === key).map((path) => path.slice(1))
    return below.some((path) => path.length === 0) ? [] : [[key, without(inner, below)] as const]
  })
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept)
}

function needed(
  standIns: Readonly<Record<string, unknown>>,
  dropped: readonly DroppedPath[],
): Readonly<Record<string, unknown>> {
  const isDropped = (key: string): boolean => dropped.some(({path}) => path.length === 1 && path[0] === key)
  return Object.fromEntries(Object.entries(standIns).filter(([key]) => isDropped(key)))
}

function isParent(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null
}
