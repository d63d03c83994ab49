// `_category_.json` and `_category_.yml`: what a folder says about the category made from it.
import type {DataFile, Diagnostic, JsonObject} from 'quire-docs/plugin'
import {pathInside, readYamlFile, withoutUndefined, type YamlFile, type YamlPlace} from 'quire-docs/plugin'
import {z} from 'zod'
import {dirOf} from './content-dir.ts'
import type {CategoryLink} from './model.ts'
import {readLink} from './sidebar-config.ts'
import {describeIcons, headingIcon} from './sidebar-schema.ts'

/** What the writers of a folder may say of it when they are not trusted: nothing that names classes or reaches components. */
export function withoutStyle({files, sourcePaths}: FoundCategoryFiles): FoundCategoryFiles {
  const entries = Object.entries(files).map(([dir, {className: _, customProps: _1, ...file}]) => [dir, file])
  return {files: Object.fromEntries(entries), sourcePaths}
}

/** Globs of category files, relative to the content folder. */
export const CATEGORY_FILES = ['**/_category_.{json,yml,yaml}']

export interface CategoryFile {
  readonly key?: string
  readonly label?: string
  readonly description?: string
  readonly position?: number
  /** Heading that the category stands under, together with others that name it. */
  readonly group?: CategoryGroup
  readonly collapsed?: boolean
  readonly collapsible?: boolean
  readonly className?: string
  /** Undefined: the folder's index document, if there is one. `null`: none. */
  readonly link?: CategoryLink | null
  readonly customProps?: JsonObject
}

export interface CategoryGroup {
  readonly label: string
  readonly icon?: string
}

/** By folder inside the content folder, as on disk. */
export type CategoryFiles = Readonly<Record<string, CategoryFile>>

export interface FoundCategoryFiles {
  readonly files: CategoryFiles
  /** Source paths of the files, by folder. */
  readonly sourcePaths: Readonly<Record<string, string>>
}

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value

const schema = z.strictObject({
  key: z.string().optional(),
  label: z.string().optional(),
  description: z.string().optional(),
  position: z.preprocess(toNumber, z.number().optional()),
  group: z
    .preprocess(
      (value) => (typeof value === 'string' ? {label: value} : value),
      z.strictObject({label: z.string().min(1), icon: headingIcon.optional()}).transform(withoutUndefined),
    )
    .optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: z.string().optional(),
  link: z.unknown().optional(),
  customProps: z
    .custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
    .optional(),
})

type Report = (diagnostic: Diagnostic) => void

/** Reads the category files among the plugin's data files. Mistakes are reported; a file with mistakes is left out. */
export function readCategoryFiles(files: readonly DataFile[], contentDir: string, report: Report): FoundCategoryFiles {
  const byDir = new Map<string, {sourcePath: string; value: CategoryFile}>()
  for (const file of files) {
    if (!/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file.sourcePath)) continue
    const dir = dirOf(pathInside(file.sourcePath, contentDir))
    const other = byDir.get(dir)
    if (other !== undefined) {
      report({
        level: 'warning',
        code: 'docs/several-category-files',
        message: `The folder has more than one category file: ${other.sourcePath} is read, ${file.sourcePath} is not.`,
        location: {sourcePath: file.sourcePath},
        hint: 'Keep one of them.',
      })
      continue
    }
    const value = readCategoryFile(file, report)
    if (value !== undefined) byDir.set(dir, {sourcePath: file.sourcePath, value})
  }
  return {
    files: Object.fromEntries([...byDir].map(([dir, {value}]) => [dir, value])),
    sourcePaths: Object.fromEntries([...byDir].map(([dir, {sourcePath}]) => [dir, sourcePath])),
  }
}

function readCategoryFile({sourcePath, text}: DataFile, report: Report): CategoryFile | undefined {
  const fail = (message: string, place: YamlPlace, hint?: string): undefined => {
    const location = {sourcePath, ...place}
    report({level: 'error', code: 'docs/category-file', message, location, ...(hint === undefined ? {} : {hint})})
  }
  // JSON is nearly YAML: near enough to find the place of a key.
  const {placeOf, ...yaml} = readYamlFile(text)
  const {value, problems} = sourcePath.endsWith('.json') ? readJson(text) : yaml
  const [wrong] = problems
  if (wrong !== undefined) return fail(`The category file cannot be read: ${wrong.message}`, wrong)
  // An empty file says nothing, as an empty object does.
  const checked = schema.safeParse(value ?? {})
  if (!checked.success) {
    for (const issue of checked.error.issues) {
      const [key] = issue.code === 'unrecognized_keys' ? issue.keys : []
      const place = placeOf(key === undefined ? issue.path : [...issue.path, key])
      fail(`The category file is wrong: ${explain(issue)}`, place, hintFor(issue, value))
    }
    return undefined
  }
  const {link, ...fields} = checked.data
  const target = readLink(link, 'link', {sourcePath, report, allowsShorthands: false})
  return {...withoutUndefined(fields), ...(target === undefined ? {} : {link: target})}
}

function readJson(text: string): Pick<YamlFile, 'value' | 'problems'> {
  try {
    const value: unknown = JSON.parse(text)
    return {value, problems: []}
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const offset = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.length)
    const before = text.slice(0, offset).split('\n')
    const place = {line: before.length, column: (before.at(-1) ?? '').length + 1, length: 1}
    return {value: undefined, problems: [{message: `${message.replace(/ at position .*$/s, '')}.`, ...place}]}
  }
}

function explain(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `it has the unknown key "${issue.keys.join('", "')}".`
  if (issue.path.length === 0) return 'it must hold an object.'
  if (issue.path.at(-1) === 'icon') return `"${issue.path.join('.')}" must be the name of an icon.`
  const expected = issue.code === 'invalid_type' ? `a ${issue.expected}` : 'an object'
  return `"${issue.path.join('.')}" must be ${expected}.`
}

function hintFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.path.at(-1) === 'icon') return describeIcons(valueAt(value, issue.path))
  const keys = issue.path[0] === 'group' ? ['label', 'icon'] : Object.keys(schema.shape)
  return `Known keys: ${keys.join(', ')}.`
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  // The path is that of a value which the schema has looked at.
  return path.reduce((of, key) => (of as Readonly<Record<PropertyKey, unknown>>)[key], value)
}
