// Client module of the vercel-analytics plugin. The script sees navigations by itself.
import {loadLate} from './load-late.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_VERCEL_ANALYTICS?: string}}

declare global {
  interface Window {
    va?: (...command: unknown[]) => void
    vaq?: unknown[]
    vam?: string
  }
}

interface VercelOptions {
  readonly mode: 'auto' | 'production' | 'development'
  readonly debug: boolean
}

const {mode, debug} = JSON.parse(process.env.QUIRE_VERCEL_ANALYTICS ?? '') as VercelOptions
const isDevelopment = mode === 'development'

window.va ??= (...command) => {
  window.vaq ??= []
  window.vaq.push(command)
}
window.vam = isDevelopment ? 'development' : 'production'
// The host serves it at the root of the domain, whatever the site's base URL.
loadLate(
  isDevelopment ? 'https://va.vercel-scripts.com/v1/script.debug.js' : '/_vercel/insights/script.js',
  isDevelopment && !debug ? {debug: 'false'} : {},
)
