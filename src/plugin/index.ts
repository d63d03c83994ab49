// quire-docs/plugin: everything a plugin may import from Quire in its node half.

export {type ConfiguredNavbarItem, listNavbarItems, type PlacedItem} from '../config/navbar-items.ts'
export {isPlainData, oneOrMany, onlyValue} from '../config/schema/building-blocks.ts'
export type {SiteConfig} from '../config/types.ts'
export {isActiveUrl} from '../shared/active-url.ts'
export type * from '../shared/blog-views.ts'
export {closest} from '../shared/closest.ts'
export type {HeadTag, Json, JsonObject, TocItem} from '../shared/contract.ts'
export {countWords} from '../shared/count-words.ts'
export type {DiagnosticCode, DiagnosticCodes} from '../shared/diagnostic-codes.ts'
export type {Diagnostic, Severity, SourceLocation} from '../shared/diagnostics.ts'
export {SiteError, withSeverity} from '../shared/diagnostics.ts'
export {nestsDeeper} from '../shared/nests-deeper.ts'
export {findPermalinkFault, isPermalinkPath, PERMALINK_HINT} from '../shared/output-path.ts'
export {applyTrailingSlash, encodePath, encodeText, joinPath} from '../shared/permalink.ts'
export {quoteValue} from '../shared/quote-value.ts'
export {pathInside, toSourcePath} from '../shared/source-path.ts'
export type * from '../shared/views.ts'
export {type WithoutUndefined, withoutUndefined} from '../shared/without-undefined.ts'
export type {AdmonitionOption} from './admonition-option.ts'
export {
  EXCLUDED_CONTENT,
  editUrlOption,
  layoutOption,
  markdownOptions,
  optionalLayoutOption,
  tested,
  toFileUrl,
  toMarkdown,
} from './content-options.ts'
export {parseDate, toDay} from './dates.ts'
export type {PluginFactory} from './define-plugin.ts'
export {definePlugin} from './define-plugin.ts'
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
export type * from './types.ts'
export {readYamlFile, type YamlFile, type YamlPlace} from './yaml-file.ts'
