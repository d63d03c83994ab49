// Classes of Docusaurus' parts in a site's style sheets. There they end in a hash that changes, as in `tag_zVej`, so sites name them by
// how they begin: `[class*="tag_"]`. The theme's own have no hash, and some have another name.

/** Names of the theme that are the same. */
const SAME: readonly string[] = (
  'announcementBar announcementBarContent authorName backToTopButton backToTopButtonShow breadcrumbsContainer buttonGroup ' +
  'codeLineContent codeLineNumber ' +
  'collapseSidebarButton collapseSidebarButtonIcon collapsibleContent colorModeToggle darkToggleIcon details docItemCol ' +
  'docItemContainer docMainContainer docMainContainerEnhanced docRoot docSidebarContainer docSidebarContainerHidden docsWrapper ' +
  'errorBoundaryError expandButton expandButtonIcon generatedIndexPage iconExternalLink lastUpdated lightToggleIcon mainWrapper ' +
  'mdxPageWrapper menuExternalLink menuHtmlItem navbarHidden navbarHideable navbarSearchContainer noPrint playgroundContainer ' +
  'playgroundEditor playgroundHeader playgroundPreview sidebar sidebarHidden sidebarViewport skipToContent systemToggleIcon tabItem ' +
  'tableOfContents tableOfContentsInline tag tagRegular tagWithCount tags tocCollapsible tocCollapsibleButton tocCollapsibleContent ' +
  'tocCollapsibleExpanded tocMobile'
).split(' ')

const RENAMED: Readonly<Record<string, string>> = {
  admonition: 'theme-admonition',
  admonitionContent: 'admonition-content',
  admonitionHeading: 'admonition-heading',
  admonitionIcon: 'admonition-icon',
  authorImage: 'avatar__photo',
  cardContainer: 'theme-doc-card-container',
  cardDescription: 'theme-doc-card-description',
  cardTitle: 'theme-doc-card-heading',
  codeBlock: 'prism-code',
  codeBlockContainer: 'theme-code-block',
  codeBlockContent: 'code-block-content',
  codeBlockTitle: 'code-block-title',
  codeLine: 'token-line',
  containsTaskList: 'contains-task-list',
  docItemWrapperEnhanced: 'docItemWrapper',
  sidebarItemLink: 'blogSidebarLink',
  sidebarItemLinkActive: 'blogSidebarLinkActive',
  sidebarItemTitle: 'blogSidebarTitle',
  title: 'blogPostTitle',
  yearGroupHeading: 'blogSidebarYear',
}

const CLASS_OF = new Map([...SAME.map((name) => [name, name] as const), ...Object.entries(RENAMED)])

/** Lets selectors by the beginning of such a class match the theme's as well, with the same weight. @param text Of a style sheet. */
export function widenClasses(text: string): string {
  if (!text.includes('[class')) return text
  return text.replace(BY_BEGINNING, (selector, name: string) => {
    const own = CLASS_OF.get(name)
    return own === undefined ? selector : `:is(${selector}, .${own})`
  })
}

const BY_BEGINNING = /\[class[*^]=["']?([A-Za-z]{1,40})_{1,2}["']?\]/g
