// The site's own code that a task runs with, as two machines compare it.
import {keyOf} from '../cache/hash.ts'
import {recordStates} from '../cache/input-states.ts'
import {NO_SNAPSHOTS} from '../cache/snapshots.ts'
import type {SiteCode} from '../compiled-model.ts'
import {fingerprintModules, type TraceContext} from './trace-modules.ts'

/** The code with the hash of what it is on this machine, packages included; equal on another that has the same. */
export async function hashCode(code: Omit<SiteCode, 'hash'>, context: TraceContext): Promise<SiteCode> {
  const {modules, files} = code
  const states = recordStates({files, folders: [], missing: []}, NO_SNAPSHOTS).map(([, , state]) => state)
  return {modules, files, hash: keyOf(await fingerprintModules(modules, context), ...states)}
}
