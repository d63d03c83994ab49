// By a name of Docusaurus 2 beta.
export {useHideableNavbar as default} from '@docusaurus/theme-common/internal'
