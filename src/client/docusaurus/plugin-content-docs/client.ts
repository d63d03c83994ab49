// @docusaurus/plugin-content-docs/client: what components may ask about the docs of the site and about the shown doc.
// Two things differ from Docusaurus. `docs` of a version in the data of every page has the main doc and the docs that
// the navbar names; `useVersionDocs` loads all of them. And a page knows its own version, not a table of its docs.

export type {
  GlobalDoc,
  GlobalDocsData as GlobalPluginData,
  GlobalSidebar,
  GlobalVersion,
} from '../../../shared/views.ts'
export {
  type ActiveDocContext,
  useActiveDocContext,
  useActiveVersion,
  useDocVersionSuggestions,
} from './active.ts'
export {type ActivePlugin, useActivePlugin, useActivePluginAndVersion} from './active-plugin.ts'
export {useBreadcrumbsStructuredData} from './breadcrumbs.ts'
export {
  getDocsVersionSearchTag,
  useDocsContextualSearchTags,
  useDocsVersionCandidates,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from './candidates.ts'
export {type DocContextValue, DocProvider, DocsVersionProvider, useDoc, useDocsVersion} from './current-doc.tsx'
export {
  DocsSidebarProvider,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from './current-sidebar.tsx'
export {type DocRootMetadata, useDocRootMetadata} from './doc-root.tsx'
export {useAllDocsData, useDocsData, useLatestVersion, useVersions} from './docs-data.ts'
export {
  type DocSidebarItemsExpandedState,
  DocSidebarItemsExpandedStateProvider,
  useDocSidebarItemsExpandedState,
} from './expanded-state.tsx'
export {useDocDescription} from './known-docs.ts'
export {
  DocsPreferredVersionContextProvider,
  useDocsPreferredVersion,
  useDocsPreferredVersionByPluginId,
} from './preferred-version.ts'
export {isActiveSidebarItem, isVisibleSidebarItem, useVisibleSidebarItems} from './sidebar-items.ts'
export {filterDocCardListItems, findFirstSidebarItemLink, findSidebarCategory} from './sidebar-search.ts'
export {useDocById, useVersionDocs} from './version-docs.ts'
