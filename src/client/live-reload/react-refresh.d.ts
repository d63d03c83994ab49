// The package has no types; these are of what is used of it.
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(window: Window): void
  export function register(type: unknown, id: string): void
  export function createSignatureFunctionForTransform(): (type: unknown, key?: string) => unknown
  export function getFamilyByType(type: unknown): object | undefined
  export function isLikelyComponentType(type: unknown): boolean
  export function performReactRefresh(): unknown
}
