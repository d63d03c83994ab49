// What pages carry of the front matter of their documents: the fields that code in browsers reads.
import type {JsonObject, PageData} from '../../shared/contract.ts'
import {withDates} from '../../shared/front-matter-dates.ts'
import type {DocumentFile, SiteConfig} from '../model.ts'
import {pickFields} from '../text/field-reads.ts'

export interface FrontMatterReads {
  readonly readFields: readonly string[]
  readonly config: Pick<SiteConfig, 'compatibility'>
}

export interface PickedFrontMatter extends Pick<PageData, 'dates'> {
  readonly frontMatter: JsonObject
}

/** @param document Undefined on a page that is no document. */
export function pickFrontMatter(
  all: JsonObject,
  document: Pick<DocumentFile, 'dates'> | undefined,
  {readFields, config}: FrontMatterReads,
): PickedFrontMatter {
  const fields = pickFields(all, readFields)
  const dates = (config.compatibility === 'docusaurus' && document?.dates) || []
  const sent = dates.filter(([, key]) => Object.hasOwn(fields, key ?? ''))
  return {frontMatter: withDates(fields, sent, (iso) => iso), ...(sent.length === 0 ? {} : {dates: sent})}
}
