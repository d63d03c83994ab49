// The settings that reach the compiler, with the fingerprint that is part of every compile key.
import {keyOf, stableJson} from '../cache/hash.ts'
import type {CompilerSpec} from '../model.ts'
import {withoutPlaces} from './transform-scope.ts'

/** Raised with every change that alters what compiling gives, so that stored records of older programs are not used. */
const STAGE_VERSION = '16'

/** Stands for every name in `knownComponents`: the site's own map of MDX components may add any. */
export const ANY_COMPONENT = '*'

/**
 * Freezes the compiler's settings and names them by a hash. Equal settings give an equal fingerprint, whatever the
 * order of their keys. The site folder counts only when transforms are resolved from it: stored records of a folder
 * that moved stay good. Which transforms concern a document is a part of its own key.
 */
export function createCompilerSpec(settings: Omit<CompilerSpec, 'fingerprint'>): CompilerSpec {
  const {siteDir, ...rest} = settings
  const portable = {...rest, transforms: withoutPlaces(settings.transforms)}
  const fingerprint = keyOf(STAGE_VERSION, stableJson(portable), hasTransforms(settings) ? siteDir : '')
  return Object.freeze({...settings, fingerprint})
}

/** True when code of the site's or of its plugins has a part in compiling. */
export function hasTransforms({
  preprocessor,
  parseFrontMatter,
  remarkRehypeFunctions,
  transforms,
}: Pick<CompilerSpec, 'preprocessor' | 'parseFrontMatter' | 'remarkRehypeFunctions' | 'transforms'>): boolean {
  if (preprocessor !== undefined || parseFrontMatter !== undefined || remarkRehypeFunctions.length > 0) return true
  return Object.values(transforms).some((list) => list.length > 0)
}

/** The site was written for Docusaurus 3, to which each `:name` is a directive. */
export function knowsDirectives({expectsMdx, hasMdx1}: Pick<CompilerSpec, 'expectsMdx' | 'hasMdx1'>): boolean {
  return expectsMdx && !hasMdx1
}
