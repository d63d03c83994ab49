// Lists of plugins, presets and themes as code in the browser may see them.
import type {Json} from '../../shared/contract.ts'
import type {SiteConfig} from '../model.ts'

type Lists = Readonly<Record<keyof SiteConfig['listed'], Json>>

/** Functions fall out, as they do in JSON. Paths in the site's folder begin with `@site`, so that they tell nothing of this machine. */
export function toListedData({listed, siteDir}: Pick<SiteConfig, 'listed' | 'siteDir'>): Lists {
  const {plugins, presets, themes} = listed
  return {plugins: toData(plugins, siteDir), presets: toData(presets, siteDir), themes: toData(themes, siteDir)}
}

function toData(value: unknown, siteDir: string): Json {
  try {
    return JSON.parse(JSON.stringify(value, (_, inner: unknown) => withoutFolder(inner, siteDir)))
  } catch {
    // An option that leads back to itself is made for the build alone.
    return []
  }
}

function withoutFolder(value: unknown, siteDir: string): unknown {
  if (typeof value !== 'string' || !value.startsWith(siteDir)) return value
  const rest = value.slice(siteDir.length)
  return rest === '' || /^[\\/]/.test(rest) ? `@site${rest.replaceAll('\\', '/')}` : value
}
