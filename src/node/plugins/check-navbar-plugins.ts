// Navbar items that show something of a plugin, on a site without it: with it, the plugin checks what its items name.
import {listNavbarItems} from '../../config/navbar-items.ts'
import {NAVBAR_PLUGINS} from '../../config/schema/navbar.ts'
import type {Report, SiteConfig} from '../model.ts'

export function checkNavbarPlugins(config: SiteConfig, report: Report): void {
  const listed = new Set(config.plugins.map(({definition}) => definition.name))
  for (const {item, key} of listNavbarItems(config)) {
    const plugin = NAVBAR_PLUGINS[item.type ?? '']
    if (plugin === undefined || listed.has(plugin)) continue
    report({
      level: 'error',
      code: 'config/missing-plugin',
      message: `A navbar item has the type "${item.type}", and the site has no ${plugin} plugin.`,
      configKey: [...key, 'type'],
      hint: `List the plugin "${plugin}", or lead to a page with "to" or "href".`,
    })
  }
}
