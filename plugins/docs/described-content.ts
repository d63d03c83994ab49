// The model as plugins that were written for Docusaurus know the content of its docs plugin.
import {resolve} from 'node:path'
import {type PluginContext, withoutUndefined} from 'quire-docs/plugin'
import {datedFrontMatter, sourceForPages, toFileUrl} from 'quire-docs/plugin/content'
import type {Doc, DocsModel, ResolvedItem, VersionModel} from './model.ts'
import {createNavigation, type GeneratedPage, type Navigation} from './navigation.ts'
import type {DocsOptions} from './options.ts'
import {toHeading} from './sidebar-view.ts'
import {tagsPath, toDocTag} from './tag-links.ts'
import {CURRENT, folderOf, translationsOf, versionedSidebarsFile} from './version-folders.ts'

type DocsContext = PluginContext<DocsOptions>

/** What its `loadContent` gives. */
export function describeContent({versions}: DocsModel, context: DocsContext): object {
  return {loadedVersions: versions.map((model) => describeVersion(model, context))}
}

function describeVersion(model: VersionModel, context: DocsContext): object {
  const {version, docs, drafts, sidebars} = model
  const {name, isLast, label, banner, badge, noIndex, className, path} = version
  // What is wrong with the front matter is told when the pages are made.
  const navigation = createNavigation(model, () => {})
  const describe = (doc: Doc): object => describeDoc(doc, {...context, model})
  return {
    versionName: name,
    ...{label, banner, badge, noIndex, className, path},
    tagsPath: tagsPath({model, options: context.options}),
    ...editUrlsOf(name, context),
    isLast,
    routePriority: isLast ? -1 : undefined,
    ...filesOf(name, context),
    docs: inOrder(docs).map((doc) => ({...describe(doc), ...describePlace(doc, navigation)})),
    drafts: inOrder(drafts).map(describe),
    sidebars: Object.fromEntries(sidebars.map(({name: key, items}) => [key, items.map(describeItem)])),
  }
}

/** By id, unit by unit. */
function inOrder(docs: readonly Doc[]): readonly Doc[] {
  return docs.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function filesOf(name: string, context: DocsContext): object {
  const {options, siteDir, id} = context
  const {sidebarPath} = options
  const translated = translationsOf(name, context)
  const ofCurrent = typeof sidebarPath === 'string' ? resolve(siteDir, sidebarPath) : sidebarPath
  return {
    sidebarFilePath: name === CURRENT ? ofCurrent : resolve(siteDir, versionedSidebarsFile(id, name)),
    contentPath: resolve(siteDir, folderOf(name, context).dir),
    contentPathLocalized: translated === undefined ? undefined : resolve(siteDir, translated),
  }
}

/** The folders that edit links lead to. A function gives no link to a folder. */
function editUrlsOf(name: string, context: DocsContext): {readonly [Key in 'editUrl' | 'editUrlLocalized']: unknown} {
  const {editUrl, editCurrentVersion} = context.options
  if (typeof editUrl !== 'string') return {editUrl: undefined, editUrlLocalized: undefined}
  const edited = editCurrentVersion ? CURRENT : name
  const translated = translationsOf(edited, context)
  return {
    editUrl: toFileUrl(editUrl, folderOf(edited, context).contentPath),
    editUrlLocalized: translated === undefined ? undefined : toFileUrl(editUrl, translated),
  }
}

function describeDoc(doc: Doc, context: DocsContext & {readonly model: VersionModel}): object {
  const {options, config, model} = context
  const {id, title, description, sourcePath, dir, slug, permalink, draft, unlisted, position} = doc
  return {
    ...{id, title, description},
    source: sourceForPages(sourcePath, config).source ?? `@site/${sourcePath}`,
    sourceDirName: dir,
    ...{slug, permalink, draft, unlisted},
    editUrl: doc.editUrl,
    tags: doc.tags.map((tag) => ({inline: tag.isInline, description: undefined, ...toDocTag(tag, context)})),
    version: model.version.name,
    lastUpdatedBy: options.showLastUpdateAuthor ? doc.lastUpdatedBy : undefined,
    lastUpdatedAt: options.showLastUpdateTime ? doc.lastUpdatedAt : undefined,
    sidebarPosition: position,
    frontMatter: datedFrontMatter({frontMatter: doc.rawFrontMatter, ...withoutUndefined({dates: doc.dates})}, config),
  }
}

function describePlace(doc: Doc, {sidebarOf, neighboursOf}: Navigation): object {
  const {previous, next} = neighboursOf(doc)
  return {sidebar: sidebarOf(doc), previous, next}
}

function describeItem(item: ResolvedItem): object {
  if (item.type === 'heading') return toHeading(item)
  if (item.type !== 'category') return item
  const {link, items, ...category} = item
  return {
    ...category,
    items: items.map(describeItem),
    link: link?.type === 'generated-index' ? withoutOwn(link, item.label) : link,
  }
}

/** A title that the page has of its category is none that was written. */
function withoutOwn({title, place: _, ...link}: GeneratedPage, label: string): object {
  return title === label ? link : {...link, title}
}
