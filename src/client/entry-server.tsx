// Renders pages in the render worker: the generated server entry calls it with the theme and the import table.
import type {ReactNode} from 'react'
import {renderToString} from 'react-dom/server'
import type {Navigator} from 'react-router-dom'
import {
  type ContentPart,
  type RenderInput,
  type RenderOutput,
  type ServerEntry,
  SITE_DATA_ID,
  type SiteData,
} from '../shared/contract.ts'
import {App, ShownRoute} from './app.tsx'
import {createSharedDataStore} from './data/shared-data-store.ts'
import {type ErrorTeller, ErrorTrailContext} from './errors/error-trail.tsx'
import {toError, toErrorChain} from './failure/error-chain.ts'
import {createHeadRegistry} from './head/head-registry.ts'
import {collectTextFaults} from './i18n/plural-form.ts'
import {setTranslations} from './i18n/translate.tsx'
import {evaluateContent} from './page/evaluate-content.tsx'
import {toNamespace} from './page/namespace.ts'
import {type PageParts, toLoadedPage} from './page/to-loaded-page.ts'
import {RenderedAside} from './rendered-aside.tsx'
import {LinkCollectorContext} from './router/broken-links.ts'
import type {ServerRuntime} from './runtime-types.ts'
import {createHeldMarkup, type HeldMarkup} from './shared-markup/held-markup.ts'
import {createRecentMarkup, createSharedMarkupKeeper, type RecentMarkup} from './shared-markup/keep-shared-markup.tsx'
import {SharedMarkupContext} from './shared-markup/use-shared-markup.ts'

/** The server half of the runtime bundle. */
export function createServerEntry(runtime: ServerRuntime): ServerEntry {
  return {
    layouts: Object.keys(runtime.layouts),
    renderPage: (input) => renderSettled(() => renderPage(runtime, input)),
  }
}

/**
 * Milliseconds before each further try. Code that is loaded on demand is in the bundle, and there in the next turn; a component of
 * it may ask for more.
 */
const WAITS: readonly number[] = [0, 0, 1, 10, 100]

/**
 * What a page shows when no component waits any more. React makes the text at once, with the fallbacks of those that do, or gives an
 * error where there are none; when what they wait for is there, the page is rendered again.
 */
function renderSettled(render: () => Rendered, waits = WAITS): RenderOutput | Promise<RenderOutput> {
  try {
    const {output, isWaiting} = render()
    return isWaiting && waits.length > 0 ? renderLater(render, waits) : output
  } catch (error) {
    if (waits.length > 0 && isSuspension(error)) return renderLater(render, waits)
    throw error
  }
}

async function renderLater(render: () => Rendered, [wait, ...waits]: readonly number[]): Promise<RenderOutput> {
  await new Promise((resolve) => setTimeout(resolve, wait))
  return renderSettled(render, waits)
}

/** Begins the fallback of a boundary, in the text that React makes. */
const FALLBACK = '<!--$!-->'

function isSuspension(error: unknown): boolean {
  return toErrorChain(error).some(({message}) => message.startsWith('A component suspended while responding'))
}

interface Rendered {
  readonly output: RenderOutput
  /** A component has not been shown, as it waits for something, or has failed inside of a boundary. */
  readonly isWaiting: boolean
}

/**
 * Renders one page to HTML, and collects what its components added to the head, and their links and anchors.
 * @throws whatever a component throws; and Error when the site's data or something imported is missing.
 */
function renderPage(runtime: ServerRuntime, input: RenderInput): Rendered {
  const {page, shared} = input
  const site = shared[SITE_DATA_ID]
  if (site === undefined) throw new Error(`Shared data "${SITE_DATA_ID}" is missing.`)
  // The build makes this value from a SiteData.
  const siteData = site as unknown as SiteData
  setTranslations(siteData.translations)
  const head = createHeadRegistry()
  const links: string[] = []
  const anchors: string[] = []
  const collector = {
    collectLink: (href: string | undefined) => void (href !== undefined && links.push(href)),
    collectAnchor: (id: string | undefined) => void (id !== undefined && anchors.push(id)),
  }
  const held = createHeldMarkup()
  const keeper = createSharedMarkupKeeper({known: markupOf(siteData), links, held})
  const loaded = toLoadedPage(page, withHeldContent(input, held), {
    findModule: (specifier) =>
      Object.hasOwn(runtime.imports, specifier) ? toNamespace(runtime.imports[specifier]) : undefined,
    layouts: runtime.layouts,
    // Two folders may each have their own `./_note.mdx`, so the module's URL is the better key where it is given.
    findPartial: (specifier, url) => input.partials[url] ?? input.partials[specifier],
    mdx: {evaluateContent, components: runtime.mdxComponents},
  })
  const location = {pathname: page.path, search: '', hash: '', state: null, key: 'server'}
  const store = createSharedDataStore(shared, refuseToLoad)
  const shown = {site: siteData, loaded, location, navigator: stillNavigator, theme: runtime}
  const frame = (content: ReactNode): ReactNode => (
    <RenderedAside {...shown} shared={store}>
      {content}
    </RenderedAside>
  )
  const {result: html, faults: textFaults} = collectTextFaults(() =>
    renderTelling(
      <LinkCollectorContext value={collector}>
        <SharedMarkupContext value={keeper}>
          <App shared={store} head={head} theme={runtime}>
            <ShownRoute {...shown} frame={frame} />
          </App>
        </SharedMarkupContext>
      </LinkCollectorContext>,
    ),
  )
  const {tags, htmlAttributes, bodyAttributes} = head.collect()
  const output = {
    html: held.fill(keeper.keep(withoutPreloads(html))),
    head: tags,
    htmlAttributes,
    bodyAttributes,
    links,
    anchors,
    textFaults,
  }
  return {output, isWaiting: html.includes(FALLBACK)}
}

/** Static documents are most of a page, and need no React. */
function withHeldContent({html, content, embedded = {}}: RenderInput, {hold}: HeldMarkup): PageParts {
  const toHeld = (part: ContentPart): ContentPart => (part.html === undefined ? part : {html: hold(part.html)})
  return {
    ...toHeld({...(html === undefined ? {} : {html}), ...(content === undefined ? {} : {content})}),
    embedded: Object.fromEntries(Object.entries(embedded).map(([id, part]) => [id, toHeld(part)])),
  }
}

const markupOfSites = new WeakMap<SiteData, RecentMarkup>()

/** What pages of one site have in common, in one language, while neither its settings nor its texts change. */
function markupOf(site: SiteData): RecentMarkup {
  const known = markupOfSites.get(site) ?? createRecentMarkup()
  markupOfSites.set(site, known)
  return known
}

/** HTML of a tree. @throws what a component throws, told by the parts that it is in. */
function renderTelling(tree: ReactNode): string {
  const trail: ErrorTeller[] = []
  try {
    return renderToString(<ErrorTrailContext value={trail}>{tree}</ErrorTrailContext>)
  } catch (thrown) {
    throw trail.length === 0 ? thrown : trail.reduceRight((error, tell) => tell(error), toError(thrown))
  }
}

/**
 * React puts a preload of each image first, inside the root. They tell the browser what the images below tell it anyway,
 * and fetch those too that a style sheet hides, such as the logo of the other colour mode.
 */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
}

function refuseToLoad(id: string): Promise<never> {
  return Promise.reject(new Error(`Shared data "${id}" cannot be loaded while rendering.`))
}

function refuseToNavigate(): never {
  throw new Error('A component navigates while it is rendered. Navigate in an effect or an event handler.')
}

const stillNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  push: refuseToNavigate,
  replace: refuseToNavigate,
  go: refuseToNavigate,
}
