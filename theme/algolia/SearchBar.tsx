// The search box of the navbar: DocSearch's button, and its modal, which is loaded when a reader comes near.
import './styles.css'
import {DocSearchButton} from '@docsearch/react/button'
import {useSearchLinkCreator} from '@docusaurus/theme-common'
import {
  type AlgoliaConfig,
  mergeFacetFilters,
  useAlgoliaAskAi,
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client'
import texts from '@theme/SearchTranslations'
import {Link, Translate, useNavigator} from 'quire-docs/client'
import {type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState} from 'react'
import {createPortal} from 'react-dom'
import {useKeys} from './use-keys.ts'

// Its package says that none of its modules has effects, so bundlers leave out one that is imported for its effect alone.
void import(/* webpackMode: "eager" */ '@docsearch/react/style')

type Modal = ComponentType<Readonly<Record<string, unknown>>>

/** Its 140 kB are asked for once. */
let modal: Promise<Modal> | undefined

function loadModal(): Promise<Modal> {
  modal ??= import(/* webpackChunkName: "docsearch" */ '@docsearch/react/modal').then((loaded) => loaded.DocSearchModal)
  return modal
}

export default function SearchBar(given: Partial<AlgoliaConfig>): ReactNode {
  const {algolia} = useAlgoliaThemeConfig()
  const props = {...algolia, ...given}
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{readonly Modal: Modal; readonly query: string} | undefined>()
  const open = useCallback((query = '') => void loadModal().then((Modal) => setOpened({Modal, query})), [])
  const close = useCallback(() => {
    setOpened(undefined)
    button.current?.focus()
  }, [])
  useKeys({isOpen: opened !== undefined, open, close, button})
  const approach = () => void loadModal()
  return (
    <>
      <DocSearchButton
        ref={button}
        onTouchStart={approach}
        onFocus={approach}
        onMouseOver={approach}
        onClick={() => open()}
        translations={props.translations?.button ?? texts.button}
      />
      {opened && createPortal(<OpenSearch {...opened} props={props} onClose={close} />, document.body)}
    </>
  )
}

interface OpenSearchProps {
  readonly Modal: Modal
  readonly query: string
  readonly props: AlgoliaConfig
  readonly onClose: () => void
}

function OpenSearch({Modal, query, props, onClose}: OpenSearchProps): ReactNode {
  const {contextualSearch, externalUrlRegex, searchPagePath, searchParameters, askAi: _askAi, ...rest} = props
  const contextual = useAlgoliaContextualFacetFiltersIfEnabled()
  const facetFilters = mergeFacetFilters(contextualSearch ? contextual : undefined, searchParameters.facetFilters) ?? []
  const {currentPlaceholder, extraAskAiProps} = useAlgoliaAskAi(props)
  const navigator = useResultNavigator(externalUrlRegex)
  const toUrl = useSearchResultUrlProcessor()
  const [transformItems] = useState(
    () => (items: readonly {readonly url: string}[]) => items.map((item) => ({...item, url: toUrl(item.url)})),
  )
  const resultsFooterComponent = useMemo(
    () => (footer: FooterProps) => <ResultsFooter {...footer} onClose={onClose} />,
    [onClose],
  )
  return (
    <Modal
      onClose={onClose}
      initialScrollY={window.scrollY}
      initialQuery={query}
      navigator={navigator}
      transformItems={transformItems}
      hitComponent={Hit}
      {...(searchPagePath && {resultsFooterComponent})}
      placeholder={currentPlaceholder}
      {...rest}
      translations={props.translations?.modal ?? texts.modal}
      searchParameters={{...searchParameters, facetFilters}}
      {...extraAskAiProps}
    />
  )
}

/** Results of other sites are opened as the browser opens them. */
function useResultNavigator(externalUrlRegex: string | undefined) {
  const router = useNavigator()
  return useMemo(
    () => ({
      navigate: ({itemUrl}: {readonly itemUrl: string}) => {
        const isExternal = externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(itemUrl)
        if (isExternal) window.location.href = itemUrl
        else router.push(itemUrl)
      },
    }),
    [router, externalUrlRegex],
  )
}

function Hit({hit, children}: {readonly hit: {readonly url: string}; readonly children: ReactNode}): ReactNode {
  return <Link to={hit.url}>{children}</Link>
}

interface FooterProps {
  readonly state: {readonly query: string; readonly context: {readonly nbHits?: number}}
}

function ResultsFooter({state, onClose}: FooterProps & {readonly onClose: () => void}): ReactNode {
  const toLink = useSearchLinkCreator()
  return (
    <Link to={toLink(state.query)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count: state.context.nbHits ?? 0}}>
        See all results
      </Translate>
    </Link>
  )
}
