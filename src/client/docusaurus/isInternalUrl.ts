// @docusaurus/isInternalUrl
export {hasProtocol} from '../../shared/permalink.ts'
export {isInternalUrl as default} from '../router/link-target.ts'
