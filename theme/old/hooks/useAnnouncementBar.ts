// By a name of Docusaurus 2 beta.
export {useAnnouncementBar as default} from '@docusaurus/theme-common/internal'
