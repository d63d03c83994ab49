// By a name of Docusaurus 2 beta.
export {useContextualSearchFilters as default} from '@docusaurus/theme-common'
