// Functions of a configuration that decide about references whose targets are missing.
import type {BrokenReferenceHook} from '../../config/schema/markdown.ts'
import {placeOf} from '../../shared/diagnostics.ts'
import type {Reference, SiteConfig} from '../model.ts'
import {isFault, plain, type Resolution, type ResolveContext, resolveReference} from './resolve-reference.ts'

/** The reference with the target that the site's function gives for it; as it was found where there is no such function. */
export function resolveWithHook(reference: Reference, context: ResolveContext): Resolution {
  const found = resolveReference(reference, context)
  const hook = hookFor(found, context.config)
  if (hook === undefined) return found
  try {
    const target = hook(toBroken(reference, context))
    if (typeof target !== 'string') return plain(reference.target)
    const again = resolveReference({...reference, target}, context)
    // Of a page that is not there is told as of any other; what else is missing is as the function wants it.
    return isFault(again) && again.problem !== 'missing-page' ? plain(target) : again
  } catch (error) {
    return {...found, refusedByHook: error instanceof Error ? error.message : String(error)}
  }
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

function toBroken(reference: Reference, {document}: ResolveContext) {
  const {kind, target: url} = reference
  const {line, column} = placeOf(reference)
  const position = line === undefined || column === undefined ? {} : {position: {start: {line, column}}}
  const node = {type: kind === 'image' ? 'image' : 'link', url, ...position} as const
  return {sourceFilePath: document.sourcePath, url, node}
}
