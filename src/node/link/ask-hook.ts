// Functions of a configuration that decide about references whose targets are missing.
import type {BrokenReferenceHook} from '../../config/schema/markdown.ts'
import {placeOf} from '../../shared/diagnostics.ts'
import {hasProtocol} from '../../shared/permalink.ts'
import type {Reference, SiteConfig} from '../model.ts'
import {findChanges} from './hook-changes.ts'
import {isFault, plain, type Resolution, type ResolveContext, resolveReference} from './resolve-reference.ts'

/** The reference with the target that the site's function gives for it; as it was found where there is no such function. */
export function resolveWithHook(reference: Reference, context: ResolveContext): Resolution {
  const found = resolveReference(reference, context)
  const hook = hookFor(found, context.config)
  if (hook === undefined) return found
  try {
    const broken = toBroken(reference, context)
    const given = {...broken.node}
    const returned = hook(broken)
    const {url} = broken.node
    const target = typeof returned === 'string' ? returned : url === given.url ? undefined : url
    const resolved = target === undefined ? plain(reference.target) : resolveGiven({...reference, target}, context)
    const {lost, ...changed} = findChanges(given, broken.node, reference)
    return {...resolved, ...changed, ...(lost.length === 0 ? {} : {lostByHook: lost})}
  } catch (error) {
    return {...found, refusedByHook: error instanceof Error ? error.message : String(error)}
  }
}

function resolveGiven(reference: Reference, context: ResolveContext): Resolution {
  const {kind, target} = reference
  if (hasProtocol(target) && !target.startsWith('pathname://')) {
    return {...plain(target), target: kind === 'image' ? '' : '_blank'}
  }
  const resolved = resolveReference(reference, context)
  // Of a page that is not there is told as of any other; what else is missing is as the function wants it.
  return isFault(resolved) && resolved.problem !== 'missing-page' ? plain(target) : resolved
}

function hookFor({problem}: Resolution, {markdown: {hooks}}: SiteConfig): BrokenReferenceHook | undefined {
  const hook =
    problem === 'missing-markdown'
      ? hooks.onBrokenMarkdownLinks
      : problem === 'missing-image'
        ? hooks.onBrokenMarkdownImages
        : undefined
  return typeof hook === 'function' ? hook : undefined
}

/** The text of a link is compiled already. */
function toBroken(reference: Reference, {document}: ResolveContext) {
  const {kind, target: url} = reference
  const {line, column} = placeOf(reference)
  const position = line === undefined || column === undefined ? {} : {position: {start: {line, column}}}
  const texts =
    kind === 'image' ? {alt: reference.alt ?? '', title: reference.title ?? null} : {title: reference.title ?? null}
  const node =
    kind === 'image'
      ? {type: 'image', url, ...texts, ...position}
      : {type: 'link', url, ...texts, children: [], ...position}
  return {sourceFilePath: document.sourcePath, url, node}
}
