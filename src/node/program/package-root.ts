// The package that a file belongs to.
import {existsSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** Absolute path of the nearest `package.json`, in the folder or above it. */
export function nearestManifest(dir: string): string | undefined {
  const file = join(dir, 'package.json')
  if (existsSync(file)) return file
  return dirname(dir) === dir ? undefined : nearestManifest(dirname(dir))
}

/** Folder of the nearest package with that name, the folder itself or one above it. @throws Error when there is none. */
export function findPackageRoot(dir: string, name: string): string {
  const manifest = nearestManifest(dir)
  if (manifest === undefined) throw new Error(`The package.json of "${name}" was not found.`)
  const root = dirname(manifest)
  // Only the name is looked at, and compared.
  const own = JSON.parse(readFileSync(manifest, 'utf8')) as {name?: unknown}
  if (own.name === name) return root
  if (dirname(root) === root) throw new Error(`The package.json of "${name}" was not found.`)
  return findPackageRoot(dirname(root), name)
}
