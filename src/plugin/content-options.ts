// Options that content plugins have in common, and the form in which the build takes them.
import {z} from 'zod'
import type {Json} from '../shared/contract.ts'
import {isPlainRecord} from '../shared/is-plain-record.ts'
import {encodeText} from '../shared/permalink.ts'
import {type AdmonitionOption, admonitionKeywords, admonitionOption} from './admonition-option.ts'
import type {MarkdownExtension, Transform, TransformFunction, TransformReference} from './types.ts'

/** Files of a content folder that are parts of others, or tests. */
export const EXCLUDED_CONTENT: readonly string[] = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
]

/**
 * A layout by the name of its theme component, `@theme/DocItem`, or by its file: `@site/src/DocItem`, or a path that is absolute or
 * begins with a dot. Of the first the option's value is the name alone, as routes have it.
 */
export function layoutOption(name: string) {
  return layoutText().default(`@theme/${name}`).transform(toLayout)
}

/** The same without a default. */
export function optionalLayout() {
  return layoutText().transform(toLayout).optional()
}

function layoutText() {
  return tested<string>(
    (value) => typeof value === 'string' && LAYOUT.test(value),
    'must name a component: one of the theme, such as "@theme/DocItem", or a file, such as "@site/src/DocItem".',
  )
}

const LAYOUT = /^(?:@[\w.-]+[\\/]|\.{1,2}[\\/]|(?:[a-z]:)?[\\/])[^?!]+$/i

function toLayout(name: string): string {
  return name.startsWith('@theme/') ? name.slice('@theme/'.length) : name
}

/** A value that a test accepts; `error` completes a sentence that begins with the option's name. */
export function tested<Value>(test: (value: unknown) => boolean, error: string) {
  return z.custom<Value>(test, {error})
}

/** A URL that a file's path is appended to, or a function of the facts about a file. */
export function editUrlOption<EditUrl extends (facts: never) => string | undefined>() {
  return tested<string | EditUrl>(
    (value) => typeof value === 'string' || typeof value === 'function',
    'must be a URL or a function.',
  ).optional()
}

/** URL of a file below the URL where sources are edited. @param path Path of the file, with forward slashes. */
export function toFileUrl(editUrl: string, path: string): string {
  return `${editUrl.replace(/\/$/, '')}/${encodeText(path).replaceAll('?', '%3F').replaceAll('#', '%23')}`
}

/** A unified plugin, alone or with options: a function, or the name of its module, whose options are plain data. */
type SingleTransform =
  | string
  | readonly [string, Json]
  | TransformReference
  | TransformFunction['plugin']
  | readonly [TransformFunction['plugin'], ...unknown[]]

/** Several in one, as packages such as `remark-preset-lint-recommended` give them. Parsers here know no settings. */
interface TransformPreset {
  readonly plugins?: readonly TransformOption[] | null | undefined
  readonly settings?: unknown
}

/** A plugin, or a preset of several. */
export type TransformOption = SingleTransform | TransformPreset

const transforms = z
  .array(
    z.custom<TransformOption>(isTransform, {
      error: 'must be a function, [function, {options}], "package" or ["package", {options}].',
    }),
  )
  .default([])

/** What is done with documents. It applies to every document of the site. */
export const markdownOptions = {
  /** Keywords of admonitions besides the usual ones. */
  admonitions: admonitionOption.optional(),
  /**
   * Transforms of the Markdown tree: functions or names of modules, alone or with options.
   * @example remarkPlugins: ['remark-math', ['./transforms/shout.mjs', {loud: true}]]
   */
  remarkPlugins: transforms,
  /** Transforms of the HTML tree, named likewise. */
  rehypePlugins: transforms,
  /** Transforms of the JavaScript that an MDX page becomes. */
  recmaPlugins: transforms,
  /** Transforms of the Markdown tree that run before Quire's own. */
  beforeDefaultRemarkPlugins: transforms,
  /** Transforms of the HTML tree that run before Quire's own. */
  beforeDefaultRehypePlugins: transforms,
}

type MarkdownOptions = Readonly<
  Record<Exclude<keyof typeof markdownOptions, 'admonitions'>, readonly TransformOption[]>
> & {
  readonly admonitions?: AdmonitionOption | undefined
}

/** The plugin's options for Markdown as its step `markdown` returns them. Lists keep their order; nothing is loaded. */
export function toMarkdown(options: MarkdownOptions): MarkdownExtension {
  return {
    admonitionKeywords: admonitionKeywords(options.admonitions),
    ownDocumentsOnly: true,
    remarkPlugins: options.remarkPlugins.flatMap(toTransforms),
    rehypePlugins: options.rehypePlugins.flatMap(toTransforms),
    recmaPlugins: options.recmaPlugins.flatMap(toTransforms),
    beforeDefaultRemarkPlugins: options.beforeDefaultRemarkPlugins.flatMap(toTransforms),
    beforeDefaultRehypePlugins: options.beforeDefaultRehypePlugins.flatMap(toTransforms),
  }
}

function toTransforms(option: TransformOption): readonly Transform[] {
  return isPreset(option) ? (option.plugins ?? []).flatMap(toTransforms) : [toTransform(option)]
}

function toTransform(option: SingleTransform): Transform {
  if (typeof option === 'string') return {module: option}
  if (typeof option === 'function') return {plugin: option, options: []}
  if ('module' in option) return option
  const [first, ...options] = option
  return typeof first === 'string' ? {module: first, options: options[0] as Json} : {plugin: first, options}
}

function isTransform(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'function') return true
  if (Array.isArray(value) && typeof value[0] === 'function') return true
  if (Array.isArray(value)) return typeof value[0] === 'string' && z.json().safeParse(value[1]).success
  if (isPreset(value)) return (value.plugins ?? []).every(isTransform)
  return z.strictObject({module: z.string(), options: z.json().optional()}).safeParse(value).success
}

/** Not a preset without anything in it, which unified refuses. */
function isPreset(value: unknown): value is TransformPreset {
  if (!isPlainRecord(value)) return false
  const {plugins, settings} = value
  return Array.isArray(plugins) || (settings !== undefined && (plugins === undefined || plugins === null))
}
