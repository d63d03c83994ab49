// @docusaurus/theme-common/internal: theme-common itself, and what else components of sites use of it.
export {useHistoryPopHandler} from '../../router/use-history.ts'
export * from '../theme-common.ts'
export {splitNavbarItems, useDateTimeFormat, useLocalPathname, useLocationChange} from './small-helpers.ts'
