// Tags of content: those that the tags file knows, those that a document makes up, and what is found under each.
import {z} from 'zod'
import {type Diagnostic, type Severity, withSeverity} from '../shared/diagnostics.ts'
import {findPermalinkFault, PERMALINK_HINT} from '../shared/output-path.ts'
import {withoutUndefined} from '../shared/without-undefined.ts'
import {kebabCase} from './kebab-case.ts'
import {originalPath} from './translations.ts'
import type {DataFile} from './types.ts'
import {readYamlFile, type YamlPlace} from './yaml-file.ts'

/** A tag of a document, with what the tags file says of it. */
export interface ResolvedTag {
  readonly label: string
  readonly description?: string
  /** Path of the tag below the tags' base path, `/api-v-2`. */
  readonly slug: string
  /** Not from the tags file. */
  readonly isInline: boolean
}

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
  /** Diagnostic code of mistakes. */
  readonly code: string
  readonly report: (diagnostic: Diagnostic) => void
}

/** Path of the tags file inside the content folder; undefined when there is to be none. */
export function tagsFile(option: string | false | null | undefined): string | undefined {
  if (option === false || option === null) return undefined
  return (option ?? 'tags.yml').replace(/^\.\//, '')
}

/**
 * The tags that the file of the option `tags` lists; undefined without a file. What is wrong in it is reported, with
 * its place.
 */
export function readTagsFile({option, data, toSourcePath, code, report}: TagsFileInput): KnownTags {
  const path = tagsFile(option)
  if (path === undefined) return undefined
  const original = toSourcePath(path)
  const file = data.find((one) => originalPath(one) === original)
  const {sourcePath} = file ?? {sourcePath: original}
  const fail = (message: string, place?: YamlPlace, hint?: string): undefined => {
    report({level: 'error', code, message, location: {sourcePath, ...place}, ...(hint === undefined ? {} : {hint})})
  }
  if (file === undefined) return option === undefined ? undefined : fail(`The tags file "${option}" does not exist.`)
  const {value, problems, placeOf} = readYamlFile(file.text)
  for (const {message, ...place} of problems) fail(`The tags file cannot be read: ${message}`, place)
  if (problems.length > 0) return undefined
  const parsed = schema.safeParse(value ?? {})
  if (!parsed.success) {
    const places = new Map(parsed.error.issues.map(({path: keys}) => [keys.join('.'), keys]))
    for (const [keys, place] of places)
      fail(
        `The tags file is wrong at "${keys}": a tag can have "label", "description" and "permalink".`,
        placeOf(place),
      )
    return undefined
  }
  const tags = Object.entries(parsed.data).map(([key, tag]): [string, ResolvedTag] => {
    const {label = capitalise(key), description, permalink: given} = tag ?? {}
    const fault = given === undefined ? undefined : findPermalinkFault(given)
    if (fault !== undefined)
      fail(`The permalink "${given}" of the tag "${key}" ${fault}.`, placeOf([key, 'permalink']), PERMALINK_HINT)
    const permalink = fault === undefined ? given : undefined
    return [
      key,
      {label, slug: toSlug(permalink ?? kebabCase(key)), isInline: false, ...withoutUndefined({description})},
    ]
  })
  reportDuplicates(tags, (key, message) => fail(message, placeOf([key])))
  return new Map(tags)
}

function reportDuplicates(
  tags: readonly (readonly [string, ResolvedTag])[],
  fail: (key: string, message: string) => void,
): void {
  const keys = new Map<string, string>()
  for (const [key, {slug}] of tags) {
    const other = keys.get(slug)
    if (other !== undefined)
      fail(key, `The tags "${other}" and "${key}" of the tags file have the same permalink "${slug}".`)
    keys.set(slug, key)
  }
}

/** A tag as front matter gives it: a key of the tags file, a label of its own, or a label with its path below the tags. */
export type GivenTag =
  | string
  | {readonly label: string; readonly permalink: string; readonly description?: string | undefined}

/**
 * A document's tags in the order given, each path once; `[]` without any.
 * @param known From the tags file. A text that is no key of it becomes a tag whose path is the text in kebab case, and which is
 * marked as inline.
 */
export function resolveTags(given: readonly GivenTag[] | undefined, known: KnownTags): readonly ResolvedTag[] {
  const bySlug = new Map<string, ResolvedTag>()
  for (const tag of given ?? []) {
    const resolved = resolveTag(tag, known)
    if (!bySlug.has(resolved.slug)) bySlug.set(resolved.slug, resolved)
  }
  return [...bySlug.values()]
}

function resolveTag(tag: GivenTag, known: KnownTags): ResolvedTag {
  if (typeof tag === 'string') return known?.get(tag) ?? {label: tag, slug: toSlug(kebabCase(tag)), isInline: true}
  const {label, permalink, description} = tag
  return {label, slug: toSlug(permalink), isInline: true, ...withoutUndefined({description})}
}

export interface InlineTagsInput {
  readonly sourcePath: string
  /** The `onInlineTags` option. */
  readonly severity: Severity
  /** Diagnostic code of the finding. */
  readonly code: string
}

/**
 * One finding about all tags of a document that the tags file does not have, placed at the key `tags` of its front matter;
 * undefined when there are none, or when the severity is `ignore`.
 */
export function findInlineTags(
  tags: readonly ResolvedTag[],
  {sourcePath, severity, code}: InlineTagsInput,
): Diagnostic | undefined {
  const labels = tags.filter((tag) => tag.isInline).map((tag) => `"${tag.label}"`)
  if (labels.length === 0) return undefined
  return withSeverity(severity, {
    code,
    message: `The tags file does not have ${labels.join(', ')}.`,
    location: {sourcePath, frontMatterKey: 'tags'},
    hint: 'Add them to the tags file, or set "onInlineTags" to "ignore".',
  })
}

export interface TaggedItem {
  readonly tags: readonly ResolvedTag[]
  /** Left out of lists. */
  readonly isHidden: boolean
}

/** A tag with what carries it, at least one item. */
export interface TagGroup<Item> {
  readonly tag: ResolvedTag
  /** In the order given. Those that are hidden are among them only when all are. */
  readonly items: readonly Item[]
  /** Everything that carries the tag is hidden: the tag has a page, but is in no list. */
  readonly isHidden: boolean
}

/** Tags by URL, in order of first appearance; of tags with one URL the first gives the label. */
export function groupByTag<Item extends TaggedItem>(items: readonly Item[]): readonly TagGroup<Item>[] {
  const groups = new Map<string, {readonly tag: ResolvedTag; readonly items: Item[]}>()
  for (const item of items)
    for (const tag of item.tags) {
      const group = groups.get(tag.slug)
      if (group === undefined) groups.set(tag.slug, {tag, items: [item]})
      else group.items.push(item)
    }
  return [...groups.values()].map(({tag, items: all}) => {
    const shown = all.filter(({isHidden}) => !isHidden)
    return {tag, items: shown.length === 0 ? all : shown, isHidden: shown.length === 0}
  })
}

function toSlug(permalink: string): string {
  return `/${permalink.replace(/^\/+/, '')}`
}

function capitalise(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase()
}
