// Where the pages of tags are, below the version.
import {encodeText, withoutUndefined} from 'quire-docs/plugin'
import type {DocTag, ResolvedTag} from 'quire-docs/plugin/content'
import {trimSlashes} from './options.ts'
import type {RouteContext} from './route-context.ts'
import {toUrlPath} from './slug.ts'
import {toPermalink} from './version.ts'

type TagPageContext = Pick<RouteContext, 'model' | 'options'>

/** The page that lists all tags. */
export function tagsPath({model, options}: TagPageContext): string {
  return toPermalink(model.version, `/${trimSlashes(options.tagsBasePath)}`)
}

/** A tag with the URL of its page. */
export function toDocTag({label, description, slug}: ResolvedTag, {model, options}: TagPageContext): DocTag {
  const path = `/${trimSlashes(options.tagsBasePath)}${slug}`
  const permalink = toPermalink(model.version, toUrlPath(path) ?? encodeText(path))
  return {label, permalink, ...withoutUndefined({description})}
}
