// What every page of a site knows of its docs: the plugin publishes it, the theme reads it.

/** A doc, or the generated page of a category, as the data for every page names it. */
export interface GlobalDoc {
  /** Of a category's page, its slug. */
  readonly id: string
  readonly path: string
  /** Name of the sidebar. */
  readonly sidebar?: string
  readonly unlisted?: boolean
  /** What a link to the doc says. */
  readonly label?: string
  /** With its description, where code of a site for Docusaurus reads docs: all of them are in the data of every page then. */
  readonly title?: string
  readonly description?: string
}

/** A doc of a version as Docusaurus lists it. */
export interface VersionDoc {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Name of the sidebar. */
  readonly sidebar?: string
}

/** What every page knows of a sidebar. */
export interface GlobalSidebar {
  /** Id of the sidebar's shared data: {@link SidebarData}. */
  readonly id: string
  /** First link of the sidebar. */
  readonly link?: {readonly path: string; readonly label: string}
}

/**
 * All docs and category pages of a version. A long list is in so many parts, each of them shared data; `useVersionDocs` and
 * `useDocById` know which.
 */
export type AllDocs = readonly GlobalDoc[] | {readonly parts: number}

/** What every page knows of a version of the docs. */
export interface GlobalVersion {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  readonly path: string
  readonly mainDocId: string
  /**
   * The main doc and the docs that navbar items name: every page of the site has this data, so it must not grow with the
   * docs. All of them are in the shared data `allDocs`, and here where code of a site for Docusaurus reads them.
   */
  readonly docs: readonly GlobalDoc[]
  /** Id of the shared data with all docs and category pages. */
  readonly allDocs: string
  /** Those that navbar items name. */
  readonly draftIds: readonly string[]
  /** By name. */
  readonly sidebars: Readonly<Record<string, GlobalSidebar>>
}

/** What an instance of the docs plugin publishes for every page of the site. */
export interface GlobalDocsData {
  /** URL of the docs. */
  readonly path: string
  readonly breadcrumbs: boolean
  /** Newest first. */
  readonly versions: readonly GlobalVersion[]
}
