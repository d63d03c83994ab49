// The keys of themeConfig that plugins add, for the type of a configuration.

/**
 * Keys of `themeConfig` that plugins add. A plugin declares its own, so that a site that imports it is checked while it is
 * written.
 * @example declare module 'quire-docs/plugin' { interface PluginThemeConfig { glossary?: {columns?: number} } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the plugins
export interface PluginThemeConfig {}
