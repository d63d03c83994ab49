// Navbar items of the docs on a site without docs: with docs, the plugin checks what its items name.
import {listDocsNavbarItems} from '../../plugin/navbar-items.ts'
import type {Report, SiteConfig} from '../model.ts'

export function checkNavbarDocs(config: SiteConfig, report: Report): void {
  if (config.plugins.some(({definition}) => definition.name === 'docs')) return
  for (const {item, key} of listDocsNavbarItems(config))
    report({
      level: 'error',
      code: 'docs/unknown-instance',
      message: `A navbar item has the type "${item.type}", and the site has no docs plugin.`,
      configKey: [...key, 'type'],
      hint: 'List the plugin "docs", or lead to a page with "to" or "href".',
    })
}
