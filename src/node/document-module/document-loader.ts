// For the bundler: a document that code imports, `import Readme from '../README.mdx'`, becomes a module with what content has: the
// component, `toc`, `frontMatter`, `contentTitle` and its own exports. It is compiled as pages are, and its imports are the bundler's.
import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {extname} from 'node:path'
import {withDates} from '../../shared/front-matter-dates.ts'
import {decodePath} from '../../shared/permalink.ts'
import type {Compiler} from '../compile/compile-page.ts'
import type {GivenTransforms} from '../compile/load-transforms.ts'
import type {DocumentHeader} from '../compile/parse-header.ts'
import {carryFinding} from '../diagnostics/carried-finding.ts'
import {toSourcePath} from '../files/source-path.ts'
import {TOC_FOLDER} from '../files/toc-folder.ts'
import {measureImage} from '../link/measure-image.ts'
import {resolveMarkdown} from '../link/resolve-reference.ts'
import type {CompiledPage, CompilerSpec, Reference} from '../model.ts'
import {TRANSFORM_KEYS} from '../program/transform-keys.ts'
import {type ImageSize, isOwnFile, toModuleText, toRequest} from './module-text.ts'
import {LINKS_FILE, type PublishedDocuments, SETTINGS_FILE} from './settings-file.ts'

interface LoaderContext {
  readonly resource: string
  readonly resourcePath: string
  readonly rootContext: string
  readonly context: string
  readonly loaders: readonly {readonly path: string}[]
  readonly loaderIndex: number
  readonly async: () => (error: unknown, code?: string) => void
  readonly getOptions: () => DocumentLoaderOptions
  readonly getResolve: (options: object) => (folder: string, request: string) => Promise<string | false>
  readonly addDependency: (file: string) => void
  readonly emitFile: (name: string, content: string) => void
  readonly emitError: (error: Error) => void
  readonly emitWarning: (warning: Error) => void
}

/** Of a plugin's rule that names the loader of Docusaurus: its transforms, and where the page's data is. */
export interface DocumentLoaderOptions extends GivenTransforms {
  readonly metadataPath?: string | ((file: string) => string | undefined)
  /** Images that the page's data name: those next to the document become files of the site. */
  readonly createAssets?: (about: {
    readonly filePath: string
    readonly frontMatter: object
    readonly metadata: unknown
  }) => unknown
  readonly isMDXPartial?: (file: string) => boolean
  /** Gives the path of the page that a link to a document leads to; null for none. */
  readonly resolveMarkdownLink?: (link: {readonly linkPathname: string; readonly sourceFilePath: string}) => unknown
  /** Of a blog: the page shows the title itself, and lists show many documents. */
  readonly removeContentTitle?: boolean
}

export default function documentLoader(this: LoaderContext, source: string): void {
  const done = this.async()
  // A plugin's own rule for its documents has made a module of it already.
  const isMade = this.loaders.some(
    ({path}, at) => at > this.loaderIndex && path === this.loaders[this.loaderIndex]?.path,
  )
  if (isMade) done(null, source)
  else
    toModule(this, source).then(
      (code) => done(null, code),
      (error: unknown) => done(error),
    )
}

/** Of a document that is not known. CommonJS, as nothing is missing in it. */
const EMPTY = 'module.exports = () => null\n'

async function toModule(context: LoaderContext, source: string): Promise<string> {
  const {resourcePath} = context
  const opened = await openCompiler(context)
  // Why the settings are not known has been told.
  if (opened === undefined) return EMPTY
  const {compiler, readHeader, isDocusaurus} = opened
  const {record, text} = await compiler.compile({
    body: source,
    extension: extname(resourcePath) === '.mdx' ? '.mdx' : '.md',
    filePath: resourcePath,
    isImported: true,
    ...(context.getOptions().removeContentTitle === true ? {isListed: true} : {}),
  })
  for (const finding of record.messages)
    (finding.level === 'error' ? context.emitError : context.emitWarning)(new Error(carryFinding(finding)))
  if (record.messages.some(({level}) => level === 'error')) return EMPTY
  await emitToc(record, context)
  const header = await readHeader(source, resourcePath)
  const frontMatter = withDates(header.frontMatter, header.dates)
  const metadata = readMetadata(context)
  return toModuleText({
    frontMatter,
    record,
    text,
    metadata,
    assets: readAssets(context, {frontMatter, metadata}),
    sizes: await measureImages(record.references, context),
    pages: await findPages(record.references, context),
    isDocusaurus,
  })
}

/** Its headings, for pages that show it: see document-tocs.ts of the bundler. */
async function emitToc({toc}: CompiledPage, context: LoaderContext): Promise<void> {
  // With its query: plugins ask for parts of a document by one.
  const file = context.resource
  const entries = toc.map(async (entry) => {
    if (!('partial' in entry)) return [entry]
    const shown = await context
      .getResolve({})(context.context, entry.partial)
      .catch(() => false as const)
    return shown === false ? [] : [{file: shown}]
  })
  const text = JSON.stringify({file, toc: (await Promise.all(entries)).flat()})
  // By what is in it: a document may be compiled by the rules of two plugins.
  context.emitFile(`${TOC_FOLDER}/${createHash('sha256').update(text).digest('hex')}.json`, text)
}

interface OpenCompiler {
  readonly isDocusaurus: boolean
  readonly compiler: Compiler
  readonly readHeader: (text: string, file: string) => Promise<Pick<DocumentHeader, 'frontMatter' | 'dates'>>
}

type Compilers = Map<string, Promise<OpenCompiler>>

const compilers: Compilers = new Map()
// By the options of a rule: functions have no name that tells one from another.
const compilersOfRules = new WeakMap<object, Compilers>()

async function openCompiler(context: LoaderContext): Promise<OpenCompiler | undefined> {
  // Written by the build, in this shape.
  const settings = (await readGenerated(SETTINGS_FILE, context)) as Omit<CompilerSpec, 'siteDir'> | undefined
  if (settings === undefined) return undefined
  const options = context.getOptions()
  const hasOwn = TRANSFORM_KEYS.some((key) => (options[key] ?? []).length > 0)
  const opened = hasOwn ? (compilersOfRules.get(options) ?? new Map()) : compilers
  if (hasOwn) compilersOfRules.set(options, opened)
  const compiler =
    opened.get(settings.fingerprint) ?? createBoth(toOwnSettings(settings, context), hasOwn ? options : {})
  opened.set(settings.fingerprint, compiler)
  return compiler
}

async function readGenerated(name: string, context: LoaderContext): Promise<unknown> {
  const file = await context
    .getResolve({})(context.rootContext, `@generated/${name}`)
    .catch(() => false as const)
  if (file === false) return undefined
  context.addDependency(file)
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function createBoth(spec: CompilerSpec, given: GivenTransforms): Promise<OpenCompiler> {
  // In the file that threads load as well: the program is cut into fewer.
  const {createCompiler, loadParseHeader, parseHeader} = await import('../compile/compile-files.ts')
  const ofConfig = spec.parseFrontMatter && (await loadParseHeader(spec.parseFrontMatter))
  return {
    isDocusaurus: spec.expectsMdx,
    compiler: await createCompiler(spec, given),
    readHeader: ofConfig ?? (async (text) => parseHeader(text)),
  }
}

/** Their links are labelled in the language of the page that shows them. */
const ALL_HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6']

/** Elements are React's: what they lead to is known when the module runs. */
function toOwnSettings(settings: Omit<CompilerSpec, 'siteDir'>, {rootContext}: LoaderContext): CompilerSpec {
  return {
    ...settings,
    siteDir: rootContext,
    hasOwnElements: true,
    ownHeadings: ALL_HEADINGS,
    text: null,
    alternates: false,
  }
}

/** Those of which the size can be read: whether each is there is the bundler's to say. */
async function measureImages(
  references: readonly Reference[],
  context: LoaderContext,
): Promise<Map<string, ImageSize>> {
  const sizes = new Map<string, ImageSize>()
  for (const reference of references) {
    const {kind, target} = reference
    if (kind !== 'image' || !isOwnFile(reference)) continue
    const file = await context
      .getResolve({})(context.context, toRequest(target))
      .catch(() => false as const)
    if (file === false) continue
    context.addDependency(file)
    const {width, height} = measureImage(readFileSync(file))
    if (width !== undefined && height !== undefined) sizes.set(target, {width: `${width}`, height: `${height}`})
  }
  return sizes
}

const DOCUMENT_LINK = /^(?![a-z][a-z\d+.-]*:|\/\/)([^?#]+\.mdx?)([?#].*)?$/is

/** Paths of the pages that links to documents lead to. One that leads to none is told of with the page that shows it. */
async function findPages(references: readonly Reference[], context: LoaderContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const links = references.filter(({kind, target}) => kind === 'link' && DOCUMENT_LINK.test(target))
  if (links.length === 0) return pages
  const resolve = await openResolve(context)
  for (const {target} of links) {
    const [, path = '', suffix = ''] = DOCUMENT_LINK.exec(target) ?? []
    const page = resolve(path)
    if (page !== undefined) pages.set(target, page + suffix)
  }
  return pages
}

type ResolvePage = (path: string) => string | undefined

/** A plugin knows the pages of its own documents. */
async function openResolve(context: LoaderContext): Promise<ResolvePage> {
  const {resolveMarkdownLink} = context.getOptions()
  const ofSite = await openSiteResolve(context)
  return (path) => {
    const found = resolveMarkdownLink?.({linkPathname: path, sourceFilePath: context.resourcePath})
    return typeof found === 'string' ? found : ofSite(path)
  }
}

async function openSiteResolve(context: LoaderContext): Promise<ResolvePage> {
  // Written by the build, in this shape.
  const published = (await readGenerated(LINKS_FILE, context)) as PublishedDocuments | undefined
  if (published === undefined) return () => undefined
  const {paths, contentDirs} = published
  const document = {sourcePath: toSourcePath(context.resourcePath, context.rootContext)}
  const linkIndex = {permalinks: new Map(Object.entries(paths)), contentDirs}
  return (path) => resolveMarkdown(decodePath(path), {document, linkIndex})
}

function readMetadata(context: LoaderContext): unknown {
  const {metadataPath} = context.getOptions()
  const file = typeof metadataPath === 'function' ? metadataPath(context.resourcePath) : metadataPath
  if (file === undefined) return undefined
  context.addDependency(file)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Early versions of Docusaurus ask with what is known of the document, and only where that is; later ones with its path. */
function readAssets(
  {resourcePath, getOptions}: LoaderContext,
  known: {readonly frontMatter: object; readonly metadata: unknown},
): unknown {
  const {createAssets, isMDXPartial} = getOptions()
  if (isMDXPartial?.(resourcePath) === true) return undefined
  try {
    return createAssets?.({filePath: resourcePath, ...known})
  } catch (error) {
    if (known.metadata === undefined) return undefined
    throw error
  }
}
