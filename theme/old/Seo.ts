// Tags of the head, by a name of Docusaurus 2 beta.
export {PageMetadata as default} from '@docusaurus/theme-common'
