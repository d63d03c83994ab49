// For a site's Root that renders what is in it once more, as one does to collect the rules of styled-components: outside of the
// contexts that are above Root, which a site written for Docusaurus does not know.
import {type ReactNode, useContext} from 'react'
import {type Navigator, Router, useInRouterContext} from 'react-router-dom'
import type {SiteData} from '../shared/contract.ts'
import {App, type AppProps} from './app.tsx'
import {ColorModeProvider} from './color-mode/color-mode.tsx'
import {SiteContext} from './data/site-context.ts'
import {createHeadRegistry} from './head/head-registry.ts'
import type {LoadedPage} from './page/loaded-page.ts'
import {PageContext} from './page/page-context.ts'
import type {RouteLocation} from './runtime-types.ts'

export interface RenderedAsideProps extends Pick<AppProps, 'shared' | 'theme' | 'children'> {
  readonly site: SiteData
  readonly loaded: LoadedPage
  readonly location: RouteLocation
  readonly navigator: Navigator
}

/** Gives its children the contexts that they lack. What they add to the head, and their links, are those of the page already. */
export function RenderedAside({
  site,
  loaded,
  location,
  navigator,
  shared,
  theme,
  children,
}: RenderedAsideProps): ReactNode {
  const isInPlace = useContext(PageContext) !== null
  const hasRouter = useInRouterContext()
  if (isInPlace) return children
  const page = (
    <PageContext value={loaded}>
      <ColorModeProvider>{children}</ColorModeProvider>
    </PageContext>
  )
  return (
    <App shared={shared} head={createHeadRegistry()} theme={theme}>
      <SiteContext value={site}>
        {hasRouter ? (
          page
        ) : (
          <Router location={location} navigator={navigator}>
            {page}
          </Router>
        )}
      </SiteContext>
    </App>
  )
}
