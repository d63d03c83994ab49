// How safe it is to take a part of the theme into a site: what a later version of the program may change under it.

export type EjectAction = 'eject' | 'wrap'

/**
 * - `safe`: small, with few and stable props;
 * - `unsafe`: the copy depends on inner workings, and later versions may need it to be adapted.
 */
export type Safety = 'safe' | 'unsafe'

/** Parts that one copies to change how they look: they only show their props. With everything below them. */
const SAFE_TO_EJECT: readonly string[] = [
  'Admonition',
  'AnnouncementBar',
  'BackToTopButton',
  'Blog/Components',
  'CodeInline',
  'ColorModeToggle',
  'ContentVisibility',
  'DocCard',
  'DocCardList',
  'DocPaginator',
  'DocVersionBadge',
  'DocVersionBanner',
  'DocVersionChanges',
  'EditThisPage',
  'Error',
  'ErrorPageContent',
  'Footer',
  'IdealImage',
  'Icon',
  'LastUpdated',
  'Loading',
  'Logo',
  'MDXComponents',
  'NavbarItem/ComponentTypes',
  'NotFound/Content',
  'PaginatorNavLink',
  'Playground/Buttons',
  'Playground/Container',
  'Playground/Header',
  'Root',
  'SearchBar',
  'SearchForm',
  'SearchTranslations',
  'SkipToContent',
  'Tag',
  'TagsListInline',
  'ThemedImage',
  'prism-include-languages',
]

/** Lists, texts and functions rather than components: there is nothing to wrap. */
const NOT_COMPONENTS: readonly string[] = [
  'Admonition/Types',
  'MDXComponents',
  'NavbarItem/ComponentTypes',
  'SearchTranslations',
  'prism-include-languages',
]

/** Undefined when the action makes no sense for the part. */
export function safetyOf(component: string, action: EjectAction): Safety | undefined {
  if (action === 'wrap') return NOT_COMPONENTS.includes(component) ? undefined : 'safe'
  return SAFE_TO_EJECT.some((name) => component === name || component.startsWith(`${name}/`)) ? 'safe' : 'unsafe'
}
