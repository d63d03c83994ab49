// By a name of Docusaurus 2 beta.
export {usePrismTheme as default} from '@docusaurus/theme-common'
