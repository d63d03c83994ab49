// When, and over what connection, things may be fetched that nobody waits for.
import type {NetworkConnection} from './prefetch-policy.ts'

const IDLE_FALLBACK_MS = 300

/**
 * Calls back once, when the browser has nothing else to do, and after five seconds at the latest; in browsers that do not
 * say when, after 300 milliseconds. Only in a browser.
 */
export function whenIdle(action: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => action(), {timeout: 5000})
  else setTimeout(action, IDLE_FALLBACK_MS)
}

export function readConnection(): NetworkConnection | undefined {
  // Not every browser has this, and no type library does.
  return (navigator as Navigator & {readonly connection?: NetworkConnection}).connection
}
