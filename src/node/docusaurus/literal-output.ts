// Plugins that take `build` for the folder of the output, by that name, rather than the folder that they are given. There, they find the
// output of the build before, or nothing: what they read would be old, what they make would be there already, and what they write would be
// lost.
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {isFile} from '../files/is-file.ts'
import {isRunning} from '../files/is-running.ts'
import {toModuleFile} from '../files/module-file.ts'
import type {DocusaurusPlugin} from './plugin-types.ts'

// Of this process. Numbers of processes are used again: in a container, each build may have the same.
const inUse = new Set<string>()

interface Folders {
  readonly siteDir: string
  readonly outDir: string
}

const LITERAL = 'build'
/** Name of the output while a plugin has its own in its place, before the number of the process. */
const ASIDE = '.quire-build-'
/** In a script: `'build'`, `./build/x` or a template that ends with `/build`. */
const MENTION = /["'`/]build["'`/]/

/** Whether the code of a step has the folder's name in it. @param modules Absolute paths of the code of the plugin. */
export function mentionsBuild(
  plugin: DocusaurusPlugin,
  steps: readonly (keyof DocusaurusPlugin)[],
  modules: readonly string[] = [],
): boolean {
  return (
    steps.some((step) => typeof plugin[step] === 'function' && MENTION.test(String(plugin[step]))) ||
    listCode(modules).some((text) => MENTION.test(text))
  )
}

/** In a script: the module next to it that it takes. */
const NEAR = /(?:\brequire\s*\(|\bimport\s*\(|\bfrom|\bimport)\s*["'](\.{1,2}\/[^"'\n]*)["']/g
/** A plugin of more files than that is a program of its own, whose reading would take longer than its work. */
const MAX_FILES = 200

/** Texts of modules, and of those next to them that they take: a plugin's steps may call them. */
function listCode(modules: readonly string[]): readonly string[] {
  const files = new Set(modules.filter(isFile))
  const texts: string[] = []
  for (const file of files) {
    if (texts.length === MAX_FILES) break
    const text = readFileSync(file, 'utf8')
    texts.push(text)
    for (const [, near = ''] of text.matchAll(NEAR)) {
      const found = toModuleFile(resolve(dirname(file), near))
      if (isFile(found)) files.add(found)
    }
  }
  return texts
}

/**
 * Has `build` lead to the folder that plugins are given, while `run` runs: as with Docusaurus, they find the new pages there, and what they
 * write there becomes part of the output.
 */
export async function withBuildFolder<Value>(folders: Folders, run: () => Promise<Value>): Promise<Value> {
  const literal = join(folders.siteDir, LITERAL)
  const aside = join(folders.siteDir, `${ASIDE}${process.pid}`)
  if (!takePlace(literal, aside, folders.outDir)) return catchLiteralWrites(folders, run)
  inUse.add(aside)
  const end = (): void => giveBack(literal, aside, folders.outDir)
  process.once('exit', end)
  try {
    return await run()
  } finally {
    process.off('exit', end)
    end()
    inUse.delete(aside)
  }
}

/** False where the folder cannot be moved, as one that is mounted, and where links cannot be made. */
function takePlace(literal: string, aside: string, outDir: string): boolean {
  try {
    if (isThere(literal)) renameSync(literal, aside)
  } catch {
    return false
  }
  try {
    // Windows asks for no rights for this kind.
    symlinkSync(outDir, literal, 'junction')
    return true
  } catch {
    if (isThere(aside)) renameSync(aside, literal)
    return false
  }
}

function giveBack(literal: string, aside: string, outDir: string): void {
  // A plugin has removed the folder, and made it again.
  if (isThere(literal) && !lstatSync(literal).isSymbolicLink()) cpSync(literal, outDir, {recursive: true})
  rmSync(literal, {recursive: true, force: true})
  if (isThere(aside)) renameSync(aside, literal)
}

/** Puts back the output that a build which was killed has moved aside. */
export function restoreBuildFolder(siteDir: string): void {
  const literal = join(siteDir, LITERAL)
  for (const name of readdirSync(siteDir)) {
    if (!name.startsWith(ASIDE) || isInUse(join(siteDir, name))) continue
    if (lstatSync(literal, {throwIfNoEntry: false})?.isSymbolicLink() === true) rmSync(literal)
    if (!isThere(literal)) renameSync(join(siteDir, name), literal)
  }
}

function isInUse(aside: string): boolean {
  const pid = Number(aside.slice(aside.lastIndexOf('-') + 1))
  return pid === process.pid ? inUse.has(aside) : isRunning(pid)
}

function isThere(path: string): boolean {
  return lstatSync(path, {throwIfNoEntry: false}) !== undefined
}

/** Clocks of file systems lag behind by less, in milliseconds. */
const CLOCK_LAG = 50

/** @returns What `run` gives. What it wrote into the site's `build` is in `outDir` then. */
export async function catchLiteralWrites<Value>({siteDir, outDir}: Folders, run: () => Promise<Value>): Promise<Value> {
  const literal = join(siteDir, LITERAL)
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
