// What readers can choose, and where it is kept: as attributes of `<html>`, which the style sheet reads and the start script
// sets before the first paint, and in the browser's storage.
import {translate} from 'quire-docs/client'

/** An attribute of `<html>`, as `dataset` names it. */
export type ReadingAttribute = 'textSize' | 'textWidth'

export interface Choice {
  /** `''` is what the site has by itself. */
  readonly value: string
  readonly label: string
}

/** Key in the storage. */
export const readingKey = (attribute: ReadingAttribute): string => `docusaurus.reading.${attribute}`

export const sizeChoices = (): readonly Choice[] => [
  {value: 'small', label: translate({id: 'theme.ReadingSettings.small', message: 'Small'})},
  {value: '', label: translate({id: 'theme.ReadingSettings.normal', message: 'Normal'})},
  {value: 'large', label: translate({id: 'theme.ReadingSettings.large', message: 'Large'})},
  {value: 'largest', label: translate({id: 'theme.ReadingSettings.largest', message: 'Very large'})},
]

export const widthChoices = (): readonly Choice[] => [
  {value: '', label: translate({id: 'theme.ReadingSettings.normal', message: 'Normal'})},
  {value: 'wide', label: translate({id: 'theme.ReadingSettings.wide', message: 'Wide'})},
]

export const colorChoices = (): readonly Choice[] => [
  {value: 'light', label: translate({id: 'theme.ReadingSettings.light', message: 'Light'})},
  {value: 'dark', label: translate({id: 'theme.ReadingSettings.dark', message: 'Dark'})},
  {value: 'system', label: translate({id: 'theme.ReadingSettings.system', message: 'System'})},
]
