// The tree that both sides render: contexts, the theme's Root, and the page's layouts with its content.
import type {ReactNode} from 'react'
import {NavigationType, type Navigator, Router} from 'react-router-dom'
import type {SiteData} from '../shared/contract.ts'
import {ColorModeProvider} from './color-mode/color-mode.tsx'
import {SharedDataContext} from './data/shared-data-context.ts'
import type {SharedDataStore} from './data/shared-data-store.ts'
import {SiteContext} from './data/site-context.ts'
import {ErrorBoundary} from './errors/error-boundary.tsx'
import {HeadContext} from './head/head.tsx'
import type {HeadRegistry} from './head/head-registry.ts'
import type {LoadedPage} from './page/loaded-page.ts'
import {PageContext} from './page/page-context.ts'
import {PageTree} from './page/page-tree.tsx'
import {PartsContext} from './page/parts-context.ts'
import {WithRouteProps} from './route-props.tsx'
import type {RouteLocation, ThemeMap} from './runtime-types.ts'

declare const process: {readonly env: {readonly QUIRE_ROUTE_PROPS?: string}}

export interface AppProps {
  readonly shared: SharedDataStore
  readonly head: HeadRegistry
  readonly theme: Pick<ThemeMap, 'parts'>
  readonly children: ReactNode
}

/** What stays the same from page to page. */
export function App({shared, head, theme, children}: AppProps): ReactNode {
  return (
    <PartsContext value={theme.parts}>
      <SharedDataContext value={shared}>
        <HeadContext value={head}>{children}</HeadContext>
      </SharedDataContext>
    </PartsContext>
  )
}

export interface ShownRouteProps {
  readonly site: SiteData
  readonly loaded: LoadedPage
  readonly location: RouteLocation
  readonly action?: NavigationType
  readonly navigator: Navigator
  readonly theme: Pick<ThemeMap, 'parts'>
  /** Is around all that Root gets. */
  readonly frame?: (content: ReactNode) => ReactNode
  /** A navigation that failed; its page is not shown, the one before it is. */
  readonly failure?: {readonly error: Error; readonly retry: () => void} | undefined
}

/**
 * One page at one location. A crash shows the theme's error view until the reader tries again or goes elsewhere: inside of
 * the shell where the page has crashed, and alone where the shell's own providers have.
 */
export function ShownRoute(props: ShownRouteProps): ReactNode {
  const {site, loaded, location, action = NavigationType.Pop, navigator, theme, failure, frame} = props
  const {Root, ThemeProvider, SiteMetadata, Loading} = theme.parts
  const resetKey = `${location.key} ${loaded.page.path}`
  const content = (
    <ThemeProvider>
      <SiteMetadata />
      {failure && <Loading error={failure.error} retry={failure.retry} pastDelay />}
      <ErrorBoundary resetKey={resetKey}>
        {process.env.QUIRE_ROUTE_PROPS ? (
          <WithRouteProps>
            <PageTree />
          </WithRouteProps>
        ) : (
          <PageTree />
        )}
      </ErrorBoundary>
    </ThemeProvider>
  )
  return (
    <SiteContext value={site}>
      <Router location={location} navigationType={action} navigator={navigator}>
        <PageContext value={loaded}>
          <ErrorBoundary resetKey={resetKey}>
            <ColorModeProvider>
              <Root>{frame === undefined ? content : frame(content)}</Root>
            </ColorModeProvider>
          </ErrorBoundary>
        </PageContext>
      </Router>
    </SiteContext>
  )
}
