// Props of layouts and swappable theme parts: the only meeting point of content plugins and the theme.
import type {JsonObject} from './contract.ts'

export type * from './docs-data.ts'

interface SidebarItemBase {
  readonly className?: string
  readonly customProps?: JsonObject
}

/** A link of a sidebar, as the theme draws it. */
export interface SidebarLink extends SidebarItemBase {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  readonly docId?: string
  readonly description?: string
  readonly unlisted?: boolean
  /**
   * Stands for a list that is too long for a page: the link leads to the first of its items, which are in shared data, in parts
   * of the shape {@link SidebarPart}. Their ids begin with this and `--`, and that of the first is followed by `0`. A page
   * lists the parts around its own place in the list among its shared data.
   */
  readonly parts?: string
}

/** A category of a sidebar, with its items. */
export interface SidebarCategory extends SidebarItemBase {
  readonly type: 'category'
  readonly label: string
  readonly href?: string
  readonly linkUnlisted?: boolean
  readonly description?: string
  readonly collapsible: boolean
  readonly collapsed: boolean
  /** Empty when `branch` is set. */
  readonly items: readonly SidebarItem[]
  /** Id of the shared data that holds the items of a large category: `readonly SidebarItem[]`. */
  readonly branch?: string
  /** Number of direct children, where `items` is empty because they are elsewhere. */
  readonly itemCount?: number
  /** URL of the first reachable descendant, for a category without `href`, so that it works without JavaScript. */
  readonly firstHref?: string
}

/** HTML of a sidebar, ready to insert. */
export interface SidebarHtml extends SidebarItemBase {
  readonly type: 'html'
  readonly value: string
  readonly defaultStyle?: boolean
}

/** One item of a sidebar: `type` tells which. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/** Some items of a long list, one after the other. */
export interface SidebarPart {
  readonly items: readonly SidebarItem[]
  readonly previous?: SidebarPartEdge
  readonly next?: SidebarPartEdge
}

/** A neighbour of a part: its id, and the nearest of its items. */
export interface SidebarPartEdge {
  readonly part: string
  readonly label?: string
  readonly href?: string
}

/** Value of shared data `sidebar-<name>`. */
export interface SidebarData {
  readonly name: string
  readonly items: readonly SidebarItem[]
}

/** A link to another page, with its title: the previous and the next page of a doc. */
export interface NavLink {
  readonly title: string
  readonly permalink: string
}

/** One step of the trail above a doc. The last step is the page itself. */
export interface Breadcrumb {
  readonly label: string
  readonly href?: string
}

/** The version that a doc belongs to, for banner and badge. */
export interface VersionView {
  readonly pluginId: string
  readonly name: string
  /** The name, as Docusaurus calls it. */
  readonly version: string
  readonly label: string
  readonly badge: boolean
  readonly banner: 'unreleased' | 'unmaintained' | null
  readonly isLast: boolean
  readonly noIndex: boolean
  readonly className: string
}

/** Props of layout `DocRoot`, which keeps the sidebar while docs change inside it. */
export interface DocRootProps {
  readonly version: VersionView
  /**
   * The same page in other versions, by their names: its URL there, null where the version lacks it. Versions that have
   * it at the same place below their own URL are left out, as fifty of them would be most of a page's data.
   */
  readonly alternates?: Readonly<Record<string, string | null>>
  /** Id of the shared data of the sidebar: {@link SidebarData}. */
  readonly sidebar?: string
}

/** A tag of a doc, with its page. */
export interface DocTag {
  readonly label: string
  /** Page that lists the tag's docs. */
  readonly permalink: string
  readonly description?: string
}

/** A tag with the number of pages that carry it. */
export interface TagCount extends DocTag {
  readonly count: number
}

/** Props of layout `DocTagsListPage`. */
export interface DocTagsListPageProps {
  readonly version: VersionView
  /** In order of first use; the theme sorts them in the reader's language. */
  readonly tags: readonly TagCount[]
}

/** Props of layout `DocVersionsPage`. */
export interface DocVersionsPageProps {
  /** What is still written first, then the newest. */
  readonly versions: readonly (VersionView & {
    /** Where the version begins. */
    readonly permalink: string
  })[]
}

/** Props of layout `DocTagDocListPage`. */
export interface DocTagDocListPageProps {
  readonly version: VersionView
  readonly tag: TagCount & {
    /** Page of all tags; absent when all tags are unlisted. */
    readonly allTagsPath?: string
    /** Sorted by title. */
    readonly items: readonly TaggedDoc[]
    /** All docs that carry the tag are unlisted. */
    readonly unlisted: boolean
  }
}

/** A doc in the list of a tag. */
export interface TaggedDoc {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly permalink: string
}

/** A block of a doc that one of two versions has: its text, without marks. */
export interface ChangedBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'code' | 'row'
  readonly text: string
}

/** What changed in a doc since the version before. */
export interface DocChanges {
  /** Label of the version before. */
  readonly since: string
  readonly added: readonly ChangedBlock[]
  readonly removed: readonly ChangedBlock[]
}

/** Props of layout `DocItem`. */
export interface DocItemProps extends DocRootProps {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly permalink: string
  readonly unlisted: boolean
  readonly draft: boolean
  /** The content starts with its own h1, so the layout must not add one. */
  readonly hasContentTitle: boolean
  readonly hideTitle: boolean
  readonly hideTableOfContents: boolean
  readonly tocMinHeadingLevel?: number
  readonly tocMaxHeadingLevel?: number
  readonly breadcrumbs: readonly Breadcrumb[] | null
  readonly previous?: NavLink
  readonly next?: NavLink
  readonly editUrl?: string
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number
  readonly lastUpdatedBy?: string
  readonly tags: readonly DocTag[]
  readonly frontMatter: JsonObject
  /** `@site/docs/a.md`, in a site for Docusaurus, as are the next two. */
  readonly source?: string
  /** Folder of the file in that of the docs; `.` for itself. */
  readonly sourceDirName?: string
  readonly slug?: string
  /** Descriptions of docs beside or below this one, by id, where the text shows cards of them, perhaps. */
  readonly cards?: Readonly<Record<string, string>>
  /** Where the site shows them, and there are some. */
  readonly changes?: DocChanges
}

/** Props of layout `DocCategoryGeneratedIndexPage`, inside `DocRoot`. */
export interface CategoryIndexProps extends DocRootProps {
  readonly title: string
  /** Path below the version. */
  readonly slug: string
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly image?: string
  readonly permalink: string
  readonly items: readonly SidebarItem[]
  readonly breadcrumbs: readonly Breadcrumb[] | null
  readonly previous?: NavLink
  readonly next?: NavLink
}

/** Props of layout `MDXPage`: a Markdown page of the pages plugin. */
export interface MdxPageProps {
  readonly title: string
  readonly description: string
  readonly permalink: string
  readonly hideTableOfContents: boolean
  readonly tocMinHeadingLevel?: number
  readonly tocMaxHeadingLevel?: number
  readonly wrapperClassName?: string
  readonly editUrl?: string
  readonly lastUpdatedAt?: number
  readonly lastUpdatedBy?: string
  readonly unlisted: boolean
  readonly frontMatter: JsonObject
  /** `@site/src/pages/a.md`, in a site for Docusaurus. */
  readonly source?: string
}
