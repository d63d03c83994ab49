// The colour mode, by a name of Docusaurus 2 beta.
export {useColorMode as default} from '@docusaurus/theme-common'
