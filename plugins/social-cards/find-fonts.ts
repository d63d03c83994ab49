// The files of fonts: those that the options name, and those of packages of Fontsource.
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {contentHash} from './content-hash.ts'
import {findPackageFolder} from './find-packages.ts'
import {isFontFile} from './options.ts'

/** A file of a font. */
export interface FontFile {
  /** Absolute. */
  readonly path: string
  readonly hash: string
}

export interface FoundFonts {
  /** In the order in which a character is looked for. */
  readonly files: readonly FontFile[]
  /** Names of packages that are not installed. */
  readonly missingPackages: readonly string[]
  /** Files that are not there, and packages without one that is bold. */
  readonly missingFonts: readonly string[]
}

export function findFonts(names: readonly string[], siteDir: string): FoundFonts {
  const paths: string[] = []
  const missingPackages: string[] = []
  const missingFonts: string[] = []
  for (const name of names) {
    const found = isFontFile(name) ? findFile(resolve(siteDir, name)) : findInPackage(name, siteDir)
    if (found === undefined) missingPackages.push(name)
    else if (found.length === 0) missingFonts.push(name)
    else paths.push(...found)
  }
  const files = paths.map((path) => ({path, hash: contentHash(readFileSync(path))}))
  return {files, missingPackages, missingFonts}
}

function findFile(path: string): readonly string[] {
  return existsSync(path) ? [path] : []
}

const BOLD = '-700-normal.woff'

/** Files such as `inter-latin-700-normal.woff`, one for each set of characters, that of Latin first. Undefined without the package. */
function findInPackage(name: string, siteDir: string): readonly string[] | undefined {
  const folder = findPackageFolder(name, siteDir)
  if (folder === undefined) return undefined
  const dir = join(folder, 'files')
  // Packages of Han cut their characters into numbered files as well, and have them in one besides.
  const files = existsSync(dir)
    ? readdirSync(dir).filter((file) => file.endsWith(BOLD) && !/-\d+-\d+-normal/.test(file))
    : []
  const isLatin = (file: string): boolean => file.endsWith(`-latin${BOLD}`)
  return files
    .sort((a, b) => Number(isLatin(b)) - Number(isLatin(a)) || (a < b ? -1 : 1))
    .map((file) => join(dir, file))
}
