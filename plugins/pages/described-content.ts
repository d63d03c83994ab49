// The model as plugins that were written for Docusaurus know the content of its pages plugin.
import {type ComponentFile, type PluginContext, withoutUndefined} from 'quire-docs/plugin'
import {datedFrontMatter, sourceForPages} from 'quire-docs/plugin/content'
import type {PagesOptions} from './options.ts'
import {componentPermalink, type MarkdownPage, type PagesModel, toMdxPage} from './routes.ts'

type PagesContext = PluginContext<PagesOptions>

/** What its `loadContent` gives: all pages in the order of their files. */
export function describeContent({documents, components}: PagesModel, context: PagesContext): readonly object[] {
  const pages = [
    ...components.map((file) => describeComponent(file, context)),
    ...documents.map((page) => describeDocument(page, context)),
  ]
  return pages.sort((a, b) => (a.source < b.source ? -1 : 1))
}

function describeComponent(file: ComponentFile, context: PagesContext) {
  return {type: 'jsx', permalink: componentPermalink(file, context), source: sourceOf(file, context)}
}

function describeDocument(page: MarkdownPage, context: PagesContext) {
  const {file, frontMatter} = page
  const {permalink, description, lastUpdatedBy, lastUpdatedAt, editUrl, unlisted} = toMdxPage(page, context)
  return {
    type: 'mdx',
    permalink,
    source: sourceOf(file, context),
    title: frontMatter.title ?? file.contentTitle,
    description,
    frontMatter: datedFrontMatter(
      {frontMatter: file.frontMatter, ...withoutUndefined({dates: file.dates})},
      context.config,
    ),
    ...{lastUpdatedBy, lastUpdatedAt, editUrl, unlisted},
  }
}

function sourceOf({sourcePath}: {readonly sourcePath: string}, {config}: PagesContext): string {
  return sourceForPages(sourcePath, config).source ?? `@site/${sourcePath}`
}
