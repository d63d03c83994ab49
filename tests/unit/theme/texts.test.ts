// The texts of the shell, as declared in the source: ids that translators of Docusaurus' classic theme know, in British
// English. Whoever changes a text changes it here too, and with it what translations are of.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../../..')

const KNOWN: Readonly<Record<string, string>> = {
  'theme.Loading.retry': 'Retry',
  'theme.SearchBar.noResultsText': 'No results.',
  'theme.AnnouncementBar.closeButtonAriaLabel': 'Close',
  'theme.BackToTopButton.buttonAriaLabel': 'Scroll back to top',
  'theme.CodeBlock.copied': 'Copied',
  'theme.CodeBlock.copy': 'Copy',
  'theme.CodeBlock.copyButtonAriaLabel': 'Copy code to clipboard',
  'theme.CodeBlock.wordWrapToggle': 'Toggle word wrap',
  'theme.DocSidebarItem.collapseCategoryAriaLabel': 'Collapse ‘{label}’',
  'theme.DocSidebarItem.expandCategoryAriaLabel': 'Expand ‘{label}’',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Close navigation bar',
  'theme.docs.sidebar.collapseButtonAriaLabel': 'Collapse sidebar',
  'theme.docs.sidebar.collapseButtonTitle': 'Collapse sidebar',
  'theme.docs.sidebar.expandButtonAriaLabel': 'Expand sidebar',
  'theme.docs.sidebar.expandButtonTitle': 'Expand sidebar',
  'theme.docs.sidebar.navAriaLabel': 'Docs sidebar',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'Toggle navigation bar',
  'theme.ErrorPageContent.title': 'This page crashed.',
  'theme.ErrorPageContent.tryAgain': 'Try again',
  'theme.NotFound.title': 'Page Not Found',
  'theme.NotFound.p1': 'We could not find what you were looking for.',
  'theme.NotFound.p2':
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  'theme.IconExternalLink.ariaLabel': '(opens in new tab)',
  'theme.NavBar.navAriaLabel': 'Main',
  'theme.TOCCollapsible.toggleButtonLabel': 'On this page',
  'theme.common.editThisPage': 'Edit this page',
  'theme.common.headingLinkTitle': 'Direct link to {heading}',
  'theme.common.skipToMainContent': 'Skip to main content',
  'theme.admonition.note': 'note',
  'theme.admonition.tip': 'tip',
  'theme.admonition.info': 'info',
  'theme.admonition.warning': 'warning',
  'theme.admonition.danger': 'danger',
  'theme.admonition.caution': 'caution',
  'theme.colorToggle.ariaLabel': 'Switch between dark and light mode (currently {mode})',
  'theme.colorToggle.ariaLabel.mode.light': 'light mode',
  'theme.colorToggle.ariaLabel.mode.dark': 'dark mode',
  'theme.colorToggle.ariaLabel.mode.system': 'system mode',
  'theme.contentVisibility.draftBanner.title': 'Draft page',
  'theme.contentVisibility.draftBanner.message':
    'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  'theme.contentVisibility.unlistedBanner.title': 'Unlisted page',
  'theme.contentVisibility.unlistedBanner.message':
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  'theme.blog.archive.title': 'Archive',
  'theme.blog.archive.description': 'Archive',
  'theme.blog.author.noPosts': 'This author has not written any posts yet.',
  'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
  'theme.blog.authorsList.pageTitle': 'Authors',
  'theme.blog.authorsList.viewAll': 'View all authors',
  'theme.blog.paginator.navAriaLabel': 'Blog list page navigation',
  'theme.blog.paginator.newerEntries': 'Newer entries',
  'theme.blog.paginator.olderEntries': 'Older entries',
  'theme.blog.post.paginator.navAriaLabel': 'Blog post page navigation',
  'theme.blog.post.paginator.newerPost': 'Newer post',
  'theme.blog.post.paginator.olderPost': 'Older post',
  'theme.blog.post.plurals': 'One post|{count} posts',
  'theme.blog.post.readMore': 'Read more',
  'theme.blog.post.readMoreLabel': 'Read more about {title}',
  'theme.blog.post.readingTime.plurals': 'One min read|{readingTime} min read',
  'theme.blog.sidebar.navAriaLabel': 'Blog recent posts navigation',
  'theme.blog.tagTitle': '{nPosts} tagged with "{tagName}"',
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.docs.breadcrumbs.home': 'Home page',
  'theme.docs.breadcrumbs.navAriaLabel': 'Breadcrumbs',
  'theme.docs.paginator.navAriaLabel': 'Docs pages',
  'theme.docs.paginator.next': 'Next',
  'theme.docs.paginator.previous': 'Previous',
  'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',
  'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged',
  'theme.docs.versionBadge.label': 'Version: {versionLabel}',
  'theme.docs.versions.latestVersionLinkLabel': 'latest version',
  'theme.docs.versions.latestVersionSuggestionLabel':
    'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
  'theme.docs.versions.unmaintainedVersionLabel':
    'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
  'theme.docs.versions.unreleasedVersionLabel':
    'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  'theme.lastUpdated.lastUpdatedAtBy': 'Last updated{atDate}{byUser}',
  'theme.lastUpdated.atDate': ' on {date}',
  'theme.lastUpdated.byUser': ' by {user}',
  'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel': 'Collapse the dropdown',
  'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': 'Expand the dropdown',
  'theme.navbar.mobileLanguageDropdown.label': 'Languages',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Back to main menu',
  'theme.navbar.mobileVersionsDropdown.label': 'Versions',
  'theme.tags.tagsListLabel': 'Tags:',
  'theme.tags.tagsPageTitle': 'Tags',
  'theme.PwaReloadPopup.info': 'New version available',
  'theme.PwaReloadPopup.refreshButtonText': 'Refresh',
  'theme.PwaReloadPopup.closeButtonAriaLabel': 'Close',
  'theme.Playground.liveEditor': 'Live Editor',
  'theme.Playground.result': 'Result',
  'theme.Playground.buttons.reset': 'Reset',
  'theme.SearchBar.label': 'Search',
  'theme.SearchBar.seeAll': 'See all results',
  'theme.SearchPage.documentsFound.plurals': '{count} document found|{count} documents found',
  'theme.SearchPage.existingResultsTitle': 'Search results for "{query}"',
  'theme.SearchPage.emptyResultsTitle': 'Search the documentation',
  'theme.SearchPage.noResultsText': 'No documents were found',
}

/** One id with two texts, as in that theme: on a tag of docs, and on a tag of a blog. */
const TAGS_LINK = 'theme.tags.tagsPageLink'

/** Ids of that theme and its plugins which nothing here says, with the reason. */
const NOT_SAID: Readonly<Record<string, string>> = {
  'theme.IdealImageMessage.load': 'images are loaded by the browser, which says so itself',
  'theme.IdealImageMessage.loading': 'images are loaded by the browser, which says so itself',
  'theme.IdealImageMessage.offline': 'images are loaded by the browser, which says so itself',
  'theme.IdealImageMessage.404error': 'images are loaded by the browser, which says so itself',
  'theme.IdealImageMessage.error': 'images are loaded by the browser, which says so itself',
  'theme.SearchModal.searchBox.placeholderText': 'belongs to a search service; the search is in the bar',
  'theme.SearchPage.inputPlaceholder': 'the box has its label as the text in it',
  'theme.SearchPage.inputLabel': 'the box has the label of the one in the bar',
  'theme.SearchPage.algoliaLabel': 'belongs to a search service',
  'theme.SearchPage.fetchingNewResults': 'more results come at once, by a button',
}

/** Besides these the theme has texts of its own. */
const DECLARED = readDeclarations()

test.each(Object.entries(KNOWN))('%s says "%s"', (id, text) => {
  expect([...(DECLARED.get(id) ?? [])]).toEqual([text])
})

test('what is not said is not declared', () => {
  expect(Object.keys(NOT_SAID).filter((id) => DECLARED.has(id))).toEqual([])
})

test('no other id has two texts', () => {
  const several = [...DECLARED].filter(([, texts]) => texts.size > 1)
  expect(several.map(([id, texts]) => [id, [...texts].sort()])).toEqual([
    [TAGS_LINK, ['View All Tags', 'View all tags']],
  ])
})

/** Texts by id, of `translate({id, message})` and `<Translate id>`. */
function readDeclarations(): Map<string, Set<string>> {
  const declared = new Map<string, Set<string>>()
  const add = (id: string, text: string) => declared.set(id, (declared.get(id) ?? new Set()).add(text))
  for (const file of sourceFiles()) {
    const source = readFileSync(file, 'utf8')
    for (const [, id = '', single, double] of source.matchAll(
      /id:\s*'(theme\.[^']+)',\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g,
    ))
      add(id, (single ?? double ?? '').replace(/\\(.)/g, '$1'))
    for (const [, id = '', children = ''] of source.matchAll(
      /<Translate\s+id="([^"]+)"(?:(?!<\/Translate>)[\s\S])*?>([^<>]*)<\/Translate>/g,
    ))
      add(
        id,
        children
          .trim()
          .replace(/^\{'(.*)'\}$/s, '$1')
          .replace(/\s+/g, ' '),
      )
  }
  return declared
}

function sourceFiles(): string[] {
  return ['theme', 'src/client', 'plugins'].flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  )
}
