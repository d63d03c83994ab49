// Links of the navbar and the footer, as the configuration has them: known before a page is rendered.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {hasProtocol} from '../../shared/permalink.ts'
import type {SiteConfig} from '../model.ts'
import {withBase} from './resolve-reference.ts'

export interface ConfiguredLink {
  readonly key: NonNullable<Diagnostic['configKey']>
  /** With the base URL, without query and fragment. */
  readonly path: string
}

/** Those that lead to a place in the site, in the order of the configuration. */
export function listConfiguredLinks(config: SiteConfig): readonly ConfiguredLink[] {
  const {navbar, footer} = config.themeConfig
  return [...linksIn(navbar, ['themeConfig', 'navbar'], config), ...linksIn(footer, ['themeConfig', 'footer'], config)]
}

function* linksIn(value: unknown, key: ConfiguredLink['key'], config: SiteConfig): Generator<ConfiguredLink> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, one] of Object.entries(value)) {
    const inner = [...key, Array.isArray(value) ? Number(name) : name]
    if ((name === 'to' || name === 'href') && typeof one === 'string') {
      const path = one.replace(/[?#].*$/s, '')
      if (path !== '' && !hasProtocol(one)) yield {key: inner, path: withBase(path, config)}
    } else yield* linksIn(one, inner, config)
  }
}
