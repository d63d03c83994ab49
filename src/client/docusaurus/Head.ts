// @docusaurus/Head
export {Head as default} from '../head/head.tsx'
