// @docusaurus/router
export {useLocation} from 'react-router-dom'
export {Redirect, useHistory} from '../router/use-history.ts'
export {type MatchOptions, matchPath, type PathMatch} from './match-path.ts'
