// @docusaurus/theme-common/internal: theme-common itself, and what else components of sites use of it.
export * from '../theme-common.ts'
export {splitNavbarItems, useDateTimeFormat, useLocalPathname, useLocationChange} from './small-helpers.ts'
