// Front matter as functions of sites for Docusaurus know it: with dates where YAML has them.
import type {SiteConfig} from '../config/types.ts'
import {withDates} from '../shared/front-matter-dates.ts'
import type {SourceFile} from './source-types.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The front matter of a document with a `Date` for each of its dates; with their texts in other sites.
 * @param checked What the plugin has made of fields that it knows.
 */
export function datedFrontMatter(
  {frontMatter, dates}: Pick<SourceFile, 'frontMatter' | 'dates'>,
  {compatibility}: Pick<SiteConfig, 'compatibility'>,
  checked: Fields = {},
): Fields {
  return withDates({...frontMatter, ...checked}, compatibility === 'docusaurus' ? dates : [])
}
