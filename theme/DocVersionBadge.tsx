// Name of the version that a doc belongs to, where versions are told apart.
import {clsx} from 'clsx'
import {ThemeClassNames, Translate, type VersionView} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDocItem} from './hooks/use-doc-item.ts'

export default function DocVersionBadge(given: {readonly version?: VersionView}): ReactNode {
  const {version} = useDocItem(given)
  if (!version.badge) return null
  return (
    <span className={clsx(ThemeClassNames.docs.docVersionBadge, 'badge badge--secondary')}>
      <Translate id="theme.docs.versionBadge.label" values={{versionLabel: version.label}}>
        {'Version: {versionLabel}'}
      </Translate>
    </span>
  )
}
