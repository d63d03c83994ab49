// Turns what a route module carries into components. Everything that content imports has been loaded by then, so the
// browser and the render worker share this code.
import type {ComponentType} from 'react'
import type {ContentPart, PageData} from '../../shared/contract.ts'
import type {LayoutComponent} from '../runtime-types.ts'
import type {ContentScope, ContentSources, evaluateContent} from './evaluate-content.tsx'
import type {LoadedContent, LoadedPage} from './loaded-page.ts'

/** What makes components of MDX: a script of its own, which the browser loads for pages that are MDX. */
export interface MdxSupport {
  readonly evaluateContent: typeof evaluateContent
  /** The theme's components for MDX content. */
  readonly components: Readonly<Record<string, unknown>>
}

export interface PageSources extends ContentSources {
  /** The theme's layouts by name; those of the page are among them. */
  readonly layouts: Readonly<Record<string, LayoutComponent>>
  /** Absent when nothing on the page is MDX. */
  readonly mdx?: MdxSupport | undefined
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
    toContent(parts.embedded?.[id] ?? {}, sources, {partials, origin: `${page.path}#${id}`}),
  ])
  const {content} = page
  const own: LoadedContent =
    content.kind === 'component'
      ? {Content: toPageComponent(content.specifier, sources)}
      : toContent(parts, sources, {partials: page.partials, origin: page.path})
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

type ContentPlace = Pick<ContentScope, 'partials' | 'origin'>

function toContent({html, content}: ContentPart, sources: PageSources, place: ContentPlace): LoadedContent {
  if (html !== undefined) return {html: {__html: html}}
  if (!content) return {}
  const {mdx} = sources
  if (!mdx) throw new Error(`"${place.origin}" is MDX, and what shows MDX was not loaded.`)
  return mdx.evaluateContent(content, {...sources, ...place, mdxComponents: mdx.components, trail: []})
}

type PageComponent = ComponentType<Readonly<Record<string, unknown>>>

function toPageComponent(specifier: string, sources: ContentSources): PageComponent {
  const component = sources.findModule(specifier)?.default
  if (component === undefined) {
    throw new Error(`The page component at "${specifier.replace(/^@site\//, '')}" has no default export.`)
  }
  // The default export of a page module is its component; React says so itself when it is something else.
  return component as PageComponent
}
