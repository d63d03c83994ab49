// @docusaurus/useBrokenLinks
export {useBrokenLinks as default} from '../router/broken-links.ts'
