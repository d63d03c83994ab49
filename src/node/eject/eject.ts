// Copies a part of the theme into a site, where `src/theme` replaces it, or writes a wrapper around it.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {basename, dirname, extname, join, posix, relative, resolve} from 'node:path'
import {transform} from 'esbuild'
import {SiteError} from '../../shared/diagnostics.ts'
import type {EjectOptions, EjectReport, ListPartsOptions, ThemePart} from '../api-types.ts'
import {readProgramInfo} from '../program/program-info.ts'
import {type EjectAction, type Safety, safetyOf} from './component-safety.ts'
import {notAComponent, partExists, unknownPart, unsafePart} from './refusals.ts'
import {findOwnTheme, getTheme, listOwnThemes, listSiteThemes, type PartsOfTheme} from './themes.ts'

/**
 * Every part of the themes that a site can replace: with `theme` those of one.
 * @throws SiteError for a theme that there is not, or when it is the site's and its configuration is wrong.
 */
export async function listThemeParts({siteDir = '.', config, theme}: ListPartsOptions = {}): Promise<ThemePart[]> {
  const themes = await themesFor(theme, siteDir, config)
  const chosen = theme === undefined ? themes : [getTheme(theme, themes)]
  return chosen.flatMap((one) => [...one.files.keys()].map((name) => toThemePart(name, one)))
}

function toThemePart(name: string, from: PartsOfTheme): ThemePart {
  const wrap = safetyIn(from, name, 'wrap')
  const eject = safetyIn(from, name, 'eject') ?? 'unsafe'
  return {name, theme: from.theme, eject, ...(wrap === undefined ? {} : {wrap})}
}

/** A theme that says nothing of a part has it wrapped safely: the wrapper has nothing of the part. */
function safetyIn({isOwn, safety = {}}: PartsOfTheme, name: string, action: EjectAction): Safety | undefined {
  if (isOwn) return safetyOf(name, action)
  return Object.hasOwn(safety, name) ? safety[name]?.[action] : action === 'wrap' ? 'safe' : 'unsafe'
}

/** The configuration is read for themes that are the site's alone. */
async function themesFor(
  theme: string | undefined,
  siteDir: string,
  config?: string,
): Promise<readonly PartsOfTheme[]> {
  const own = listOwnThemes()
  if (theme === undefined || findOwnTheme(theme) !== undefined) return own
  return [...own, ...(await listSiteThemes(siteDir, config))]
}

/**
 * Writes `src/theme/<component>`.
 * @throws SiteError when there is no such part, when the site has it already, or when it is unsafe and that was not accepted.
 */
export async function eject(options: EjectOptions): Promise<EjectReport> {
  const {siteDir = '.', component, theme, wrap = false, danger = false, language = 'typescript', config} = options
  const part = findPart(component, theme, await themesFor(theme, siteDir, config))
  const safety = checkedSafety(component, part.theme, {action: wrap ? 'wrap' : 'eject', danger})
  const root = resolve(siteDir)
  const present = presentPart(join(root, 'src/theme', component))
  if (present !== undefined) throw new SiteError([partExists(component, relative(root, present))])
  if (!part.theme.isOwn && !wrap)
    return {file: copyForeign(language === 'typescript' ? typedPart(part, component) : part, component, root), safety}
  const inTheme = part.theme.isOwn
    ? relative(join(readProgramInfo().root, 'theme'), part.file)
    : `${component}/index.tsx`
  const target = join(root, 'src/theme', inTheme)
  const text = wrap ? wrapperOf(component) : toSiteModule(readFileSync(part.file, 'utf8'), posix.dirname(inTheme))
  return {file: await writeModule(target, text, language), safety}
}

interface FoundPart {
  readonly file: string
  readonly theme: PartsOfTheme
}

function findPart(component: string, theme: string | undefined, themes: readonly PartsOfTheme[]): FoundPart {
  const chosen = theme === undefined ? themes : [getTheme(theme, themes)]
  for (const one of chosen) {
    const file = one.files.get(component)
    if (file !== undefined) return {file, theme: one}
  }
  const known = chosen.flatMap(({files}) => [...files.keys()])
  const other = themes.find(({files}) => files.has(component))
  const name = theme === undefined ? {} : {theme: chosen[0]?.theme ?? theme}
  throw new SiteError([unknownPart(component, {...name, known, ...(other === undefined ? {} : {other})})])
}

function checkedSafety(
  component: string,
  from: PartsOfTheme,
  {action, danger}: {readonly action: EjectAction; readonly danger: boolean},
): Safety {
  const safety = safetyIn(from, component, action)
  if (safety === undefined) throw new SiteError([notAComponent(component)])
  if (safety === 'unsafe' && !danger) throw new SiteError([unsafePart(component)])
  return safety
}

/** The part as the site has it, in whatever form. */
function presentPart(stem: string): string | undefined {
  return ['.tsx', '.ts', '.jsx', '.js']
    .flatMap((ending) => [stem + ending, `${stem}/index${ending}`])
    .find((file) => existsSync(file))
}

/** The part as its author wrote it, where the plugin has that beside what is compiled. */
function typedPart({file, theme}: FoundPart, component: string): FoundPart {
  const {sources = new Map<string, string>()} = theme
  const source = sources.get(component)
  return source === undefined ? {file, theme} : {file: source, theme: {...theme, files: sources}}
}

/**
 * The module of a theme of others, with the files beside it that are no modules of other parts, such as its styles.
 * @returns the file of the part itself.
 */
function copyForeign({file, theme}: FoundPart, component: string, root: string): string {
  const isFolder = basename(file, extname(file)) === 'index'
  const target = join(root, 'src/theme', isFolder ? component : dirname(component))
  const parts = new Set([...theme.files].filter(([name]) => name !== component).map(([, path]) => path))
  const beside = isFolder ? filesIn(dirname(file)).filter((path) => !parts.has(path)) : [file]
  mkdirSync(target, {recursive: true})
  for (const path of beside) {
    const copy = join(target, basename(path))
    if (!existsSync(copy)) writeFileSync(copy, readFileSync(path))
  }
  return join(target, basename(file))
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:d\.ts|map)$/.test(entry.name))
    .map((entry) => join(dir, entry.name))
}

async function writeModule(target: string, text: string, language: 'typescript' | 'javascript'): Promise<string> {
  const file = language === 'javascript' ? target.replace(/\.tsx$/, '.jsx') : target
  mkdirSync(dirname(file), {recursive: true})
  writeFileSync(file, language === 'javascript' ? await withoutTypes(text) : text)
  return file
}

async function withoutTypes(text: string): Promise<string> {
  const {code} = await transform(text, {loader: 'tsx', jsx: 'preserve', target: 'esnext', tsconfigRaw: '{}'})
  // The program prints all statements in one block: imports are set apart again.
  return code.replace(/^((?:import\b[^\n]*\n)+)(?!\n)/, '$1\n')
}

/** Helpers stay where they are: the copy reaches them in the program's own theme. */
function toSiteModule(source: string, dir: string): string {
  return source.replace(
    /(\b(?:from|import)\s*(?:\(\s*)?(?:\/\*[^*]*\*\/\s*)?)'(\.{1,2}\/[^']+)'/g,
    (_, before: string, path: string) => `${before}'quire-docs/theme/${posix.join(dir, path)}'`,
  )
}

function wrapperOf(component: string): string {
  const [first = '', ...others] = component.split(/\W/)
  const name = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return `import ${name} from '@theme-original/${component}'
import type {ComponentProps, ReactNode} from 'react'

export default function ${name}Wrapper(props: ComponentProps<typeof ${name}> & object): ReactNode {
  return <${name} {...props} />
}
`
}
