// Types of admonitions: colour, icon and default title. A site replaces this file to add types of its own, described in
// the same way or as components: `export default {...types, mine: MyAdmonition}`.
import type {AdmonitionProps} from '@theme/Admonition'
import {translate} from 'quire-docs/client'
import type {ComponentType} from 'react'

export interface AdmonitionType {
  /** Suffix of Infima's `alert--` class. */
  readonly alert: string
  /** Suffix of the `admonition-icon-` class. */
  readonly icon: string
  readonly title: () => string
}

const types: Readonly<Record<string, AdmonitionType | ComponentType<AdmonitionProps>>> = {
  note: {alert: 'secondary', icon: 'note', title: () => translate({id: 'theme.admonition.note', message: 'note'})},
  tip: {alert: 'success', icon: 'tip', title: () => translate({id: 'theme.admonition.tip', message: 'tip'})},
  info: {alert: 'info', icon: 'info', title: () => translate({id: 'theme.admonition.info', message: 'info'})},
  warning: {
    alert: 'warning',
    icon: 'warning',
    title: () => translate({id: 'theme.admonition.warning', message: 'warning'}),
  },
  caution: {
    alert: 'warning',
    icon: 'caution',
    title: () => translate({id: 'theme.admonition.caution', message: 'caution'}),
  },
  danger: {alert: 'danger', icon: 'danger', title: () => translate({id: 'theme.admonition.danger', message: 'danger'})},
  secondary: {alert: 'secondary', icon: 'note', title: () => 'secondary'},
  important: {alert: 'info', icon: 'info', title: () => 'important'},
  success: {alert: 'success', icon: 'tip', title: () => 'success'},
}

export default types
