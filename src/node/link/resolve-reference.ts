// One reference of one document to its URL. Pure but for the question whether a file exists.
import {existsSync} from 'node:fs'
import {posix, sep} from 'node:path'
import {applyTrailingSlash, decodePath, encodeText, stripBaseUrl} from '../../shared/permalink.ts'
import {resolveSitePath} from '../files/import-paths.ts'
import type {FileUse, Refusal} from '../files/publish-rule.ts'
import {toFilePath} from '../files/source-path.ts'
import {splitTarget, type TargetParts} from '../files/split-target.ts'
import type {ChangedValues, DocumentFile, LinkIndex, Reference, SiteConfig} from '../model.ts'
import type {AssetCollector} from './assets.ts'
import {routeAt, staticFileAt, staticFileLike} from './link-index.ts'

/** Values that fill a reference's placeholders, and what is wrong with it, if anything. */
export interface Resolution extends ChangedValues {
  readonly url: string
  readonly width: string
  readonly height: string
  /** `_blank` for a file, which the browser opens next to the page. */
  readonly target: string
  readonly problem?: LinkProblem
  /** The target as it would have to be spelled, where only small and capital letters are wrong. */
  readonly spelling?: string
  /** Of a missing document: the target may be a page that is not known. A path to a file that is not there is none. */
  readonly mayExist?: true
  /** A file that may not be published. */
  readonly refused?: RefusedFile
  /** Why the site's own function says that the problem is an error. */
  readonly refusedByHook?: string
  /** Fields of the Markdown node that the site's own function set to no effect. */
  readonly lostByHook?: readonly string[]
  /** Path and hash of an internal page that the reference points at, to be checked against the page's anchors. */
  readonly anchor?: {readonly path: string; readonly id: string}
}

export type LinkProblem = 'missing-page' | 'missing-markdown' | 'missing-image' | 'missing-import' | 'outside-site'

/** A file that exists, absolute, and why readers may not see it. */
export interface RefusedFile {
  readonly filePath: string
  readonly refusal: Refusal
}

/** A reference and where it leads. */
export interface JudgedReference {
  readonly sourcePath: string
  readonly reference: Reference
  readonly resolution: Resolution
  /** Where in the front matter the target stands, when it stands there. */
  readonly frontMatterKey?: string
  /** It is on no page where what is around it does not show it. */
  readonly mayBeLeftOut?: boolean
}

/** True where a reference leads nowhere, or to what readers may not see. */
export function isFault({problem, refused}: Resolution): boolean {
  return problem !== undefined || refused !== undefined
}

export interface ResolveContext {
  readonly document: DocumentFile
  /** Permalink of the page that shows the document. */
  readonly pagePath: string
  readonly linkIndex: LinkIndex
  readonly assets: AssetCollector
  readonly config: SiteConfig
}

/** A translation finds what is next to it, and what is next to the original. */
export function resolveReference(reference: Reference, context: ResolveContext): Resolution {
  const {document} = context
  const found = resolveFrom(reference, context)
  if (document.translates === undefined || !isFault(found)) return found
  const besideOriginal = resolveFrom(reference, {...context, document: {...document, sourcePath: document.translates}})
  return isFault(besideOriginal) ? found : besideOriginal
}

function resolveFrom(reference: Reference, context: ResolveContext): Resolution {
  const {kind} = reference
  const target = toBuiltPath(reference.target, context.config)
  if (target !== reference.target) return resolveFrom({...reference, target}, context)
  if (target.startsWith('pathname://')) return plain(withBase(target.slice('pathname://'.length), context.config))
  if (kind === 'image') return resolveImage(reference, context)
  return resolveLink(reference, context)
}

/** A URL as it is. */
export function plain(url: string): Resolution {
  return {url, width: '', height: '', target: ''}
}

function file(url: string): Resolution {
  return {...plain(url), target: '_blank'}
}

function resolveLink(reference: Reference, context: ResolveContext): Resolution {
  const {target} = reference
  const {path, suffix} = splitTarget(target)
  const hash = /#(.*)$/s.exec(suffix)?.[1] ?? ''
  if (path === '')
    return {...plain(target), ...(hash === '' ? {} : {anchor: {path: context.pagePath, id: decodePath(hash)}})}
  if (/\.mdx?$/i.test(path)) {
    const permalink = resolveMarkdown(decodePath(path), context)
    if (permalink !== undefined) return toPage(permalink, suffix, context)
    if (staticFileAt(context.linkIndex, path) === undefined)
      return isOutside(path, context) ? {...plain(target), problem: 'outside-site'} : missingDocument(target, context)
  }
  const file = resolveFile(reference, {path, suffix}, context)
  if (file !== undefined) return file
  const page = resolveUrl(path, suffix, context)
  return page.problem === undefined ? page : {...page, ...spellingOf(decodePath(path), context)}
}

/** What decides where a link to a document leads. */
export interface MarkdownContext {
  readonly document: Pick<DocumentFile, 'sourcePath' | 'translates'>
  readonly linkIndex: Pick<LinkIndex, 'permalinks' | 'contentDirs'>
}

/** File links, in the order that writers know: next to the source, in its content folder, in others, in the site folder. */
export function resolveMarkdown(path: string, {document, linkIndex}: MarkdownContext): string | undefined {
  const own = resolveSitePath(path, document.sourcePath)
  if (own !== undefined) return linkIndex.permalinks.get(own)
  const places = [document.sourcePath, ...(document.translates === undefined ? [] : [document.translates])]
  const candidates = path.startsWith('/') ? [] : places.map((place) => posix.join(posix.dirname(place), path))
  const near = firstPermalink(candidates, linkIndex)
  // Most links lead to a file next to theirs, and a site of many versions has many content folders.
  if (near !== undefined) return near
  const below = path.replace(/^\//, '')
  const isOwn = (dir: string): boolean => places.some((place) => place.startsWith(`${dir}/`))
  const dirs = [...linkIndex.contentDirs.filter(isOwn), ...linkIndex.contentDirs.filter((dir) => !isOwn(dir))]
  return firstPermalink([...dirs.map((dir) => posix.join(dir, below)), below], linkIndex)
}

function firstPermalink(
  sourcePaths: readonly string[],
  {permalinks}: Pick<LinkIndex, 'permalinks'>,
): string | undefined {
  for (const sourcePath of sourcePaths) {
    const permalink = permalinks.get(sourcePath)
    if (permalink !== undefined) return permalink
  }
  return undefined
}

function isOutside(path: string, {document}: ResolveContext): boolean {
  return resolveSitePath(path, document.sourcePath)?.startsWith('../') === true
}

/** A path that is given from the file itself is looked up on the disk: what is not there is missing whatever pages there are. */
function missingDocument(target: string, {document, config, assets}: ResolveContext): Resolution {
  const path = decodePath(splitTarget(target).path)
  const isLocal = /^\.{1,2}\//.test(path)
  const file = toFilePath(posix.join(posix.dirname(document.sourcePath), path), config.siteDir)
  const mayExist = !isLocal || (existsSync(file) && assets.otherSpelling(file) === undefined)
  return {...plain(target), problem: 'missing-markdown', ...(mayExist ? {mayExist} : {})}
}

/** A link to a file next to the source, or `@site/...`: copied and hashed. Files of static folders keep their URL. */
function resolveFile(
  reference: Reference,
  {path, suffix}: TargetParts,
  context: ResolveContext,
): Resolution | undefined {
  const {linkIndex, assets, config} = context
  const decoded = decodePath(path)
  const isFile = decoded.startsWith('@site/') || (/\.[a-z0-9]+$/i.test(decoded) && !/\.(?:mdx?|html?)$/i.test(decoded))
  if (!isFile) return undefined
  if (decoded.startsWith('/'))
    return staticFileAt(linkIndex, decoded) === undefined ? undefined : file(withBase(decoded, config) + suffix)
  const filePath = toFilePath(siteFile(decoded, context.document.sourcePath), config.siteDir)
  const asset = assets.add(filePath, 'files', fileUse(reference))
  if (typeof asset === 'string') return notPublished(reference.target, filePath, asset)
  return asset === undefined ? undefined : file(config.baseUrl + asset.file + suffix)
}

/** A path as a document writes it, from the site folder; absolute for a document outside of it. */
export function siteFile(path: string, sourcePath: string): string {
  return resolveSitePath(path, sourcePath) ?? posix.join(posix.dirname(sourcePath), path)
}

/** What code names may be anywhere in the site. */
function fileUse({kind, isCode}: Reference): FileUse {
  return kind === 'module' || isCode === true ? 'import' : 'link'
}

function notPublished(target: string, filePath: string, refusal: Refusal): Resolution {
  return {...plain(target), refused: {filePath, refusal}}
}

/** A link written as a URL: absolute, below the base URL, or relative to the page's own path. */
function resolveUrl(path: string, suffix: string, context: ResolveContext): Resolution {
  const {pagePath, linkIndex, config} = context
  const absolute = path.startsWith('/')
    ? withBase(path, config)
    : decodePath(new URL(encodeTarget(path), `http://site${pagePath}`).pathname)
  if (routeAt(linkIndex, absolute) !== undefined) return toPage(absolute, suffix, context)
  if (
    staticFileAt(linkIndex, absolute) !== undefined ||
    staticFileAt(linkIndex, `${absolute.replace(/\/$/, '')}/index.html`) !== undefined
  )
    return plain(encodeTarget(absolute) + suffix)
  return {...plain(encodeTarget(absolute) + suffix), problem: 'missing-page'}
}

function toPage(path: string, suffix: string, {linkIndex, config}: ResolveContext): Resolution {
  const hash = /#(.*)$/s.exec(suffix)?.[1] ?? ''
  const route = routeAt(linkIndex, path)
  const url = applyTrailingSlash(path, config.trailingSlash, config.baseUrl) + suffix
  if (hash === '' || route === undefined) return plain(encodeTarget(url))
  return {...plain(encodeTarget(url)), anchor: {path: route.path, id: decodePath(hash)}}
}

/** In a build for a disk, a path that has the base URL of the published site gets the one of the build. */
export function toBuiltPath(path: string, {siteBaseUrl, publishedBaseUrl}: SiteConfig): string {
  if (publishedBaseUrl === undefined || publishedBaseUrl === '/' || !path.startsWith('/')) return path
  const below = stripBaseUrl(path, publishedBaseUrl)
  return below === undefined ? path : siteBaseUrl + below
}

/** Base URL in front of a site path that lacks it. */
export function withBase(written: string, config: SiteConfig): string {
  const {baseUrl} = config
  const path = toBuiltPath(written, config)
  if (!path.startsWith('/')) return baseUrl + path
  return stripBaseUrl(path, baseUrl) === undefined ? baseUrl.slice(0, -1) + path : path
}

function encodeTarget(path: string): string {
  try {
    return encodeText(decodeURI(path))
  } catch {
    return encodeText(path)
  }
}

function resolveImage(reference: Reference, context: ResolveContext): Resolution {
  const {target} = reference
  const {linkIndex, assets, config} = context
  const {path, suffix} = splitTarget(target)
  const decoded = decodePath(path)
  if (decoded.startsWith('/')) {
    const image = staticFileAt(linkIndex, decoded)
    if (image === undefined)
      return {...plain(withBase(path, config) + suffix), problem: 'missing-image', ...spellingOf(decoded, context)}
    return {...plain(encodeTarget(withBase(decoded, config)) + suffix), ...sizeText(assets.measure(image))}
  }
  const site = siteFile(decoded, context.document.sourcePath)
  const filePath = toFilePath(site, config.siteDir)
  const asset = assets.add(filePath, 'images', fileUse(reference))
  if (typeof asset === 'string') return notPublished(target, filePath, asset)
  if (asset === undefined && site.startsWith('../')) return {...plain(target), problem: 'outside-site'}
  if (asset === undefined) return {...plain(target), problem: 'missing-image', ...spellingOf(decoded, context)}
  return {...plain(config.baseUrl + asset.file + suffix), ...sizeText(asset)}
}

/** @param path Of a file that is not there, decoded. */
function spellingOf(path: string, context: ResolveContext): Pick<Resolution, 'spelling'> {
  const {linkIndex, assets, config} = context
  if (path.startsWith('/')) {
    const name = staticFileLike(linkIndex, path)
    return name === undefined ? {} : {spelling: `/${name}`}
  }
  const file = assets.otherSpelling(toFilePath(siteFile(path, context.document.sourcePath), config.siteDir))
  // What is left of the path leads to the folder from which it is spelled.
  const [start = ''] = /^(?:@site\/|(?:\.{1,2}\/)+)?/.exec(path) ?? []
  const rest = path.slice(start.length)
  const spelled = file?.split(sep).join('/').slice(-rest.length)
  return spelled?.toLowerCase() === rest.toLowerCase() ? {spelling: start + spelled} : {}
}

function sizeText({width, height}: {readonly width?: number; readonly height?: number}): {
  width: string
  height: string
} {
  return {width: width === undefined ? '' : String(width), height: height === undefined ? '' : String(height)}
}
