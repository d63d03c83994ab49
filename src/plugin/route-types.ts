// What a plugin says of pages: where they are, what they show, and what is said about them.
import type {FrontMatterDate, HeadTag, Json, JsonObject, RawHtml} from '../shared/contract.ts'

/**
 * A document, or the beginning of one, that a page shows inside its layout: the posts of a list. The layout places it
 * with `<EmbeddedContent id>`.
 */
export interface EmbeddedDocument {
  /** Unique on the page. */
  readonly id: string
  readonly sourcePath: string
  /** Source of a regular expression: only the text before its first match is shown; all of it when there is no match. */
  readonly until?: string
  /** As that of {@link Route}: `useEmbedded` gives what code in the browser reads of it. */
  readonly frontMatter?: JsonObject
}

/**
 * What a page shows inside of its layouts: a document by its path from the site folder, which a `sources` of the plugin has
 * found, or the default export of a module, a React component, by a `specifier` such as `@site/src/pages/index.tsx`.
 */
export type RouteContent =
  | {readonly kind: 'document'; readonly sourcePath: string}
  | {readonly kind: 'component'; readonly specifier: string}

/** What is said about a page besides its text: for its head, for search services and for lists. */
export interface RouteMetadata {
  /** Page title without the site's name. Empty gives the site's name alone. */
  readonly title: string
  readonly description?: string
  readonly keywords?: readonly string[]
  /** Social card: absolute URL, path below the base URL, or `./file` next to the source. */
  readonly image?: string
  readonly noIndex?: boolean
  /** Permalink of the page that search engines should show in place of this one; its own when absent. */
  readonly canonical?: string
  /** Name of the group of pages that search services file the page under: `default` when absent. */
  readonly searchTag?: string
  /** Version of what the page documents, for search services. */
  readonly searchVersion?: string
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number
  /** Source of the page, for messages and for edit links. */
  readonly sourcePath?: string
}

/** A page of the site. */
export interface Route {
  /** Permalink, base URL included; core applies the trailing-slash policy. */
  readonly path: string
  /**
   * Which of several routes with one path is kept, on sites of Docusaurus: that with the highest, 0 by default. It is -1 for pages inside of
   * others, such as docs.
   */
  readonly precedence?: number
  /** Theme components by name, or modules by specifier, from outermost to innermost; empty for a React page. */
  readonly layout: readonly string[]
  readonly props: JsonObject
  /**
   * Front matter of the document, for the layout's prop `frontMatter`. It holds those fields that code in the browser reads,
   * and no others, so that a writer's notes stay in the file.
   */
  readonly frontMatter?: JsonObject
  /** Fields of `frontMatter` that are dates, as those of `SourceFile`: for other plugins. */
  readonly dates?: readonly FrontMatterDate[]
  readonly content?: RouteContent
  /** Documents that the layout shows next to the content, or instead of it. */
  readonly embedded?: readonly EmbeddedDocument[]
  /** Shared data the layout reads. */
  readonly shared?: readonly string[]
  readonly metadata: RouteMetadata
  /** Class names for `<html>`, besides the plugin's own. */
  readonly htmlClass?: string
  /** Tags of this page's head alone, for example JSON-LD. */
  readonly head?: readonly HeadTag[]
}

/** What `createRoutes` returns: pages, and the data that they share. */
export interface PluginRoutes {
  readonly routes: readonly Route[]
  /** Data that several routes read, by id (`[a-z0-9-]+`). */
  readonly sharedData?: Readonly<Record<string, Json>>
  /** Small data that every page may read; do not put lists that grow with the site here. */
  readonly globalData?: Json
  /** Pages in the order of reading, for lists such as llms.txt. Pages may be left out. */
  readonly outline?: readonly OutlineSection[]
}

/** Pages that belong together, under a heading. Sections follow each other as they are read. */
export interface OutlineSection {
  readonly title: string
  /** Paths of the pages, as in `routes`. */
  readonly paths: readonly string[]
}

/** A page as it was planned, and the plugin that it is of. */
export interface PlannedPage extends Route {
  readonly plugin: {readonly name: string; readonly id: string}
}

/** What the plugins of a site have planned, for `completeRoutes`. */
export interface PlannedSite {
  readonly routes: readonly PlannedPage[]
  /** By plugin and instance. */
  readonly globalData: Readonly<Record<string, Readonly<Record<string, Json>>>>
  /** What several pages have, such as sidebars, by id. */
  readonly sharedData: Readonly<Record<string, Json>>
  /** What the plugins say of their content by `describeContent`. */
  readonly describeContents: () => PluginContents
}

/** Of each plugin by name and instance; undefined where it does not say. */
export type PluginContents = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Tags for every page, or HTML as it is: in the head, at the beginning of the body, and at its end. */
export interface HtmlTags {
  readonly head?: readonly (HeadTag | RawHtml)[]
  readonly preBody?: readonly (HeadTag | RawHtml)[]
  readonly postBody?: readonly (HeadTag | RawHtml)[]
}
