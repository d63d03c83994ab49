// Texts of DocSearch in the reader's language. What is not here is in English, as the package has it.
import {translate} from 'quire-docs/client'

const texts: readonly (readonly [path: string, id: string, message: string])[] = [
  ['placeholder', 'theme.SearchModal.placeholder', 'Search docs'],
  ['button.buttonText', 'theme.SearchBar.label', 'Search'],
  ['button.buttonAriaLabel', 'theme.SearchBar.label', 'Search'],
  ['modal.searchBox.resetButtonTitle', 'theme.SearchModal.searchBox.resetButtonTitle', 'Clear the query'],
  ['modal.searchBox.resetButtonAriaLabel', 'theme.SearchModal.searchBox.resetButtonTitle', 'Clear the query'],
  ['modal.searchBox.clearButtonTitle', 'theme.SearchModal.searchBox.resetButtonTitle', 'Clear the query'],
  ['modal.searchBox.clearButtonAriaLabel', 'theme.SearchModal.searchBox.resetButtonTitle', 'Clear the query'],
  ['modal.searchBox.cancelButtonText', 'theme.SearchModal.searchBox.cancelButtonText', 'Cancel'],
  ['modal.searchBox.cancelButtonAriaLabel', 'theme.SearchModal.searchBox.cancelButtonText', 'Cancel'],
  ['modal.searchBox.closeButtonText', 'theme.SearchModal.searchBox.cancelButtonText', 'Cancel'],
  ['modal.searchBox.closeButtonAriaLabel', 'theme.SearchModal.searchBox.cancelButtonText', 'Cancel'],
  ['modal.searchBox.placeholderText', 'theme.SearchModal.searchBox.placeholderText', 'Search docs'],
  ['modal.searchBox.searchInputLabel', 'theme.SearchModal.searchBox.searchInputLabel', 'Search'],
  ['modal.startScreen.recentSearchesTitle', 'theme.SearchModal.startScreen.recentSearchesTitle', 'Recent'],
  [
    'modal.startScreen.noRecentSearchesText',
    'theme.SearchModal.startScreen.noRecentSearchesText',
    'No recent searches',
  ],
  [
    'modal.startScreen.saveRecentSearchButtonTitle',
    'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    'Save this search',
  ],
  [
    'modal.startScreen.removeRecentSearchButtonTitle',
    'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    'Remove this search from history',
  ],
  ['modal.startScreen.favoriteSearchesTitle', 'theme.SearchModal.startScreen.favoriteSearchesTitle', 'Favorite'],
  [
    'modal.startScreen.removeFavoriteSearchButtonTitle',
    'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    'Remove this search from favorites',
  ],
  ['modal.errorScreen.titleText', 'theme.SearchModal.errorScreen.titleText', 'Unable to fetch results'],
  [
    'modal.errorScreen.helpText',
    'theme.SearchModal.errorScreen.helpText',
    'You might want to check your network connection.',
  ],
  ['modal.footer.selectText', 'theme.SearchModal.footer.selectText', 'Select'],
  ['modal.footer.selectKeyAriaLabel', 'theme.SearchModal.footer.selectKeyAriaLabel', 'Enter key'],
  ['modal.footer.navigateText', 'theme.SearchModal.footer.navigateText', 'Navigate'],
  ['modal.footer.navigateUpKeyAriaLabel', 'theme.SearchModal.footer.navigateUpKeyAriaLabel', 'Arrow up'],
  ['modal.footer.navigateDownKeyAriaLabel', 'theme.SearchModal.footer.navigateDownKeyAriaLabel', 'Arrow down'],
  ['modal.footer.closeText', 'theme.SearchModal.footer.closeText', 'Close'],
  ['modal.footer.closeKeyAriaLabel', 'theme.SearchModal.footer.closeKeyAriaLabel', 'Escape key'],
  ['modal.footer.searchByText', 'theme.SearchModal.footer.searchByText', 'Powered by'],
  ['modal.footer.poweredByText', 'theme.SearchModal.footer.searchByText', 'Powered by'],
  ['modal.noResultsScreen.noResultsText', 'theme.SearchModal.noResultsScreen.noResultsText', 'No results found for'],
  [
    'modal.noResultsScreen.suggestedQueryText',
    'theme.SearchModal.noResultsScreen.suggestedQueryText',
    'Try searching for',
  ],
  [
    'modal.noResultsScreen.reportMissingResultsText',
    'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    'Believe this query should return results?',
  ],
  [
    'modal.noResultsScreen.reportMissingResultsLinkText',
    'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    'Let us know.',
  ],
]

/** As the properties `translations` of the button and of the modal want them. */
export interface SearchTexts {
  readonly button: object
  readonly modal: object
  readonly placeholder: string
}

/** To be called while a page is rendered: the texts of its language are there by then. */
export function searchTexts(): SearchTexts {
  const root: Record<string, unknown> = {}
  for (const [path, id, message] of texts) setAt(root, path.split('.'), translate({id, message}))
  // The table has texts for each of them.
  return root as unknown as SearchTexts
}

function setAt(root: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    root[name] = value
    return
  }
  const inner = (root[name] ?? {}) as Record<string, unknown>
  root[name] = inner
  setAt(inner, rest, value)
}

/** For search boxes that were written for Docusaurus: read when it is used, in the language of the page. */
const translations: SearchTexts = {
  get button() {
    return searchTexts().button
  },
  get modal() {
    return searchTexts().modal
  },
  get placeholder() {
    return searchTexts().placeholder
  },
}

export default translations
