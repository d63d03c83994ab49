// Pages to routes: React pages as they are, Markdown pages in the theme's layout for them.
import type {ComponentFile, JsonObject, PluginContext, PluginRoutes, Route, SourceFile} from 'quire-docs/plugin'
import {originalPath, pathInside, withoutUndefined} from 'quire-docs/plugin'
import type {MdxPageProps} from 'quire-docs/plugin/content'
import {sourceForPages, toFileUrl, toJsonFrontMatter, toLastUpdate} from 'quire-docs/plugin/content'
import {type PageFrontMatter, parseFrontMatter} from './front-matter.ts'
import type {PagesOptions} from './options.ts'
import {toPagePath, toPermalink, toSitePath, toSlugPath} from './page-path.ts'

export interface PagesModel {
  readonly documents: readonly MarkdownPage[]
  readonly components: readonly ComponentFile[]
}

/** A Markdown page with its front matter checked. */
export interface MarkdownPage {
  readonly file: SourceFile
  readonly frontMatter: PageFrontMatter
}

type PagesContext = PluginContext<PagesOptions>

/** Checks the front matter of Markdown pages. Drafts are left out of a production build. */
export function toModel(
  {documents, components}: {documents: readonly SourceFile[]; components: readonly ComponentFile[]},
  {isProduction, report}: PagesContext,
): PagesModel {
  const pages = documents.flatMap((file): MarkdownPage[] => {
    const {frontMatter, problems} = parseFrontMatter(file.frontMatter, file.sourcePath)
    for (const problem of problems) report(problem)
    return frontMatter.draft === true && isProduction ? [] : [{file, frontMatter}]
  })
  return {documents: pages, components}
}

export function createPageRoutes({documents, components}: PagesModel, context: PagesContext): PluginRoutes {
  return {
    routes: [
      ...components.map((file) => componentRoute(file, context)),
      ...documents.map((page) => markdownRoute(page, context)),
    ],
  }
}

/** Whatever the site's trailing-slash policy. */
export function componentPermalink(file: ComponentFile, {options, config, siteDir}: PagesContext): string {
  const {path, routeBasePath} = options
  return toPermalink(toPagePath(pathInside(originalPath(file), path, siteDir)), {routeBasePath, config})
}

function componentRoute(file: ComponentFile, context: PagesContext): Route {
  const {sourcePath} = file
  const {siteDir, id} = context
  return {
    path: componentPermalink(file, context),
    layout: [],
    props: {},
    content: {kind: 'component', specifier: `@site/${toSitePath(sourcePath, siteDir)}`},
    // The component names its own title.
    metadata: {title: '', sourcePath},
    htmlClass: `plugin-pages plugin-id-${id}`,
  }
}

/** What its layout is told of a Markdown page. */
export function toMdxPage({file, frontMatter}: MarkdownPage, context: PagesContext): Omit<MdxPageProps, 'frontMatter'> {
  const {options, config, siteDir} = context
  const path = pathInside(originalPath(file), options.path, siteDir)
  const below = frontMatter.slug === undefined ? toPagePath(path) : toSlugPath(frontMatter.slug)
  const permalink = toPermalink(below, {routeBasePath: options.routeBasePath, config})
  return toProps({file, frontMatter, permalink, path}, context)
}

function markdownRoute(page: MarkdownPage, context: PagesContext): Route {
  const {file, frontMatter} = page
  const {options, id} = context
  const props = toMdxPage(page, context)
  const {keywords, image, unlisted, wrapperClassName = 'mdx-wrapper'} = frontMatter
  const noIndex = unlisted === true ? true : undefined
  const {title, description, permalink} = props
  const {lastUpdatedAt} = toLastUpdate(frontMatter.last_update, file)
  return {
    path: permalink,
    layout: [options.mdxPageComponent],
    // Views are plain data; their interfaces only lack the index signature that JsonObject asks for.
    props: props as unknown as JsonObject,
    frontMatter: toJsonFrontMatter(file.frontMatter),
    ...withoutUndefined({dates: file.dates}),
    content: {kind: 'document', sourcePath: file.sourcePath},
    metadata: {
      title,
      description,
      sourcePath: file.sourcePath,
      ...withoutUndefined({keywords, image, noIndex, lastUpdatedAt}),
    },
    htmlClass: `${wrapperClassName} mdx-page plugin-pages plugin-id-${id}`,
  }
}

interface PageInput extends MarkdownPage {
  readonly permalink: string
  /** File inside the folder of pages. */
  readonly path: string
}

function toProps(page: PageInput, context: PagesContext): Omit<MdxPageProps, 'frontMatter'> {
  const {file, frontMatter, permalink} = page
  const {showLastUpdateTime, showLastUpdateAuthor} = context.options
  const {lastUpdatedAt, lastUpdatedBy} = toLastUpdate(frontMatter.last_update, file)
  return {
    title: frontMatter.title ?? file.contentTitle ?? '',
    description: frontMatter.description ?? file.excerpt,
    permalink,
    hideTableOfContents: frontMatter.hide_table_of_contents ?? false,
    unlisted: frontMatter.unlisted ?? false,
    ...withoutUndefined({
      tocMinHeadingLevel: frontMatter.toc_min_heading_level,
      tocMaxHeadingLevel: frontMatter.toc_max_heading_level,
      wrapperClassName: frontMatter.wrapperClassName,
      editUrl: toEditUrl(page, context),
      ...sourceForPages(file.sourcePath, context.config),
      lastUpdatedAt: showLastUpdateTime ? lastUpdatedAt : undefined,
      lastUpdatedBy: showLastUpdateAuthor ? lastUpdatedBy : undefined,
    }),
  }
}

function toEditUrl({file, permalink, path}: PageInput, {options, config, siteDir}: PagesContext): string | undefined {
  const {editUrl, editLocalizedFiles} = options
  const pagesDirPath = toSitePath(options.path, siteDir)
  if (typeof editUrl === 'function') {
    return editUrl({pagesDirPath, pagesPath: path, permalink, locale: config.i18n.currentLocale})
  }
  const isTranslation = editLocalizedFiles && file.translates !== undefined
  const edited = isTranslation ? file.sourcePath : `${pagesDirPath}/${path}`
  return editUrl === undefined ? undefined : toFileUrl(editUrl, edited)
}
