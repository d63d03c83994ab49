// Findings about links, images and imports that name a file which readers may not see.
import {type Diagnostic, placeOf, withSeverity} from '../../shared/diagnostics.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {notPublished} from '../files/publish-rule.ts'
import type {SiteConfig} from '../model.ts'
import type {JudgedReference} from './resolve-reference.ts'

/** A reference whose resolution is refused, as severe as one of its kind that leads nowhere. */
export function describeRefused(
  {sourcePath, reference, resolution: {refused}, frontMatterKey}: JudgedReference,
  {siteDir, markdown}: SiteConfig,
): Diagnostic | undefined {
  if (refused === undefined) return undefined
  const {target, kind} = reference
  const {onBrokenMarkdownImages, onBrokenMarkdownLinks, onUnresolvedImports} = markdown.hooks
  const severity = {image: onBrokenMarkdownImages, link: onBrokenMarkdownLinks, module: onUnresolvedImports}[kind]
  const what = `The ${kind === 'module' ? 'import' : kind} "${target}"`
  // A function gives targets for what is not there; this file is.
  return withSeverity(typeof severity === 'function' ? 'warn' : severity, {
    ...notPublished(what, refused.filePath, {siteDir, refusal: refused.refusal}),
    location: {sourcePath, ...placeOf(reference), ...withoutUndefined({frontMatterKey})},
  })
}
