// What a bundle is made without, so that a site is built in spite of it: parts of the theme that were written for another one, and names
// of parts that no theme has.
import {dirname, join} from 'node:path'
import {OLD_NAMES_FOLDER, OLD_PART_NAMES} from '../program/old-part-names.ts'
import {themePartFiles} from '../program/theme-parts.ts'
import type {BundledSite, BundleFinding, LeftOut} from './bundle-finding.ts'

/** What the program answers itself, and no package. */
export const THEME_NAME = /^@(?:docusaurus|theme|theme-original|theme-init)\//

/** Names of components alone. */
export const PART_NAME = /^@theme(?:-original|-init)?\//

type Aliases = Readonly<Record<string, string>>
type PartSite = Pick<BundledSite, 'aliases' | 'programRoot'>

/** The name, such as `@theme/Footer`, under which a file replaces a part that there is without it. */
export function findReplacedPart(file: string | undefined, {aliases, programRoot}: PartSite): string | undefined {
  if (file === undefined) return undefined
  const names = Object.keys(aliases).filter((name) => aliases[name] === file && name.startsWith('@theme/'))
  if (names.length === 0) return undefined
  const ofTheme = themePartFiles(programRoot)
  return names.find((name) => {
    const part = name.replace('@theme/', '')
    return isReplaced(name, aliases) || ofTheme.has(part) || Object.hasOwn(OLD_PART_NAMES, part)
  })
}

/** A plugin has a part of this name as well. */
function isReplaced(name: string, aliases: Aliases): boolean {
  const original = aliases[toOriginal(name)]
  return original !== undefined && original !== aliases[name]
}

const toOriginal = (name: string): string => name.replace('@theme/', '@theme-original/')

/** @param why What is wrong with it, as the end of a sentence. */
export function setPartAside(
  part: string,
  why: string,
  place: Pick<BundleFinding, 'file' | 'line' | 'column' | 'length' | 'hint' | 'missing'>,
): BundleFinding {
  return {level: 'warning', code: 'bundle/part-set-aside', message: why, leftOut: {part, why}, ...place}
}

/** One finding for each part, at the first place. */
export function joinParts(findings: readonly BundleFinding[]): readonly BundleFinding[] {
  const reasons = new Map<string, string[]>()
  for (const {leftOut} of findings)
    if (leftOut !== undefined && 'part' in leftOut)
      reasons.set(leftOut.part, [...(reasons.get(leftOut.part) ?? []), leftOut.why])
  const told = new Set<string>()
  return findings.flatMap((finding) => {
    const {leftOut} = finding
    if (leftOut === undefined || !('part' in leftOut)) return [finding]
    if (told.has(leftOut.part)) return []
    told.add(leftOut.part)
    const why = [...new Set(reasons.get(leftOut.part))].join(', and ')
    const message = `The part "${leftOut.part}" ${why}: the theme's is shown in its place, without what this file changes.`
    return [{...finding, message}]
  })
}

/** Absolute file of what stands for parts that no theme has. */
export function missingPart(programRoot: string): string {
  return join(programRoot, 'src/client/docusaurus/missing-part.ts')
}

/** Aliases of a bundle without them. */
export function leaveOut(aliases: Aliases, leftOut: readonly LeftOut[], programRoot: string): Aliases {
  const next: Record<string, string> = {...aliases}
  for (const one of leftOut)
    if ('specifier' in one) next[one.specifier] = missingPart(programRoot)
    else
      for (const name of Object.keys(aliases)) if (aliases[name] === aliases[one.part]) restore(name, next, programRoot)
  return next
}

function restore(name: string, aliases: Record<string, string>, programRoot: string): void {
  const original = aliases[toOriginal(name)]
  if (isReplaced(name, aliases) && original !== undefined) aliases[name] = original
  else delete aliases[name]
  // What renders a part of an old name in the place of the new one would render itself.
  const current = `@theme/${OLD_PART_NAMES[name.replace('@theme/', '')]}`
  if (aliases[current] !== undefined && dirname(aliases[current]) === join(programRoot, 'theme', OLD_NAMES_FOLDER))
    delete aliases[current]
}
