// Classes of Docusaurus' parts in a site's style sheets. There they end in a hash, as in `tag_zVej`, so sites name them by how they
// begin, `[class*="tag_"]` or `[class*="tag"]`, or with the hash. The theme's own have no hash, and some have another name. Those
// that a site may well give to parts of its own end in an underscore: `tag_`.
import {KNOWN_HASHED} from './hashed-classes.ts'

/** Names of the theme that are the same. */
const SAME: readonly string[] = (
  'announcementBar announcementBarContent backToTopButton backToTopButtonShow breadcrumbHomeIcon breadcrumbsContainer ' +
  'codeLineContent codeLineNumber collapseSidebarButton collapseSidebarButtonIcon collapsibleContent ' +
  'colorModeToggle darkToggleIcon docItemCol docItemContainer docMainContainer docMainContainerEnhanced docRoot ' +
  'docSidebarContainer docSidebarContainerHidden docsWrapper errorBoundaryError expandButton expandButtonIcon ' +
  'generatedIndexPage iconEdit iconExternalLink lightToggleIcon mainWrapper mdxPageWrapper menuExternalLink menuHtmlItem ' +
  'navbarHidden navbarHideable navbarSearchContainer noPrint playgroundContainer playgroundEditor playgroundHeader ' +
  'playgroundPreview sidebarHidden sidebarViewport skipToContent systemToggleIcon tableOfContents ' +
  'tableOfContentsInline tagRegular tagWithCount tocCollapsible tocCollapsibleButton tocCollapsibleContent ' +
  'tocCollapsibleExpanded tocMobile'
).split(' ')

/** Names that end in an underscore, and are the same before it. */
const MARKED: readonly string[] =
  'admonitionContent admonitionHeading admonitionIcon buttonGroup details sidebar tabItem tag tags'.split(' ')

/** What the theme has for the others, as selectors. */
const OTHERS: Readonly<Record<string, string>> = {
  admonition: '.theme-admonition',
  announcementBarClose: '.announcementBar > button',
  authorCol: '.blogAuthor',
  authorDetails: '.avatar__intro',
  authorImage: '.avatar__photo',
  authorName: ':is(.avatar__name, .authorName)',
  authorSocialIcon: '.blogSocial > svg',
  authorSocialLink: '.blogSocial',
  authorSocials: '.blogSocials',
  authorTitle: '.avatar__subtitle',
  cardContainer: '.theme-doc-card-container',
  cardDescription: '.theme-doc-card-description',
  cardTitle: '.theme-doc-card-heading',
  categoryLink: '.menu__list-item-collapsible > .menu__link',
  categoryLinkLabel: '.menu__list-item-collapsible .menuLabel',
  closeButton: '.announcementBar > button',
  codeBlock: '.prism-code',
  codeBlockContainer: '.theme-code-block',
  codeBlockContent: '.code-block-content',
  codeBlockLines: '.prism-code > code',
  codeBlockLinesWithNumbering: '.code-block-numbered',
  codeBlockTitle: '.code-block-title',
  codeLine: '.token-line',
  container: '.blogPostInfo',
  containsTaskList: '.contains-task-list',
  docCardListItem: '.docCardList > *',
  docItemWrapperEnhanced: '.docItemWrapper',
  footerLogoLink: '.footer__bottom a:has(> .footer__logo)',
  iconLanguage: '.navbar__link[role="button"] > svg',
  lastUpdated: '.editMetaRow > .col:last-child',
  linkLabel: '.menu__link > .menuLabel',
  sidebarItem: '.blogSidebar li',
  sidebarItemLink: '.blogSidebarLink',
  sidebarItemLinkActive: '.blogSidebarLinkActive',
  sidebarItemList: '.blogSidebar ul',
  sidebarItemTitle: '.blogSidebarTitle',
  tabList: '.tabs-container',
  title: '.blogPostTitle',
  toggleButton: '.colorModeToggle > button',
  toggleIcon: '.colorModeToggle svg',
  yearGroupHeading: '.blogSidebarYear',
}

/** Of all, those that come after another class in Docusaurus' markup: `[class^="codeBlockContainer"]` does not match them there. */
const AFTER_OTHERS = new Set(
  (
    'admonition announcementBarClose announcementBarContent authorCol authorDetails authorImage backToTopButton backToTopButtonShow ' +
    'breadcrumbsContainer cardContainer cardDescription cardTitle closeButton codeBlock codeBlockContainer ' +
    'codeBlockLinesWithNumbering codeLine collapseSidebarButton colorModeToggle containsTaskList docItemCol ' +
    'docMainContainerEnhanced docSidebarContainer docSidebarContainerHidden lastUpdated mainWrapper mdxPageWrapper ' +
    'menuExternalLink menuHtmlItem navbarHidden navbarHideable noPrint sidebarHidden sidebarItemLinkActive systemToggleIcon ' +
    'tabList tagRegular tagWithCount tocCollapsibleButton tocMobile toggleButton'
  ).split(' '),
)

const SELECTOR_OF = new Map([
  ...SAME.map((name) => [name, `.${name}`] as const),
  ...MARKED.map((name) => [name, `.${name}_`] as const),
  ...Object.entries(OTHERS),
])

/** The icon of an admonition, which is a picture in its element there, and a mask of an element here. */
const PICTURE =
  /(?<![^\s,>+~{}(])[a-z]*(?:\[class[*^]=["']?admonitionIcon_{0,2}["']?\]|\.admonitionIcon_[\w-]{4})[ >]{1,3}svg(?![\w-])/g

/**
 * Lets selectors of such classes match the theme's parts as well, with the same weight. So it does for the element and the role of
 * Docusaurus' announcement bar, which is a section here.
 * @param text Of a style sheet.
 */
export function widenClasses(text: string): string {
  return text
    .replace(PICTURE, (selector) => `:is(${selector}, :where([class*="admonition-icon-"]))`)
    .replace(/\bdiv(?=\[class[*^]=["']?announcementBar(?![A-Za-z]))/g, ':is(div, section)')
    .replace(BY_BEGINNING, (selector, operator: string, name: string, end: string) =>
      widen(selector, end === '' ? beginningWith(name, operator) : wholeName(name, operator)),
    )
    .replace(HASHED, (selector, name: string) =>
      KNOWN_HASHED.has(selector.slice(1)) ? widen(selector, SELECTOR_OF.get(name)) : selector,
    )
    .replace(/\[role=(?:banner|"banner"|'banner')\]/g, (selector) => widen(selector, '.announcementBar'))
}

/** An attribute of which all is said: with an underscore, a hash or a part of one may follow. */
const BY_BEGINNING = /\[class([*^])=["']?([A-Za-z]{3,40})(_{0,2})["']?\]/g

const HASHED = /\.([A-Za-z]{2,40})_[\w-]{4}(?![\w-])/g

function wholeName(name: string, operator: string): string | undefined {
  return operator === '^' && AFTER_OTHERS.has(name) ? undefined : SELECTOR_OF.get(name)
}

/** Parts for a name that may go on. Where the theme has the same, the selector finds it, but for one that must come first. */
function beginningWith(name: string, operator: string): string {
  const own = [...SELECTOR_OF].flatMap(([one, selector]) => {
    if (!one.startsWith(name)) return []
    const isFound = operator === '*' ? selector.startsWith(`.${one}`) : AFTER_OTHERS.has(one)
    return isFound ? [] : [selector]
  })
  return [...new Set(own)].join(', ')
}

/** @param own A list of selectors; empty where the theme has none. */
function widen(selector: string, own = ''): string {
  // What is inside of `:where` has no weight of its own.
  return own === '' ? selector : `:is(${selector}, :where(${own}))`
}
