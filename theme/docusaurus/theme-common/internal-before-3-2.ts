// @docusaurus/theme-common/internal in sites of Docusaurus before 3.2.
export * from './internal.ts'
export {useBlogPost, useDoc} from './old-dates.ts'
