// The page of all versions, where the site wants one.
import type {Route} from 'quire-docs/plugin'
import type {DocVersionsPageProps} from 'quire-docs/plugin/content'
import type {DocsOptions} from './options.ts'
import {type RouteContext, toProps} from './route-context.ts'
import {toVersionPath, toVersionView} from './version.ts'

/** @param contexts All versions, in the order of readers: what is still written first, then the newest. */
export function versionsRoutes(contexts: readonly RouteContext[], options: DocsOptions): readonly Route[] {
  const [first] = contexts
  if (options.versionsPath === undefined || first === undefined) return []
  const {config, id} = first
  const props: DocVersionsPageProps = {
    versions: contexts.map(({model: {version}, navigation: {mainDoc}}) => ({
      ...toVersionView(version, id),
      permalink: mainDoc?.permalink ?? version.path,
    })),
  }
  return [
    {
      path: toVersionPath(config.baseUrl, options.routeBasePath, options.versionsPath),
      layout: [options.docsRootComponent, options.docVersionsComponent],
      props: toProps(props),
      // The theme says it in the reader's language.
      metadata: {title: 'Versions', searchTag: 'doc_versions'},
      htmlClass: 'docs-wrapper docs-versions-page',
    },
  ]
}
