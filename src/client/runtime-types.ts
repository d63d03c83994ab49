// What the generated entries hand to the runtime: the theme, the modules that content imports, and client modules.
// Two entries are generated from one list: the browser's has functions that load modules, the server's has the modules.
import type {ComponentType, ReactNode} from 'react'

/** A module as `import()` gives it. */
export type ModuleNamespace = Readonly<Record<string, unknown>>

/** A theme component that may stand in `PageData.layout`. It gets the page's props and `children`. */
// Layouts declare their own props (views.ts); `never` accepts them all, and the page's plan guarantees that they match.
export type LayoutComponent = ComponentType<never>

/** Props of `@theme/Root`, which is around every page. */
export interface RootPartProps {
  readonly children: ReactNode
}

/** Props of `@theme/Error`, shown in place of whatever crashed. */
export interface ErrorPartProps {
  readonly error: Error
  readonly tryAgain: () => void
}

/**
 * Props of `@theme/Loading`. With `error`: the red box with its text and a Retry button. Without: a spinner, and only
 * once `pastDelay` is true. It may be rendered outside of every provider, when a page could not start.
 */
export interface LoadingPartProps {
  readonly error?: Error
  readonly pastDelay: boolean
  readonly retry: () => void
}

/** Theme components that the runtime itself places. */
export interface RuntimeParts {
  readonly Root: ComponentType<RootPartProps>
  /** Around every page, inside of `Root`. */
  readonly ThemeProvider: ComponentType<RootPartProps>
  /** Head tags of every page, besides those of the build. */
  readonly SiteMetadata: ComponentType
  readonly Error: ComponentType<ErrorPartProps>
  readonly Loading: ComponentType<LoadingPartProps>
}

/** The theme as the runtime sees it. */
export interface ThemeMap {
  /** By the names used in `PageData.layout`. */
  readonly layouts: Readonly<Record<string, LayoutComponent>>
  readonly parts: RuntimeParts
  /** Given to MDX content as its `components`. */
  readonly mdxComponents: Readonly<Record<string, unknown>>
}

/** `onRouteUpdate` runs when a navigation starts and may return a cleanup; `onRouteDidUpdate` after the new page is laid out. */
export interface RouteUpdate {
  readonly location: RouteLocation
  /** Null on the first page. */
  readonly previousLocation: RouteLocation | null
}

export interface RouteLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

/** Argument of `startClient`. Specifiers are those of `PageData.imports` and of component content. */
export interface ClientRuntime extends Omit<ThemeMap, 'mdxComponents'> {
  /** The theme's components for MDX are among them. */
  readonly imports: Readonly<Record<string, () => Promise<ModuleNamespace>>>
  /** Loaded before hydration, in order. */
  readonly clientModules: readonly (() => Promise<ModuleNamespace>)[]
}

/** Argument of `createServerEntry`. */
export interface ServerRuntime extends ThemeMap {
  readonly imports: Readonly<Record<string, ModuleNamespace>>
}
