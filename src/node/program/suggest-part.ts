// The part of a theme that an import probably means when there is none by its name.
import {closest} from '../../shared/closest.ts'
import {themePartFiles} from './theme-parts.ts'

const SCOPE = /^@theme(?:-original|-init)?\//

export interface KnownParts {
  readonly programRoot: string
  /** Files behind `@theme/X`, of the site and of plugins. */
  readonly aliases: Readonly<Record<string, string>>
}

/** What to do about an import of a part that is not there; undefined for other imports. */
export function adviseOnPart(specifier: string, {programRoot, aliases}: KnownParts): string | undefined {
  const scope = SCOPE.exec(specifier)?.[0]
  if (scope === undefined) return undefined
  const added = Object.keys(aliases).flatMap((name) =>
    name.startsWith('@theme/') ? [name.slice('@theme/'.length)] : [],
  )
  const near = closest(specifier.slice(scope.length), [...themePartFiles(programRoot).keys(), ...added])
  return near === undefined ? NO_PART : `Did you mean "${scope}${near}"?`
}

const NO_PART =
  'No theme of the site has this part: check its name, or add it to "src/theme". Themes of Docusaurus have other parts in each version.'
