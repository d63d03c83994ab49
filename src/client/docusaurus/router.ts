// @docusaurus/router
export {matchPath, useLocation} from 'react-router-dom'
export {Redirect, useHistory} from '../router/use-history.ts'
