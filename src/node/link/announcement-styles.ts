// Colours of the announcement, when the configuration names them. Any may be named, so no class can stand for it, and a style
// attribute would break a strict policy: they are a small style sheet, which serves readers without JavaScript too.
import {hashOf, nameHash} from '../cache/hash.ts'
import type {SiteConfig} from '../model.ts'
import type {StyleAsset} from './prism-styles.ts'

/** Undefined when the announcement has the theme's own colours. */
export function announcementStyles({themeConfig}: SiteConfig): StyleAsset | undefined {
  const {backgroundColor, textColor} = themeConfig.announcementBar ?? {}
  const text = declare('background', backgroundColor) + declare('color', textColor)
  if (text === '') return undefined
  return {
    file: `assets/announcement.${nameHash(hashOf(text))}.css`,
    text: `:root{${text}}\n`,
  }
}

/** What would end the rule is no colour. */
function declare(name: string, value: string | undefined): string {
  return value === undefined || value === '' || /[;{}]/.test(value) ? '' : `--announcement-bar-${name}:${value};`
}
