// Types of admonitions, each a component. A site replaces this file to add types of its own: `export default {...types, mine:
// MyAdmonition}`. Its own may also be described by a colour, an icon and a title.
import type {AdmonitionProps} from '@theme/Admonition'
import AdmonitionTypeCaution from '@theme/Admonition/Type/Caution'
import AdmonitionTypeDanger from '@theme/Admonition/Type/Danger'
import AdmonitionTypeInfo from '@theme/Admonition/Type/Info'
import AdmonitionTypeNote from '@theme/Admonition/Type/Note'
import AdmonitionTypeTip from '@theme/Admonition/Type/Tip'
import AdmonitionTypeWarning from '@theme/Admonition/Type/Warning'
import type {ComponentType} from 'react'

export interface AdmonitionType {
  /** Suffix of Infima's `alert--` class. */
  readonly alert: string
  /** Suffix of the `admonition-icon-` class. */
  readonly icon: string
  readonly title: () => string
}

const types: Readonly<Record<string, AdmonitionType | ComponentType<AdmonitionProps>>> = {
  note: AdmonitionTypeNote,
  tip: AdmonitionTypeTip,
  info: AdmonitionTypeInfo,
  warning: AdmonitionTypeWarning,
  caution: AdmonitionTypeCaution,
  danger: AdmonitionTypeDanger,
  // Names of the colours.
  secondary: (props) => <AdmonitionTypeNote title="secondary" {...props} />,
  important: (props) => <AdmonitionTypeInfo title="important" {...props} />,
  success: (props) => <AdmonitionTypeTip title="success" {...props} />,
}

export default types
