// quire-docs/config: what a site's own configuration files import. Types and two identity functions; nothing heavy.
import type {UserConfig} from './schema.ts'
import type {SidebarsConfig} from './sidebars.ts'

export type {FooterColumn, FooterItem} from './schema/footer.ts'
export type {NavbarItem} from './schema/navbar-items.ts'
export type {NamedPlugin, PluginItem, PresetItem} from './schema/plugins.ts'
export type * from './sidebars.ts'
export type {LocaleConfig, SiteConfig, UserConfig} from './types.ts'

/** A configuration, or a function that makes one. */
export type ConfigExport = UserConfig | (() => UserConfig | Promise<UserConfig>)

/** Gives a configuration its type. Validation happens when the site is built. */
export function defineConfig<Config extends ConfigExport>(config: Config): Config {
  return config
}

/** Gives the content of a sidebars file its type. */
export function defineSidebars<Sidebars extends SidebarsConfig>(sidebars: Sidebars): Sidebars {
  return sidebars
}
