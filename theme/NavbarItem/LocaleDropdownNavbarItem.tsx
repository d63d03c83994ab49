// The languages of the site. Each entry leads to the same page in that language, query and fragment kept.
import IconLanguage from '@theme/Icon/Language'
import DropdownNavbarItem, {type DropdownItemProps} from '@theme/NavbarItem/DropdownNavbarItem'
import {translate, usePage, useSite} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {NavbarItemConfig} from '../config/theme-config.ts'
import {useUrlSuffix} from '../hooks/use-url-suffix.ts'
import {localeUrl} from '../locale-url.ts'

export interface LocaleDropdownProps extends Omit<DropdownItemProps, 'items'> {
  readonly mobile?: boolean
  readonly dropdownItemsBefore?: readonly NavbarItemConfig[]
  readonly dropdownItemsAfter?: readonly NavbarItemConfig[]
  /** Added to the query of every entry. */
  readonly queryString?: string
}

export default function LocaleDropdownNavbarItem(props: LocaleDropdownProps): ReactNode {
  const {dropdownItemsBefore = [], dropdownItemsAfter = [], queryString, mobile = false, ...rest} = props
  const site = useSite()
  const {i18n, url} = site
  const suffix = useUrlSuffix(queryString)
  const {path} = usePage()
  const entries = i18n.locales.map((locale): NavbarItemConfig => {
    const {label, htmlLang} = i18n.localeConfigs[locale] ?? {}
    const {host, pathname} = localeUrl(site, locale, path)
    return {
      label: label ?? locale,
      lang: htmlLang,
      // Another language is another build: the browser must leave this one.
      href: `${host === url ? 'pathname://' : host}${pathname}${suffix}`,
      autoAddBaseUrl: false,
      target: '_self',
      className: locale === i18n.currentLocale ? (mobile ? 'menu__link--active' : 'dropdown__link--active') : undefined,
    }
  })
  const current = i18n.localeConfigs[i18n.currentLocale]?.label ?? i18n.currentLocale
  const label = mobile ? translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'}) : current
  return (
    <DropdownNavbarItem
      {...rest}
      mobile={mobile}
      label={
        <>
          <IconLanguage className="margin-right--xs" />
          {label}
        </>
      }
      items={[...dropdownItemsBefore, ...entries, ...dropdownItemsAfter]}
    />
  )
}
