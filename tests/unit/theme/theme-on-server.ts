// The theme as the render worker has it: bundled with the client runtime, since its imports are names that only a bundler
// resolves. One bundle for each test file.
import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {build} from 'esbuild'
import type {ReactNode} from 'react'
import type {Json, RenderOutput, ServerEntry, SiteData} from '../../../src/shared/contract.ts'
import {samplePage, sampleSite} from '../client/sample.ts'

const root = join(import.meta.dirname, '../../..')

/** What the bundle gives: the entry, and the modules named in `modules` by their names. */
export interface ThemeOnServer {
  readonly entry: ServerEntry
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** HTML of a component inside a page of the sample site. */
  readonly render: (node: () => ReactNode, setting?: Setting) => string
}

export interface Setting {
  readonly site?: Partial<SiteData>
  readonly page?: Parameters<typeof samplePage>[0]
  readonly shared?: Readonly<Record<string, Json>>
}

/** Bundles the theme, with the given specifiers next to it, and loads the result. */
export async function loadTheme(name: string, modules: readonly string[]): Promise<ThemeOnServer> {
  const imports = modules.map((specifier, at) => `import * as module${at} from '${specifier}'`)
  const table = modules.map((specifier, at) => `'${specifier}': module${at}`)
  const contents = `
    import {createServerEntry} from './src/client/entry-server.tsx'
    import highlight from './theme/CodeBlock/highlight.tsx'
    import {provideHighlighter} from './theme/CodeBlock/highlighter.ts'
    import {classicTheme} from './theme/index.ts'
    ${imports.join('\n')}
    provideHighlighter(() => highlight)
    export const modules = {${table.join(', ')}}
    export const entry = createServerEntry({...classicTheme, imports: {}})
    export const entryFor = (component) => createServerEntry({...classicTheme, imports: {'@site/probe.tsx': {default: component}}})`
  const folder = join(root, 'node_modules/.cache/quire-tests')
  mkdirSync(folder, {recursive: true})
  const outfile = join(folder, `theme-${name}.mjs`)
  await build({
    stdin: {contents, resolveDir: root, loader: 'tsx'},
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
  })
  const loaded: {
    entry: ServerEntry
    modules: ThemeOnServer['modules']
    entryFor: (component: () => ReactNode) => ServerEntry
  } = await import(pathToFileURL(outfile).href)
  const render: ThemeOnServer['render'] = (node, setting = {}) =>
    renderPage(loaded.entryFor(node), {
      ...setting,
      page: {content: {kind: 'component', specifier: '@site/probe.tsx'}, ...setting.page},
    }).html
  return {...loaded, render}
}

export interface Rendered extends Omit<RenderOutput, 'html'> {
  readonly html: string
}

/** Renders a page of the sample site. */
export function renderPage(entry: ServerEntry, {site = {}, page = {}, shared = {}}: Setting, html?: string): Rendered {
  const output = entry.renderPage({
    page: samplePage(page),
    shared: {...shared, site: toJson({...sampleSite, ...site})},
    partials: {},
    ...(html === undefined ? {} : {html}),
  })
  if (output instanceof Promise) throw new Error('A component of the page waits for something.')
  return {...output, html: output.html.join('')}
}

function toJson(site: SiteData): Json {
  return JSON.parse(JSON.stringify(site))
}
