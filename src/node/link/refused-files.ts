// Findings about links, images and imports that name a file which readers may not see.
import {placeOf, withSeverity} from '../../shared/diagnostics.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {notPublished} from '../files/publish-rule.ts'
import type {Report, SiteConfig} from '../model.ts'
import type {JudgedReference} from './resolve-reference.ts'

/** Reports a reference whose resolution is refused, as severely as one of its kind that leads nowhere. */
export function reportRefused(
  {sourcePath, reference, resolution: {refused}, frontMatterKey}: JudgedReference,
  {siteDir, markdown}: SiteConfig,
  report: Report,
): void {
  if (refused === undefined) return
  const {target, kind} = reference
  const {onBrokenMarkdownImages, onBrokenMarkdownLinks, onUnresolvedImports} = markdown.hooks
  const severity = {image: onBrokenMarkdownImages, link: onBrokenMarkdownLinks, module: onUnresolvedImports}[kind]
  const what = `The ${kind === 'module' ? 'import' : kind} "${target}"`
  const diagnostic = withSeverity(severity, {
    ...notPublished(what, refused.filePath, {siteDir, refusal: refused.refusal}),
    location: {sourcePath, ...placeOf(reference), ...withoutUndefined({frontMatterKey})},
  })
  if (diagnostic !== undefined) report(diagnostic)
}
