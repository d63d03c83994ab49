// @docusaurus/theme-common/internal: no more than theme-common itself.
export * from '../theme-common.ts'
