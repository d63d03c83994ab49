// Turns what a route module carries into components. Everything that content imports has been loaded by then, so the
// browser and the render worker share this code.
import {type ComponentType, createElement, type ReactNode} from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import type {ContentExports, ContentFunction, ContentPart, PageData, PartialModule} from '../../shared/contract.ts'
import type {LayoutComponent, ModuleNamespace} from '../runtime-types.ts'
import type {LoadedContent, LoadedPage} from './loaded-page.ts'

type AnyProps = Readonly<Record<string, unknown>>
type AnyComponent = ComponentType<AnyProps>

/** Where content finds what it imports. */
export interface ContentSources {
  /** The module of a specifier in the runtime's import table; undefined when the table lacks it. */
  readonly findModule: (specifier: string) => ModuleNamespace | undefined
  /** The imported content file with that specifier and URL. */
  readonly findPartial: (specifier: string, url: string) => PartialModule | undefined
  readonly mdxComponents: Readonly<Record<string, unknown>>
}

export interface PageSources extends ContentSources {
  /** The theme's layouts by name; those of the page are among them. */
  readonly layouts: Readonly<Record<string, LayoutComponent>>
}

/** What a page brings along. */
export interface PageParts extends ContentPart {
  readonly embedded?: Readonly<Record<string, ContentPart>>
}

/**
 * Makes a page ready to render.
 * @throws Error when a layout or something that content imports is not there, or when a React page has no default export.
 */
export function toLoadedPage(page: PageData, parts: PageParts, sources: PageSources): LoadedPage {
  const embedded = (page.embedded ?? []).map(({id, partials}) => [
    id,
    toContent(parts.embedded?.[id] ?? {}, {...sources, partials, origin: `${page.path}#${id}`, trail: []}),
  ])
  const {content} = page
  const own: LoadedContent =
    content.kind === 'component'
      ? {Content: toPageComponent(content.specifier, sources)}
      : toContent(parts, {...sources, partials: page.partials, origin: page.path, trail: []})
  return {
    page: own.toc === undefined ? page : {...page, toc: own.toc},
    layouts: page.layout.map((name) => findLayout(name, page, sources.layouts)),
    embedded: Object.fromEntries(embedded),
    ...own,
  }
}

function findLayout(name: string, page: PageData, layouts: PageSources['layouts']): LayoutComponent {
  const layout = Object.hasOwn(layouts, name) ? layouts[name] : undefined
  if (layout) return layout
  const known = Object.keys(layouts).join(', ')
  throw new Error(`The page "${page.path}" asks for layout "${name}", which the theme does not have. It has: ${known}.`)
}

function toContent({html, content}: ContentPart, scope: Scope): LoadedContent {
  if (html !== undefined) return {html: {__html: html}}
  if (!content) return {}
  const exports = evaluate(content, scope)
  const Content = withComponents(exports, scope.mdxComponents)
  return Array.isArray(exports.toc) ? {Content, toc: exports.toc} : {Content}
}

function toPageComponent(specifier: string, sources: ContentSources): AnyComponent {
  const component = sources.findModule(specifier)?.default
  if (component === undefined) {
    throw new Error(`The page component at "${specifier.replace(/^@site\//, '')}" has no default export.`)
  }
  // The default export of a page module is its component; React says so itself when it is something else.
  return component as AnyComponent
}

interface Scope extends ContentSources {
  readonly partials: Readonly<Record<string, string>>
  /** What is being evaluated, for messages. */
  readonly origin: string
  /** URLs of the partials around, to tell a cycle. */
  readonly trail: readonly string[]
}

type CreateElement = (type: unknown, props: AnyProps, key?: string) => ReactNode

/** React's own, but for `<Logo />` where `Logo` is an imported picture: that is its address, and shown as an image. */
const contentRuntime = {...jsxRuntime, jsx: withPictures(jsxRuntime.jsx), jsxs: withPictures(jsxRuntime.jsxs)}

function withPictures(create: typeof jsxRuntime.jsx): CreateElement {
  return (type, props, key) => {
    // No element has a slash in its name.
    if (typeof type !== 'string' || !type.includes('/')) return create(type as AnyComponent, props, key)
    const {title, children: _, ...rest} = props
    return create('img', {...rest, src: type, alt: rest.alt ?? title ?? ''}, key)
  }
}

function evaluate(content: ContentFunction, scope: Scope): ContentExports {
  return content({jsxRuntime: contentRuntime, imports: (specifier) => resolveImport(specifier, scope)})
}

/** Images and other files are imported as their address, which link has put into the specifier. */
const ASSET_PREFIX = 'asset:'

/** An import that resolved to nothing, in a site that goes on without it. */
const MISSING_PREFIX = 'missing:'

/** Every name of a missing module is a component that shows its children; it has no headings. */
const MISSING_MODULE: ModuleNamespace = new Proxy({}, {get: (_, name) => (name === 'toc' ? [] : ChildrenOnly)})

function ChildrenOnly({children}: {readonly children?: ReactNode}): ReactNode {
  return children
}

function resolveImport(specifier: string, scope: Scope): ModuleNamespace {
  if (specifier.startsWith(ASSET_PREFIX)) return {default: specifier.slice(ASSET_PREFIX.length)}
  if (specifier.startsWith(MISSING_PREFIX)) return MISSING_MODULE
  const url = scope.partials[specifier]
  if (url !== undefined) return resolvePartial(specifier, url, scope)
  const found = scope.findModule(specifier)
  if (!found) throw new Error(`"${scope.origin}" imports "${specifier}", which is not in the runtime bundle.`)
  return found
}

function resolvePartial(specifier: string, url: string, scope: Scope): ModuleNamespace {
  if (scope.trail.includes(url)) throw new Error(`"${specifier}" imports itself, by way of "${scope.origin}".`)
  const partial = scope.findPartial(specifier, url)
  if (!partial?.content) throw new Error(`"${scope.origin}" imports "${specifier}", which was not loaded.`)
  const inner = {...scope, partials: partial.partials, origin: specifier, trail: [...scope.trail, url]}
  const exports = evaluate(partial.content, inner)
  return {toc: partial.toc, ...exports, default: withComponents(exports, scope.mdxComponents)}
}

/** A content component that has the theme's MDX components unless it is given others. */
function withComponents(exports: ContentExports, mdxComponents: Readonly<Record<string, unknown>>): AnyComponent {
  // An MDX content function is a React component; the contract, which knows no React, cannot say so.
  const Inner = exports.default as AnyComponent
  // biome-ignore lint/correctness/noComponentHookFactories: made once when a page is loaded, never while rendering
  return function MdxContent({components, ...props}: AnyProps) {
    // `components` is a map of components by MDX's own convention; anything else is an error of MDX to report.
    return createElement(Inner, {...props, components: {...mdxComponents, ...(components as object | undefined)}})
  }
}
