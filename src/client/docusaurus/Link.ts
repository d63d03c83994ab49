// @docusaurus/Link
export {Link as default, type LinkProps as Props} from '../router/link.tsx'
