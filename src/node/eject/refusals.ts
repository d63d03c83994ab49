// What `eject` says when it writes nothing.
import {closest} from '../../shared/closest.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {PartsOfTheme} from './themes.ts'

/** @param other The theme that has the part, when it is not the one that was named. */
export function unknownPart(
  component: string,
  {theme, known, other}: {readonly theme?: string; readonly known: readonly string[]; readonly other?: PartsOfTheme},
): Diagnostic {
  const near = findNear(component, known)
  const hint =
    other !== undefined
      ? `"${other.theme}" has it: quire swizzle ${other.theme} ${component}.`
      : near === undefined
        ? 'List the components with "quire swizzle --list".'
        : `Did you mean "${near}"? "quire swizzle --list" lists all.`
  return {
    level: 'error',
    code: 'eject/unknown-component',
    message: `The theme${theme === undefined ? '' : ` "${theme}"`} has no component "${component}".`,
    hint,
  }
}

/** By another case, by the last part of the name, by a slip, or what is around it: `Admonition` for `Admonition/Icons/Tip`. */
function findNear(component: string, known: readonly string[]): string | undefined {
  const segments = component.split('/')
  const above = segments.slice(1).map((_, at) => segments.slice(0, segments.length - 1 - at).join('/'))
  return (
    known.find((name) => name.toLowerCase() === component.toLowerCase()) ??
    known.find((name) => name.split('/').at(-1) === component) ??
    closest(component, known) ??
    above.find((name) => known.includes(name))
  )
}

export function unsafePart(component: string): Diagnostic {
  return {
    level: 'error',
    code: 'eject/unsafe',
    message: `"${component}" depends on the theme's inner workings: a copy may stop working with the next version.`,
    hint: `Wrap it with "quire swizzle ${component} --wrap", or copy it all the same with "--danger".`,
  }
}

export function notAComponent(component: string): Diagnostic {
  return {
    level: 'error',
    code: 'eject/not-wrappable',
    message: `"${component}" is a list of components, so there is nothing to wrap.`,
    hint: `Copy it with "quire swizzle ${component}", and spread "@theme-original/${component}" into your own list.`,
  }
}

export function partExists(component: string, file: string): Diagnostic {
  return {
    level: 'error',
    code: 'eject/exists',
    message: `The site has its own "${component}" already.`,
    location: {sourcePath: file},
    hint: 'Move that file away if it is to be written again.',
  }
}
