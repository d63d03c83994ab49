// @docusaurus/isInternalUrl
export {hasProtocol, isInternalUrl as default} from '../router/link-target.ts'
