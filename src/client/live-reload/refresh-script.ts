// In bundles of `quire start` alone, before all other modules: exchanges modules whose exports are components, and has React render
// these again with their state. What the bundler offers for it is the same in webpack and Rspack.
import {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register as registerType,
} from 'react-refresh/runtime'

type Exports = Readonly<Record<string, unknown>>

interface BundledModule {
  readonly id: string
  readonly exports: Exports
  readonly hot?: Hot
}

interface ErrorPlace {
  readonly module?: BundledModule
}

/** What a module is given to be exchanged with. */
interface Hot {
  /** What the module that was here before has left. */
  readonly data?: {readonly exports?: Exports}
  readonly accept: (onError: (error: unknown, place: ErrorPlace) => void) => void
  readonly dispose: (leave: (data: {exports?: Exports}) => void) => void
  readonly invalidate: () => void
  /** Modules that were exchanged; null where there are none. Rejects when one of them can only be loaded with a new page. */
  readonly check: (isApplied: true) => Promise<readonly unknown[] | null>
}

declare global {
  interface Window {
    /**
     * Goes to the modules of another bundle.
     * @param hash Of the bundle, as the bundler has it.
     * @returns False, or an error, where the page has to be loaded again.
     */
    quireRefresh?: (hash: string) => Promise<boolean>
  }
}

/** Of the bundle whose modules run; written by the bundler. */
declare const __webpack_hash__: string

declare const __webpack_require__: {readonly hmrC?: {css?: unknown}}

injectIntoGlobalHook(window)
// Style sheets are exchanged by live-reload-script.ts: the bundler does not know those that came with the document.
delete __webpack_require__.hmrC?.css

export const register = registerType
export const sign = createSignatureFunctionForTransform

/** Called at the end of each module of the site. @param hot Absent where nothing can be exchanged. */
export function accept(hot: Hot | undefined, module: BundledModule): void {
  const {id, exports} = module
  for (const [name, value] of Object.entries(exports))
    if (isLikelyComponentType(value)) registerType(value, `${id} %exports% ${name}`)
  if (hot === undefined) return
  const before = hot.data?.exports
  if (!hasOnlyComponents(exports)) {
    if (before !== undefined) hot.invalidate()
    return
  }
  hot.dispose((data) => {
    data.exports = exports
  })
  hot.accept(onError)
  if (before !== undefined && !areSameComponents(before, exports)) hot.invalidate()
}

/** A module that fails when it is evaluated may be corrected with its next text. The server tells of the error. */
function onError(error: unknown, {module}: ErrorPlace): void {
  console.error(error)
  module?.hot?.accept(onError)
}

function hasOnlyComponents(exports: Exports): boolean {
  const values = Object.values(exports)
  return values.length > 0 && values.every(isLikelyComponentType)
}

function areSameComponents(before: Exports, now: Exports): boolean {
  const names = Object.keys(now)
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => getFamilyByType(before[name]) === getFamilyByType(now[name]))
  )
}

window.quireRefresh = async (hash) => {
  // The bundler puts its own in the place of these words.
  const hot = (import.meta as {readonly webpackHot?: Hot}).webpackHot
  if (hot === undefined) return false
  while (__webpack_hash__ !== hash) if ((await hot.check(true)) === null) return false
  performReactRefresh()
  return true
}
