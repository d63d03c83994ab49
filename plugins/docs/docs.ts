// Documents to docs: what each file's name, place and front matter make of it. One look at each file, none at others.
import type {Diagnostic, SiteConfig, SourceFile} from 'quire-docs/plugin'
import {encodeText, originalPath, PERMALINK_HINT, pathInside, withoutUndefined} from 'quire-docs/plugin'
import type {KnownTags} from 'quire-docs/plugin/content'
import {findInlineTags, resolveTags, toJsonFrontMatter, toLastUpdate} from 'quire-docs/plugin/content'
import {baseNameOf, dirOf} from './content-dir.ts'
import {toEditUrl} from './edit-url.ts'
import {type DocFrontMatter, parseFrontMatter} from './front-matter.ts'
import type {Doc, Version} from './model.ts'
import {keepNumberPrefix, type NumberPrefixParser, stripNumberPrefixes} from './number-prefix.ts'
import type {DocsOptions} from './options.ts'
import {isCategoryIndex, toIndexFile, toSlug} from './slug.ts'
import {toPermalink} from './version.ts'

export interface DocsInput {
  readonly files: readonly SourceFile[]
  readonly options: DocsOptions
  readonly config: SiteConfig
  readonly version: Version
  /** Content folder, as source paths begin. */
  readonly contentDir: string
  /** Content folder relative to the site. */
  readonly contentPath: string
  /** The folder that edit links lead to, relative to the site. */
  readonly editPath: string
  readonly parseName: NumberPrefixParser
  readonly tags: KnownTags
  readonly isProduction: boolean
  readonly report: (diagnostic: Diagnostic) => void
}

export interface PlannedDocs {
  /** Docs that get pages, in the order of the files. */
  readonly docs: readonly Doc[]
  /** Drafts that a production build leaves out. */
  readonly drafts: readonly Doc[]
}

/** Every file as a doc. Mistakes are reported; of two docs with one id the first stays. */
export function toDocs(input: DocsInput): PlannedDocs {
  const byId = new Map<string, Doc>()
  const drafts: Doc[] = []
  for (const file of input.files) {
    const doc = toDoc(file, input)
    if (doc.draft && input.isProduction) {
      drafts.push(doc)
      continue
    }
    const other = byId.get(doc.id)
    if (other === undefined) byId.set(doc.id, doc)
    else input.report(duplicateId(other, doc))
  }
  return {docs: [...byId.values()], drafts}
}

function duplicateId(first: Doc, second: Doc): Diagnostic {
  return {
    level: 'error',
    code: 'docs/duplicate-id',
    message: `Two docs have the id "${first.id}": ${first.sourcePath} and ${second.sourcePath}.`,
    location: {sourcePath: second.sourcePath},
    hint: 'Rename one of the files, or give one of them an "id" in its front matter.',
  }
}

function toDoc(file: SourceFile, input: DocsInput): Doc {
  const {sourcePath, frontMatter: raw, contentTitle, excerpt} = file
  const {version, isProduction, report} = input
  const {frontMatter, problems} = parseFrontMatter(raw, sourcePath)
  for (const problem of problems) report(problem)
  const path = pathInside(originalPath(file), input.contentDir)
  const {id, baseId, slug, position} = toIdentity(path, frontMatter, input)
  if (slug === undefined) report(badSlug(frontMatter.slug ?? '', sourcePath))
  const named = slug ?? `/${encodeText(id)}`
  const permalink = toPermalink(version, named)
  const tags = resolveTags(frontMatter.tags, input.tags)
  const inline = {sourcePath, severity: input.options.onInlineTags, code: 'docs/inline-tags'}
  const finding = input.tags === undefined ? undefined : findInlineTags(tags, inline)
  if (finding !== undefined) report(finding)
  const {draft = false, unlisted = false} = frontMatter
  return {
    id,
    sourcePath,
    path,
    dir: dirOf(path),
    title: frontMatter.title ?? contentTitle ?? baseId,
    description: frontMatter.description ?? excerpt,
    slug: named,
    permalink,
    draft,
    unlisted,
    isHidden: unlisted && isProduction,
    hasContentTitle: contentTitle !== undefined,
    hasCards: file.imports?.some(mayShowCards) ?? false,
    ...withoutUndefined({
      position,
      editUrl: editUrlOf({file, path, permalink, frontMatter}, input),
    }),
    ...toLastUpdate(frontMatter.last_update, file),
    tags,
    frontMatter,
    rawFrontMatter: toJsonFrontMatter(raw),
    ...withoutUndefined({dates: file.dates}),
  }
}

/** Cards themselves, and what shows them perhaps: another document, or code beside this one. What is below `src` the configuration knows. */
function mayShowCards(specifier: string): boolean {
  if (/^@theme(?:-\w+)?\/DocCard(?:List)?$/.test(specifier)) return true
  const isLocal = /^(?:\.|@site\/(?!src\/))/.test(specifier)
  return isLocal && /(?:\/|\/[^./]+|\.(?:mdx?|[cm]?[jt]sx?))$/.test(specifier)
}

interface Identity {
  readonly id: string
  /** Last segment of the id. */
  readonly baseId: string
  readonly slug: string | undefined
  readonly position: number | undefined
}

function toIdentity(path: string, frontMatter: DocFrontMatter, {parseName}: DocsInput): Identity {
  const parse = frontMatter.parse_number_prefixes === false ? keepNumberPrefix : parseName
  const {filename, numberPrefix} = parse(baseNameOf(path))
  const dir = stripNumberPrefixes(dirOf(path), parse)
  const baseId = frontMatter.id ?? filename
  const slug = toSlug({dir, baseId, slug: frontMatter.slug, isCategoryIndex: isCategoryIndex(toIndexFile(path))})
  const position = frontMatter.sidebar_position ?? numberPrefix
  return {id: dir === '.' ? baseId : `${dir}/${baseId}`, baseId, slug, position}
}

function badSlug(slug: string, sourcePath: string): Diagnostic {
  return {
    level: 'error',
    code: 'docs/slug',
    message: `The front matter key "slug" is "${slug}", which is not a path.`,
    location: {sourcePath, frontMatterKey: 'slug'},
    hint: PERMALINK_HINT,
  }
}

interface EditedDoc {
  readonly file: SourceFile
  readonly path: string
  /** As Docusaurus gives it to the option: whatever the site's trailing-slash policy. */
  readonly permalink: string
  readonly frontMatter: DocFrontMatter
}

function editUrlOf(
  {file, path, permalink, frontMatter}: EditedDoc,
  {options, version, contentPath, editPath, config}: DocsInput,
): string | undefined {
  const isTranslation = options.editLocalizedFiles && file.translates !== undefined
  const editDir = isTranslation ? file.sourcePath.slice(0, -path.length - 1) : editPath
  const input = {
    path,
    permalink,
    contentPath,
    editPath: editDir,
    version: version.name,
    locale: config.i18n.currentLocale,
  }
  return toEditUrl({...input, editUrl: options.editUrl, custom: frontMatter.custom_edit_url})
}
