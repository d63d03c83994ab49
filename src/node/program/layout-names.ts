// Names of layouts. One is a part of the theme by its name, or else a module of the site or of a package by its specifier. They are
// part of the output, so that they tell nothing of the folder that the site is in.
import {isAbsolute, relative, resolve, sep} from 'node:path'
import {OLD_PART_NAMES} from './old-part-names.ts'

/** @param given A part of the theme without `@theme/`, perhaps by its old name; a path, absolute or from the site's folder; a specifier. */
export function toLayoutName(given: string, siteDir: string): string {
  if (isModuleLayout(given)) return given
  if (!isAbsolute(given) && !given.startsWith('.')) return OLD_PART_NAMES[given] ?? given
  return `@site/${relative(siteDir, resolve(siteDir, given)).split(sep).join('/')}`
}

/** Whether it is no part of the theme. */
export function isModuleLayout(name: string): boolean {
  return name.startsWith('@')
}

/** What the bundler imports for it. */
export function layoutSpecifier(name: string): string {
  return isModuleLayout(name) ? name : `@theme/${name}`
}
