// Makes components of MDX. Everything that content imports has been loaded by then, so the browser and the render worker
// share this code; the browser loads it for pages that are MDX.
import {type ComponentType, type ReactNode, useContext} from 'react'
import {Fragment, jsx, jsxs} from 'react/jsx-runtime'
import type {ContentExports, ContentFunction, PartialModule} from '../../shared/contract.ts'
import type {Drawing} from '../../shared/drawing.ts'
import type {ModuleNamespace} from '../runtime-types.ts'
import {createDrawing} from './drawing.ts'
import type {LoadedContent} from './loaded-page.ts'
import {MDXContext} from './mdx-provider.tsx'

type AnyProps = Readonly<Record<string, unknown>>
type AnyComponent = ComponentType<AnyProps>

/** Where content finds what it imports. */
export interface ContentSources {
  /** The module of a specifier in the runtime's import table; undefined when the table lacks it. */
  readonly findModule: (specifier: string) => ModuleNamespace | undefined
  /** The imported content file with that specifier and URL. */
  readonly findPartial: (specifier: string, url: string) => PartialModule | undefined
}

export interface ContentScope extends ContentSources {
  readonly mdxComponents: Readonly<Record<string, unknown>>
  readonly partials: Readonly<Record<string, string>>
  /** What is being evaluated, for messages. */
  readonly origin: string
  /** URLs of the partials around, to tell a cycle. */
  readonly trail: readonly string[]
}

/** @throws Error when something that the content imports is not there. */
export function evaluateContent(content: ContentFunction, scope: ContentScope): LoadedContent {
  const exports = evaluate(content, scope)
  const Content = withComponents(exports, scope.mdxComponents)
  return Array.isArray(exports.toc) ? {Content, toc: exports.toc} : {Content}
}

/** All that a document exports, its component among it. @throws Error as `evaluateContent`. */
export function evaluateModule(content: ContentFunction, scope: ContentScope): ContentExports {
  const exports = evaluate(content, scope)
  return {...exports, default: withComponents(exports, scope.mdxComponents) as ContentExports['default']}
}

type CreateElement = (type: unknown, props: AnyProps, key?: string) => ReactNode

/** Imported SVG images by their URLs. */
const drawings = new Map<unknown, ComponentType>()

/** React's own, but for `<Photo />` where `Photo` is an imported image: that is its URL, and shown as an image. */
const contentRuntime = {Fragment, jsx: withPictures(jsx), jsxs: withPictures(jsxs)}

/**
 * Gives the components of elements that tell others of their type, as with MDX 1: they show the element without that, and of the
 * title of an admonition, which is no element of HTML, what is in it. There is one for each type, so that React keeps its state.
 */
function createTyped(): (type: unknown) => ComponentType<AnyProps> {
  const known = new Map<unknown, ComponentType<AnyProps>>()
  return (type) => {
    const component =
      known.get(type) ??
      (({mdxType, originalType: _, ...props}) =>
        mdxType === 'mdxAdmonitionTitle' ? (props.children as ReactNode) : contentRuntime.jsx(type, props))
    known.set(type, component)
    return component
  }
}

function withPictures(create: typeof jsx): CreateElement {
  return (type, props, key) => {
    // No element has a slash in its name.
    if (typeof type !== 'string' || !type.includes('/')) return create(type as AnyComponent, props, key)
    const Svg = drawings.get(type)
    if (Svg !== undefined) return create(Svg, props, key)
    const {title, children: _, ...rest} = props
    return create('img', {...rest, src: type, alt: rest.alt ?? title ?? ''}, key)
  }
}

function evaluate(content: ContentFunction, scope: ContentScope): ContentExports {
  return content({
    jsxRuntime: {...contentRuntime, typed: createTyped()},
    imports: (specifier) => resolveImport(specifier, scope),
  })
}

/** Images and other files are imported as their URL, which link has put into the specifier. */
const ASSET_PREFIX = 'asset:'

/** Before the JSON of a drawing: an SVG image, which is a component, or its URL where it has one. */
const DRAWING_PREFIX = 'svg:'

/** An import that resolved to nothing, in a site that goes on without it. */
const MISSING_PREFIX = 'missing:'

/** Every name of a missing module is a component that shows its children; it has no headings. */
const MISSING_MODULE: ModuleNamespace = new Proxy(
  // `take` is of modules that code takes while it runs.
  {toc: [], take: () => MISSING_MODULE},
  {get: (known, name) => Reflect.get(known, name) ?? (name === 'then' ? undefined : ChildrenOnly)},
)

function ChildrenOnly({children}: {readonly children?: ReactNode}): ReactNode {
  return children
}

function resolveImport(specifier: string, scope: ContentScope): ModuleNamespace {
  if (specifier.startsWith(ASSET_PREFIX)) return {default: specifier.slice(ASSET_PREFIX.length)}
  if (specifier.startsWith(DRAWING_PREFIX)) return drawingModule(specifier.slice(DRAWING_PREFIX.length))
  if (specifier.startsWith(MISSING_PREFIX)) return MISSING_MODULE
  const url = scope.partials[specifier]
  if (url !== undefined) return resolvePartial(specifier, url, scope)
  const found = scope.findModule(specifier)
  if (!found) throw new Error(`"${scope.origin}" imports "${specifier}", which is not in the runtime bundle.`)
  return found
}

function drawingModule(json: string): ModuleNamespace {
  // Written by link.
  const {url, ...drawing} = JSON.parse(json) as Drawing & {readonly url?: string}
  const Svg = createDrawing(drawing)
  if (url !== undefined) drawings.set(url, Svg)
  return {default: url ?? Svg, ReactComponent: Svg}
}

function resolvePartial(specifier: string, url: string, scope: ContentScope): ModuleNamespace {
  if (scope.trail.includes(url)) throw new Error(`"${specifier}" imports itself, by way of "${scope.origin}".`)
  const partial = scope.findPartial(specifier, url)
  if (!partial?.content) throw new Error(`"${scope.origin}" imports "${specifier}", which was not loaded.`)
  const inner = {...scope, partials: partial.partials, origin: specifier, trail: [...scope.trail, url]}
  const exports = evaluate(partial.content, inner)
  return {toc: partial.toc, ...exports, default: withComponents(exports, scope.mdxComponents)}
}

/** A content component that has the theme's MDX components unless it is given others, by its properties or by providers around it. */
function withComponents(exports: ContentExports, mdxComponents: Readonly<Record<string, unknown>>): AnyComponent {
  // An MDX content function is a React component; the contract, which knows no React, cannot say so. It is called, so that it is
  // no other component than it was before a change: page-content.tsx does the same.
  const inner = exports.default as (props: AnyProps) => ReactNode
  return function MdxContent({components, ...props}: AnyProps) {
    // `components` is a map of components by MDX's own convention; anything else is an error of MDX to report.
    const given = useContext(MDXContext)
    return inner({...props, components: {...mdxComponents, ...given, ...(components as object | undefined)}})
  }
}
