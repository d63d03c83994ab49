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
    const registration = await serviceWorker.register(`${baseUrl}sw.js`, {scope: baseUrl})
    registration.addEventListener('updatefound', () => urge(registration))
    urge(registration)
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

const URGE_EVERY_MS = 1000

/**
 * Until no worker waits. Chromium lets a new one wait for half a minute and longer when the old one gets an event in the moment in
 * which it is told to go, and readers have pages of the old build, or none, in that time.
 */
function urge(registration: ServiceWorkerRegistration): void {
  setTimeout(() => {
    const {installing, waiting} = registration
    waiting?.postMessage({kind: 'take-over'} satisfies PageMessage)
    if (installing !== null || waiting !== null) urge(registration)
  }, URGE_EVERY_MS)
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
