// The language of a page that is shown in another one, for want of a translation.
import type {SiteData} from '../../shared/contract.ts'
import {useSite} from '../data/site-context.ts'
import {usePage} from './page-context.ts'

/** Settings of the language of the shown page's content; undefined where it is that of the page, or the site marks no page. */
export function useOriginalLocale(): SiteData['i18n']['localeConfigs'][string] | undefined {
  const {originalLocale} = usePage()
  const {localeConfigs} = useSite().i18n
  return originalLocale === undefined ? undefined : localeConfigs[originalLocale]
}
