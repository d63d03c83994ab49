// By a name of Docusaurus 2 beta.
export {useScrollPosition as default} from '@docusaurus/theme-common/internal'
