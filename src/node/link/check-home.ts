// A site that has nothing at its own URL: readers who type it, and whoever runs `quire start`, meet the not-found page.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {normalisePathname} from '../../shared/permalink.ts'
import type {RoutePlan, SiteConfig} from '../model.ts'

export interface HomeInput {
  readonly config: SiteConfig
  readonly plan: RoutePlan
  /** Tells whether the site has a file that is no page, by its URL. */
  readonly isFile: (path: string) => boolean
}

/** Once, for the default locale: others lack the same page. */
export function checkHome({config, plan, isFile}: HomeInput): readonly Diagnostic[] {
  const {baseUrl, siteBaseUrl} = config
  if (baseUrl !== siteBaseUrl || plan.routes.some(({path}) => path === baseUrl) || isFile(baseUrl)) return []
  return [
    {
      level: 'warning',
      code: 'routes/no-home',
      message: `The site has no home page: nothing is published at "${baseUrl}".`,
      configKey: ['plugins'],
      hint: hasDocsAtRoot(plan, baseUrl)
        ? 'Name the doc to begin with "index.md", or write "slug: /" in its front matter.'
        : 'Add "src/pages/index.md" and the plugin pages(), or serve the docs there: docs({routeBasePath: "/"}).',
    },
  ]
}

function hasDocsAtRoot({globalData}: RoutePlan, baseUrl: string): boolean {
  return Object.values(globalData.docs ?? {}).some(
    (instance) =>
      typeof instance === 'object' &&
      instance !== null &&
      'path' in instance &&
      normalisePathname(String(instance.path)) === normalisePathname(baseUrl),
  )
}
