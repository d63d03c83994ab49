// Starts the client: the generated browser entry calls it with the theme and the import table, when start-site.ts has what
// it fetches.
import './quiet-errors.ts'
import {startTransition} from 'react'
import {createRoot, hydrateRoot} from 'react-dom/client'
import {type Json, SITE_DATA_ID} from '../shared/contract.ts'
import {sharedDataFile} from '../shared/permalink.ts'
import {App} from './app.tsx'
import {createBrowserNavigation} from './browser-navigation.ts'
import {BrowserRoutes} from './browser-routes.tsx'
import {PrefetchContext} from './data/prefetch-context.ts'
import {createSharedDataStore} from './data/shared-data-store.ts'
import {toError} from './failure/error-chain.ts'
import {createHeadRegistry} from './head/head-registry.ts'
import {fetchJson} from './page/fetch-json.ts'
import {createPageLoader} from './page/page-loader.ts'
import {inTime, TimeLimitError} from './page/time-limit.ts'
import {askAgain} from './router/leave-page.ts'
import {createLifecycle} from './router/lifecycle.ts'
import {createReloadGuard, readBuildId} from './router/reload-guard.ts'
import {withoutSuffix} from './router/suffixed-url.ts'
import type {ClientRuntime} from './runtime-types.ts'
import type {FirstData} from './start-site.ts'
import {findSessionStorage} from './storage/storage-slot.ts'

/**
 * Loads what the document's page needs, then hydrates. When that fails the document is asked for once more; when it fails
 * again, or takes too long, the page stays as the server sent it, readable, with an error box above.
 */
export async function startClient(runtime: ClientRuntime, first: Promise<FirstData>): Promise<void> {
  try {
    const {boot, site} = await first
    const url = withoutSuffix(boot.page.path, window.location)
    if (url === undefined) await hydrate(runtime, {boot, site})
    else window.location.replace(url)
  } catch (thrown) {
    // Waiting another time for what hangs would only leave the reader longer without a word.
    const isWorthReloading =
      !(thrown instanceof TimeLimitError) && createReloadGuard(findSessionStorage()).mayReload(readBuildId())
    if (isWorthReloading) askAgain()
    else showBootError(runtime, toError(thrown))
  }
}

async function hydrate(runtime: ClientRuntime, {boot, site}: FirstData): Promise<void> {
  const {baseUrl, page, root} = boot
  // It came as JSON.
  const known = {[SITE_DATA_ID]: site as unknown as Json}
  const shared = createSharedDataStore(known, (id) => fetchJson(baseUrl + sharedDataFile(id)))
  const loader = createPageLoader({runtime, runtimeHash: boot.runtime, baseUrl, shared})
  const needed = Promise.all([
    loader.loadFirst(page, boot.parts),
    Promise.all(runtime.clientModules.map((load) => load())),
  ])
  const [first, modules] = await inTime(needed, 'What this page needs')
  const head = createHeadRegistry()
  const browser = createBrowserNavigation({site, first, loader, shared, head, lifecycle: createLifecycle(modules)})
  startTransition(() => {
    hydrateRoot(
      root,
      <PrefetchContext value={browser.prefetcher}>
        <App {...{shared, head}} theme={runtime}>
          <BrowserRoutes navigation={browser.navigation} theme={runtime} onShown={browser.onShown} />
        </App>
      </PrefetchContext>,
    )
  })
}

function showBootError({parts}: ClientRuntime, error: Error): void {
  console.error(error)
  const box = document.createElement('div')
  document.body.prepend(box)
  createRoot(box).render(<parts.Loading error={error} retry={() => window.location.reload()} pastDelay />)
}
