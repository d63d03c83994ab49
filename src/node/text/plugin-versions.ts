// The plugins of a site with the packages that they are from, as code written for Docusaurus reads them.
import {toDocusaurusName} from '../../shared/docusaurus-names.ts'
import {DOCUSAURUS_VERSION} from '../../shared/docusaurus-version.ts'
import type {PluginVersion} from '../../shared/listed-plugin.ts'
import type {SiteConfig} from '../model.ts'

type PluginVersions = Readonly<Record<string, PluginVersion>>

/** By the names that they have in Docusaurus. Plugins that it does not have are left out. */
export function pluginVersionsOf({plugins, compatibility}: SiteConfig): PluginVersions {
  const listed = plugins.flatMap(({definition: {name}, version}): readonly (readonly [string, PluginVersion])[] => {
    const known = toDocusaurusName(name)
    if (version !== undefined) return [[name, version]]
    return known === name ? [] : [[known, ofDocusaurus(known)]]
  })
  const theme = 'docusaurus-theme-classic'
  return Object.fromEntries(compatibility === 'docusaurus' ? [...listed, [theme, ofDocusaurus(theme)]] : listed)
}

function ofDocusaurus(name: string): PluginVersion {
  return {type: 'package', name: name.replace(/^docusaurus-/, '@docusaurus/'), version: DOCUSAURUS_VERSION}
}
