// By a name of Docusaurus 2 beta.
export {useTabGroupChoice as default} from '@docusaurus/theme-common/internal'
