// Tags of docs: those that the tags file knows, and those that a doc makes up.
import {type DataFile, type Diagnostic, type Severity, withoutUndefined, withSeverity} from 'quire/plugin'
import {parse} from 'yaml'
import {z} from 'zod'
import type {DocFrontMatter} from './front-matter.ts'
import {kebabCase} from './kebab-case.ts'
import type {ResolvedTag} from './model.ts'

/** Tags by the key that front matter names them by; undefined when the site has no tags file. */
export type KnownTags = ReadonlyMap<string, ResolvedTag> | undefined

const schema = z.record(
  z.string(),
  z
    .strictObject({label: z.string().optional(), description: z.string().optional(), permalink: z.string().optional()})
    .nullable(),
)

export interface TagsFileInput {
  /** The `tags` option. */
  readonly option: string | false | null | undefined
  readonly data: readonly DataFile[]
  /** Source path of a file of the content folder. */
  readonly toSourcePath: (path: string) => string
  readonly report: (diagnostic: Diagnostic) => void
}

/** Path of the tags file inside the content folder; undefined when there is to be none. */
export function tagsFile(option: string | false | null | undefined): string | undefined {
  if (option === false || option === null) return undefined
  return (option ?? 'tags.yml').replace(/^\.\//, '')
}

export function readTagsFile({option, data, toSourcePath, report}: TagsFileInput): KnownTags {
  const path = tagsFile(option)
  if (path === undefined) return undefined
  const sourcePath = toSourcePath(path)
  const file = data.find((one) => one.sourcePath === sourcePath)
  const fail = (message: string): undefined => {
    report({level: 'error', code: 'docs/tags-file', message, location: {sourcePath}})
  }
  if (file === undefined) return option === undefined ? undefined : fail(`The tags file "${option}" does not exist.`)
  const value = parseYaml(file.text)
  if (value instanceof Error) return fail(`The tags file cannot be read: ${value.message}`)
  const parsed = schema.safeParse(value ?? {})
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return fail(
      `The tags file is wrong at "${issue?.path.join('.') ?? ''}": a tag can have "label", "description" and "permalink".`,
    )
  }
  const tags = Object.entries(parsed.data).map(([key, tag]): [string, ResolvedTag] => {
    const {label = capitalise(key), description, permalink} = tag ?? {}
    return [
      key,
      {label, slug: toSlug(permalink ?? kebabCase(key)), isInline: false, ...withoutUndefined({description})},
    ]
  })
  reportDuplicates(tags, fail)
  return new Map(tags)
}

function reportDuplicates(tags: readonly (readonly [string, ResolvedTag])[], fail: (message: string) => void): void {
  const keys = new Map<string, string>()
  for (const [key, {slug}] of tags) {
    const other = keys.get(slug)
    if (other !== undefined)
      fail(`The tags "${other}" and "${key}" of the tags file have the same permalink "${slug}".`)
    keys.set(slug, key)
  }
}

function parseYaml(text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** A doc's tags in the order given, each once. */
export function resolveTags(given: DocFrontMatter['tags'], known: KnownTags): readonly ResolvedTag[] {
  const bySlug = new Map<string, ResolvedTag>()
  for (const tag of given ?? []) {
    const resolved = resolveTag(tag, known)
    if (!bySlug.has(resolved.slug)) bySlug.set(resolved.slug, resolved)
  }
  return [...bySlug.values()]
}

function resolveTag(tag: NonNullable<DocFrontMatter['tags']>[number], known: KnownTags): ResolvedTag {
  if (typeof tag === 'string') return known?.get(tag) ?? {label: tag, slug: toSlug(kebabCase(tag)), isInline: true}
  const {label, permalink, description} = tag
  return {label, slug: toSlug(permalink), isInline: true, ...withoutUndefined({description})}
}

/** What is said about tags that the tags file does not have. */
export function findInlineTags(
  tags: readonly ResolvedTag[],
  sourcePath: string,
  severity: Severity,
): Diagnostic | undefined {
  const labels = tags.filter((tag) => tag.isInline).map((tag) => `"${tag.label}"`)
  if (labels.length === 0) return undefined
  return withSeverity(severity, {
    code: 'docs/inline-tags',
    message: `The tags file does not have ${labels.join(', ')}.`,
    location: {sourcePath},
    hint: 'Add them to the tags file, or set "onInlineTags" to "ignore".',
  })
}

function toSlug(permalink: string): string {
  return `/${permalink.replace(/^\/+/, '')}`
}

function capitalise(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase()
}
