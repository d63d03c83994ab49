// Plugins that write to `build` by that name rather than to the folder that they are given. There is no such folder before a
// first build here, and what is written there would be lost with the output of the build before.
import {copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync} from 'node:fs'
import {dirname, join} from 'node:path'

/** Clocks of file systems lag behind by less, in milliseconds. */
const CLOCK_LAG = 50

/** @returns What `run` gives. What it wrote into the site's `build` is in `outDir` then. */
export async function catchLiteralWrites<Value>(
  {siteDir, outDir}: {readonly siteDir: string; readonly outDir: string},
  run: () => Promise<Value>,
): Promise<Value> {
  const literal = join(siteDir, 'build')
  const isOurs = !existsSync(literal)
  const start = Date.now() - CLOCK_LAG
  if (isOurs) mkdirSync(literal)
  try {
    const value = await run()
    for (const file of filesSince(literal, start)) {
      mkdirSync(dirname(join(outDir, file)), {recursive: true})
      copyFileSync(join(literal, file), join(outDir, file))
    }
    return value
  } finally {
    if (isOurs) rmSync(literal, {recursive: true, force: true})
  }
}

/** Paths below the folder. */
function filesSince(dir: string, start: number, prefix = ''): readonly string[] {
  return readdirSync(join(dir, prefix), {withFileTypes: true}).flatMap((entry) => {
    const path = join(prefix, entry.name)
    if (entry.isDirectory()) return filesSince(dir, start, path)
    return entry.isFile() && statSync(join(dir, path)).mtimeMs >= start ? path : []
  })
}
