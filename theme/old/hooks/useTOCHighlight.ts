// By a name of Docusaurus 2 beta.
export {useTOCHighlight as default} from '@docusaurus/theme-common/internal'
