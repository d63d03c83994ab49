// Client module of the pwa plugin: registers the worker when the page has all of its own, and tells it what was read.
import {whenIdle} from 'quire-docs/client'
import {type ActivationStrategy, isActivated, saveData, watchInstallation} from './activation.ts'
import type {PageMessage} from './worker-types.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_PWA?: string}}

interface PwaSettings {
  readonly baseUrl: string
  readonly strategies: readonly ActivationStrategy[]
  readonly hasPopup: boolean
  readonly debug: boolean
}

const {baseUrl, strategies, hasPopup, debug} = JSON.parse(process.env.QUIRE_PWA ?? '') as PwaSettings

let send: ((message: PageMessage) => void) | undefined

if ('serviceWorker' in navigator) {
  if (document.readyState === 'complete') whenIdle(() => void start())
  else window.addEventListener('load', () => whenIdle(() => void start()), {once: true})
}

async function start(): Promise<void> {
  const {serviceWorker} = navigator
  const hadWorker = serviceWorker.controller !== null
  let keepsAll = false
  serviceWorker.addEventListener('controllerchange', () => {
    tellVisited()
    if (hadWorker && keepsAll && hasPopup) void import('./show-popup.tsx').then(({showPopup}) => showPopup())
  })
  try {
    await serviceWorker.register(`${baseUrl}sw.js`, {scope: baseUrl})
    await serviceWorker.ready
  } catch (error) {
    // Browsers refuse it without https, in private windows, and where the reader has switched storage off.
    if (debug) console.log('[offline]', error)
    return
  }
  send = (message) => void serviceWorker.ready.then(({active}) => active?.postMessage(message))
  const keepAll = (): void => {
    keepsAll = true
    send?.({kind: 'keep-all'})
  }
  watchInstallation(keepAll)
  tellVisited()
  if (await isActivated(strategies)) keepAll()
}

/** What this page has loaded, before the worker saw to it. */
function tellVisited(): void {
  const loaded = performance.getEntriesByType('resource').map(({name}) => name)
  send?.({kind: 'visited', urls: [window.location.href, ...loaded]})
}

/** A page that was reached by a link came as a module; opened without a network, it has to be a document. */
export function onRouteDidUpdate({previousLocation}: {readonly previousLocation: unknown}): void {
  if (previousLocation !== null && !saveData()) send?.({kind: 'visited', urls: [window.location.href]})
}
