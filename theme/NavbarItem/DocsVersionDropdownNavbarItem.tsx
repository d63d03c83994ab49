// The versions of the docs. Each entry leads to the shown doc in that version, or to where the version begins, and is
// remembered as the reader's choice.
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client'
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import DropdownNavbarItem, {type DropdownItemProps} from '@theme/NavbarItem/DropdownNavbarItem'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {NavbarItemConfig} from '../config/theme-config.ts'
import {useUrlSuffix} from '../hooks/use-url-suffix.ts'
import {toBeginning} from '../to-beginning.ts'

export interface DocsVersionDropdownProps extends Omit<DropdownItemProps, 'items'> {
  readonly mobile?: boolean
  readonly docsPluginId?: string | undefined
  /** The bar's own entry is not marked while the reader is in the docs. */
  readonly dropdownActiveClassDisabled?: boolean
  readonly dropdownItemsBefore?: readonly NavbarItemConfig[]
  readonly dropdownItemsAfter?: readonly NavbarItemConfig[]
  /** Versions to show, in this order; all by default. */
  readonly versions?: readonly string[] | Readonly<Record<string, {readonly label?: string}>>
}

export default function DocsVersionDropdownNavbarItem(props: DocsVersionDropdownProps): ReactNode {
  const {dropdownItemsBefore = [], dropdownItemsAfter = [], docsPluginId, versions, mobile = false, ...given} = props
  const {dropdownActiveClassDisabled = false, ...rest} = given
  const shown = useShownVersions(docsPluginId, versions)
  const {activeVersion, alternateDocVersions} = useActiveDocContext(docsPluginId)
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId)
  const candidates = useDocsVersionCandidates(docsPluginId)
  const suffix = useUrlSuffix()
  const entries = shown.map(({version, label}): NavbarItemConfig => {
    const path = alternateDocVersions[version.name]?.path ?? toBeginning(version)
    return {
      label,
      to: path + suffix,
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    }
  })
  const items = [...dropdownItemsBefore, ...entries, ...dropdownItemsAfter]
  const best = candidates.find((candidate) => shown.some(({version}) => version === candidate))
  const current = shown.find(({version}) => version === best) ?? shown[0]
  const beginning = current && toBeginning(current.version)
  // Otherwise the link marks itself, on the pages it leads to.
  const isActive = dropdownActiveClassDisabled ? () => false : undefined
  // One version is nothing to choose from, and the shown page in it is where the reader is.
  if (items.length <= 1)
    return <DefaultNavbarItem {...rest} {...{mobile, label: current?.label, to: beginning, isActive}} />
  const to = current && (alternateDocVersions[current.version.name]?.path ?? beginning)
  // In the mobile menu it is a section, which leads nowhere.
  const mobileLabel = translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'})
  const toggle = mobile ? {label: mobileLabel} : {label: current?.label, to}
  return <DropdownNavbarItem {...rest} {...{mobile, items, isActive}} {...toggle} />
}

/** The build has checked that the named versions exist. */
function useShownVersions(pluginId: string | undefined, wanted: DocsVersionDropdownProps['versions']) {
  const all = useVersions(pluginId)
  if (wanted === undefined) return all.map((version) => ({version, label: version.label}))
  const chosen = Array.isArray(wanted) ? wanted.map((name) => [name, {}]) : Object.entries(wanted)
  return chosen.flatMap(([name, {label}]) => {
    const version = all.find((one) => one.name === name)
    return version ? [{version, label: label ?? version.label}] : []
  })
}
