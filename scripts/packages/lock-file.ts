// The lock file of npm, as far as it is checked.
import {z} from 'zod'

const dependencies = z.record(z.string(), z.string()).optional()

const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  /** Left out where it does not fit the system. */
  optional: z.boolean().optional(),
  /** Systems that it is made for. */
  os: z.array(z.string()).optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies,
  devDependencies: dependencies,
  optionalDependencies: dependencies,
})

const lockFile = z.object({lockfileVersion: z.literal(3), packages: z.record(z.string(), entry)})

export type LockEntry = z.infer<typeof entry>

/** What the lock file holds by its place in `node_modules`; the project itself is at the empty place. */
export type LockedPackages = Readonly<Record<string, LockEntry>>

/** @throws Error when it is no lock file of the version that is known. */
export function parseLockFile(text: string): LockedPackages {
  return lockFile.parse(JSON.parse(text)).packages
}

/** Name of the package at a place. */
export const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Every installed package with its place. */
export const listPackages = (packages: LockedPackages): (readonly [string, LockEntry])[] =>
  Object.entries(packages).filter(([place]) => place !== '')
