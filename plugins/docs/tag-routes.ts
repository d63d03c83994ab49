// Pages of tags: one that lists all tags, and one for each with the docs that carry it.
import type {Route} from 'quire-docs/plugin'
import {
  type DocTagDocListPageProps,
  type DocTagsListPageProps,
  groupByTag,
  type TagGroup,
} from 'quire-docs/plugin/content'
import {docsClass, layoutOf} from './doc-route.ts'
import type {Doc} from './model.ts'
import {type RouteContext, toProps} from './route-context.ts'
import {tagsPath, toDocTag} from './tag-links.ts'
import {toVersionView} from './version.ts'

/** No routes when no doc has a tag. */
export function tagRoutes(context: RouteContext): readonly Route[] {
  const groups = groupByTag(context.model.docs)
  const listed = groups.filter(({isHidden}) => !isHidden)
  return [
    ...(listed.length === 0 ? [] : [tagsListRoute(listed, context)]),
    ...groups.map((group) => tagRoute(group, listed.length > 0, context)),
  ]
}

function tagsListRoute(groups: readonly TagGroup<Doc>[], context: RouteContext): Route {
  const {model, options, id} = context
  const props: DocTagsListPageProps = {
    version: toVersionView(model.version, id),
    tags: groups.map(({tag, items}) => ({...toDocTag(tag, context), count: items.length})),
  }
  return {
    path: tagsPath(context),
    layout: layoutOf(options, options.docTagsListComponent),
    props: toProps(props),
    // The theme says it in the reader's language.
    metadata: {title: 'Tags', searchTag: 'doc_tags_list', ...(model.version.noIndex ? {noIndex: true} : {})},
    htmlClass: docsClass('docs-tags-list-page', context),
  }
}

function tagRoute({tag, items, isHidden}: TagGroup<Doc>, hasList: boolean, context: RouteContext): Route {
  const {model, options, id} = context
  const {label, permalink, description} = toDocTag(tag, context)
  const props: DocTagDocListPageProps = {
    version: toVersionView(model.version, id),
    tag: {
      ...toDocTag(tag, context),
      count: items.length,
      ...(hasList ? {allTagsPath: tagsPath(context)} : {}),
      items: items.map((doc) => toTaggedDoc(doc)).sort(byTitle),
      unlisted: isHidden,
    },
  }
  return {
    path: permalink,
    layout: layoutOf(options, options.docTagDocListComponent),
    props: toProps(props),
    metadata: {
      title: label,
      searchTag: 'doc_tag_doc_list',
      ...(description === undefined ? {} : {description}),
      ...(isHidden || model.version.noIndex ? {noIndex: true} : {}),
    },
    htmlClass: docsClass('docs-tags-doc-list-page', context),
  }
}

function toTaggedDoc({id, title, description, permalink}: Doc) {
  return {id, title, description, permalink}
}

// Without a locale of the machine: the same order everywhere.
const collator = new Intl.Collator('en')

function byTitle(one: {readonly title: string}, other: {readonly title: string}): number {
  return collator.compare(one.title, other.title)
}
