// `quire doctor`: what a build passes over, and a site is better without. Looks at what the stages of a check have made.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {LANGUAGES_PART} from '../program/theme-parts.ts'
import {examineDocuments} from './examine-documents.ts'
import {examineImages} from './examine-images.ts'
import {examinePackages} from './examine-packages.ts'
import type {ExaminedSite} from './examined-site.ts'
import {findOrphans} from './find-orphans.ts'
import {findUntranslated} from './find-untranslated.ts'

/** Of the first locale also what all share: packages, images, and what the others lack. */
export async function examineSite(site: ExaminedSite): Promise<readonly Diagnostic[]> {
  const {config, linked, setup} = site
  const hasOwnLanguages = setup.aliases.isKnown && LANGUAGES_PART in setup.aliases.value
  const files = [...site.documents.values()]
  const documents = [...examineDocuments(files, {hasOwnLanguages}), ...(await findOrphans(site))]
  if (config.i18n.currentLocale !== config.i18n.defaultLocale) return documents
  return [
    ...examinePackages({siteDir: config.siteDir, programRoot: site.programRoot}),
    ...documents,
    ...examineImages(linked, config),
    ...(await findUntranslated(site)),
  ]
}
