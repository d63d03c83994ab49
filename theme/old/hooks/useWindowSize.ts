// By a name of Docusaurus 2 beta.
export {useWindowSize as default} from '@docusaurus/theme-common'
