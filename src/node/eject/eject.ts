// Copies a part of the theme into a site, where `src/theme` replaces it, or writes a wrapper around it.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join, posix, relative, resolve} from 'node:path'
import {closest} from '../../shared/closest.ts'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import type {EjectOptions, EjectReport, ThemePart} from '../api-types.ts'
import {readProgramInfo} from '../program/program-info.ts'
import {themePartFiles} from '../program/theme-parts.ts'
import {type EjectAction, safetyOf} from './component-safety.ts'

/** Every part of the theme that a site can replace, by name. */
export function listThemeParts(): ThemePart[] {
  return [...themePartFiles(readProgramInfo().root).keys()]
    .map((name): ThemePart => {
      const wrap = safetyOf(name, 'wrap')
      return {name, eject: safetyOf(name, 'eject') ?? 'unsafe', ...(wrap === undefined ? {} : {wrap})}
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Writes `src/theme/<component>`.
 * @throws SiteError when there is no such part, when the site has it already, or when it is unsafe and that was not accepted.
 */
export function eject({siteDir = '.', component, wrap = false, danger = false}: EjectOptions): Promise<EjectReport> {
  const {root} = readProgramInfo()
  const parts = themePartFiles(root)
  const source = parts.get(component)
  const action: EjectAction = wrap ? 'wrap' : 'eject'
  if (source === undefined) throw new SiteError([unknownPart(component, [...parts.keys()])])
  const safety = safetyOf(component, action)
  if (safety === undefined) throw new SiteError([notAComponent(component)])
  if (safety === 'unsafe' && !danger) throw new SiteError([unsafePart(component)])
  const inTheme = relative(join(root, 'theme'), source)
  const target = join(resolve(siteDir), 'src/theme', inTheme)
  const present = presentPart(target)
  if (present !== undefined) throw new SiteError([partExists(component, relative(resolve(siteDir), present))])
  const text = wrap ? wrapperOf(component) : toSiteModule(readFileSync(source, 'utf8'), posix.dirname(inTheme))
  mkdirSync(dirname(target), {recursive: true})
  writeFileSync(target, text)
  return Promise.resolve({file: target, safety})
}

/** The part as the site has it, in whatever form. */
function presentPart(target: string): string | undefined {
  const stem = target.replace(/(?:\/index)?\.tsx$/, '')
  return ['.tsx', '.ts', '.jsx', '.js']
    .flatMap((ending) => [stem + ending, `${stem}/index${ending}`])
    .find((file) => existsSync(file))
}

/** Helpers stay where they are: the copy reaches them in the program's own theme. */
function toSiteModule(source: string, dir: string): string {
  return source.replace(
    /(\b(?:from|import)\s*(?:\(\s*)?(?:\/\*[^*]*\*\/\s*)?)'(\.{1,2}\/[^']+)'/g,
    (_, before: string, path: string) => `${before}'quire-docs/theme/${posix.join(dir, path)}'`,
  )
}

function wrapperOf(component: string): string {
  const name = component.replaceAll('/', '')
  return `import ${name} from '@theme-original/${component}'
import type {ComponentProps, ReactNode} from 'react'

export default function ${name}Wrapper(props: ComponentProps<typeof ${name}> & object): ReactNode {
  return <${name} {...props} />
}
`
}

function unknownPart(component: string, known: readonly string[]): Diagnostic {
  const near =
    known.find((name) => name.toLowerCase() === component.toLowerCase()) ??
    known.find((name) => name.split('/').at(-1) === component) ??
    closest(component, known)
  return {
    level: 'error',
    code: 'eject/unknown-component',
    message: `The theme has no component "${component}".`,
    hint:
      near === undefined
        ? 'List the components with "quire eject --list".'
        : `Did you mean "${near}"? "quire eject --list" lists all.`,
  }
}

function unsafePart(component: string): Diagnostic {
  return {
    level: 'error',
    code: 'eject/unsafe',
    message: `"${component}" depends on the theme's inner workings: a copy may stop working with the next version.`,
    hint: `Wrap it with "quire eject ${component} --wrap", or copy it all the same with "--danger".`,
  }
}

function notAComponent(component: string): Diagnostic {
  return {
    level: 'error',
    code: 'eject/not-wrappable',
    message: `"${component}" is a list of components, so there is nothing to wrap.`,
    hint: `Copy it with "quire eject ${component}", and spread "@theme-original/${component}" into your own list.`,
  }
}

function partExists(component: string, file: string): Diagnostic {
  return {
    level: 'error',
    code: 'eject/exists',
    message: `The site has its own "${component}" already.`,
    location: {sourcePath: file},
    hint: 'Move that file away if it is to be written again.',
  }
}
