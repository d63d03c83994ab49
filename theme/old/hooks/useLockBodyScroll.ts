// By a name of Docusaurus 2 beta.
export {useLockBodyScroll as default} from '@docusaurus/theme-common/internal'
