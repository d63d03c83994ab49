// What pages of the theme are made of, by how common it is. A page whose names are all among the first of these gets the
// rules for those, and no others, with its text. A name that is missing here costs its pages some bytes, and nothing else.

const SHELL = `
a article aside b blockquote br button code em form footer h1 h2 h3 h4 h5 h6 header hr i img input label li main nav ol p pre
section small span strong sub sup svg time ul div #__docusaurus
.skipToContent .container .row .col .col--3 .col--7 .col--9 .col--offset-1 .mainWrapper .markdown .icon_ .clean-btn .iconButton_
.navbar .navbar--fixed-top .navbar__inner .navbar__items .navbar__items--right .navbar__item .navbar__link .navbar__brand
.navbar__logo .ownSize .navbar__title .navbar__toggle .navbar__search .navbarSearchContainer .navbar__search-input .navbar-sidebar__backdrop .colorModeToggle
.lightToggleIcon .darkToggleIcon .systemToggleIcon .text--truncate .text--center .thin-scrollbar .backToTopButton .hash-link
.title .hero__title .tags_ .margin-left--sm .margin-bottom--md .margin-bottom--xl .margin-top--md .margin-vert--lg .margin-vert--xl
.padding-top--md .padding-bottom--lg .docusaurus-mt-lg
.pagination-nav .pagination-nav__link .pagination-nav__link--next .pagination-nav__link--prev .pagination-nav__label
.pagination-nav__sublabel .table-of-contents .table-of-contents__link .table-of-contents__left-border .tableOfContents
.tableOfContentsTitle
`

const DOCUMENT = `
table td th thead tr
.theme-doc-markdown .docItemContainer .docsWrapper .docRoot .docSidebarContainer .sidebarViewport .sidebar_ .menu .menuLabel .menu__caret .menu__link .menu__link--active
.menu__link--sublist .menu__link--sublist-caret .menu__list .menu__list-item .menu__list-item--collapsed
.menu__list-item-collapsible .docMainContainer .docItemWrapper .docItemCol .breadcrumbs .breadcrumbs__item
.breadcrumbs__item--active .breadcrumbs__link .breadcrumbsContainer .tocMobile .tocCollapsible .tocCollapsibleButton
.theme-code-block .code-block-content .code-block-title .code-block-terminal .prism-code .token .token-line .comment .prolog .doctype
.cdata .punctuation .tag .deleted .inserted .property .boolean .number .constant .selector .attr-name .attr-value .string .builtin
.operator .variable .atrule .keyword .function .class-name .regex .script .theme-code-block-highlighted-line
.menu__list-item-collapsible--active .collapseSidebarButton .editMetaRow .theme-edit-this-page .iconEdit .docHeader .margin-top--sm
`

const FRAME = `
.dropdown .dropdown__menu .dropdown__link .dropdown--right .dropdown__link--active .navbar__link--active .container-fluid
.footer .footer--dark .footer__bottom .footer__copyright .footer__title .footer__link-item .footer__link-separator .footer__col
.footer__items .footer__item .footer__links .iconExternalLink .clean-list .themedComponent--light .themedComponent--dark
.announcementBar .announcementBarContent .close .navbarHideable .button .button--outline .menuHeading .footer__logo
.margin-bottom--sm .DocSearch .DocSearch-Button .DocSearch-Button-Container .DocSearch-Search-Icon .DocSearch-Button-Placeholder
.DocSearch-Button-Keys .DocSearch-Button-Key
`

const THEME = `
caption details kbd mark summary dl dt dd .contains-task-list .footnotes .admonitionHeading_ .admonitionIcon_
.admonition-icon-note .admonition-icon-tip .admonition-icon-info .admonition-icon-warning .admonition-icon-danger
.admonitionContent_ .alert .alert--secondary .alert--success .alert--info .alert--warning .alert--danger .details_
.collapsibleContent .badge .badge--secondary .tabs .tabs__item .tabs__item--active .tabs-container .tabItem_ .card .card__header
.card__body .col--6 .col--4 .avatar .avatar__intro .avatar__name .avatar__subtitle .avatar__photo .buttonGroup_ .language-mermaid
.col--2 .col--8 .padding--md .margin-top--lg .margin-bottom--lg .text--right .generatedIndexPage .admonition-icon-caution
.code-block-inserted .code-block-deleted .code-block-numbered .code-block-output .data-footnote-backref .button--primary
.code-block-long .docusaurus-mermaid-container .generatedIndexDescription .pageTitle_ iframe .text--left .docCardList
.theme-doc-version-badge .theme-doc-card-container .theme-doc-card-heading .theme-doc-card-description .tagWithCount .theme-admonition
`

const BLOG = `
.blog-wrapper .blogContainer .blogWithSidebar .blogSidebarTitle .blogSidebarYear .blogSidebarLink .blogPostItem .blogPostTitle
.blogPostInfo .blogAuthors .blogAuthor .avatar .avatar__intro .avatar__name .avatar__subtitle .avatar__photo .margin-bottom--lg
.margin-top--sm .editMetaRow .theme-edit-this-page .blogPostHeader .blogPostFooter .iconEdit .blogSidebar .blogReadMore .blogListHeader
.blogSocials .blogSocial
`

/** Of the theme, and in few pages when they come. */
const RARE =
  /^\.(?:navbar-sidebar(?:$|--|__(?!backdrop))|badge|button--(?:danger|info|success|warning)|hero(?:$|--|__(?!title))|shadow--|spinner_|docVersionChanges|navbar__toggle--)/

export interface Names {
  readonly has: (name: string) => boolean
}

/** Tags that every page has. */
const BROWSERS = 'html head body tbody colgroup'

const toNames = (...texts: readonly string[]): Names => new Set([BROWSERS, ...texts].join(' ').trim().split(/\s+/))

const KNOWN = toNames(SHELL, DOCUMENT, FRAME, THEME, BLOG)

/** From the fewest to all: a page has the rules of the first that has all of its names. The last has those of a site's own. */
export const LEVELS: readonly Names[] = [
  toNames(SHELL),
  toNames(SHELL, FRAME),
  toNames(SHELL, FRAME, BLOG),
  toNames(SHELL, DOCUMENT),
  toNames(SHELL, DOCUMENT, FRAME),
  KNOWN,
  {has: (name) => KNOWN.has(name) || !(RARE.test(name) || name.startsWith('dir='))},
]
