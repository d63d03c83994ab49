// quire-docs/plugin/content: what plugins share that publish documents, as docs, blog and pages do: options, front matter, tags,
// dates, and the shapes of the pages that the theme shows.

export {toAllDocs} from '../shared/all-docs.ts'
export {type BlogPosting, toBlogOfPosts, toBlogPosting} from '../shared/blog-posting.ts'
export type * from '../shared/blog-views.ts'
export {placeInVersion} from '../shared/version-place.ts'
export type * from '../shared/views.ts'
export type {AdmonitionOption} from './admonition-option.ts'
export {
  EXCLUDED_CONTENT,
  editUrlOption,
  layoutOption,
  markdownOptions,
  optionalLayout,
  tested,
  toFileUrl,
  toMarkdown,
} from './content-options.ts'
export {datedFrontMatter} from './dated-front-matter.ts'
export {parseDate, toDay} from './dates.ts'
export {sourceForPages} from './doc-source.ts'
export {
  commonFrontMatter,
  EXPECTED_IN_FRONT_MATTER,
  frontMatterFields,
  type ReadFrontMatter,
  readFrontMatter,
  toJsonFrontMatter,
} from './front-matter.ts'
export {kebabCase} from './kebab-case.ts'
export {type LastUpdate, toLastUpdate} from './last-update.ts'
export {
  findInlineTags,
  type GivenTag,
  groupByTag,
  type KnownTags,
  type ResolvedTag,
  readTagsFile,
  resolveTags,
  type TagGroup,
  tagsFile,
} from './tags.ts'
