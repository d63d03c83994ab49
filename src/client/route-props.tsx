// Gives components of routes what the router of Docusaurus does, where some are the site's.
import {type ReactNode, useMemo} from 'react'
import {useLocation} from 'react-router-dom'
import {usePage} from './page/page-context.ts'
import {type RouteProps, RoutePropsContext} from './page/route-props.ts'
import {useHistory} from './router/use-history.ts'

export function WithRouteProps({children}: {readonly children: ReactNode}): ReactNode {
  const location = useLocation()
  const history = useHistory()
  const {path} = usePage()
  const url = location.pathname
  const props = useMemo(
    (): RouteProps => ({location, history, match: {path, url, isExact: true, params: {}}}),
    [location, history, path, url],
  )
  return <RoutePropsContext value={props}>{children}</RoutePropsContext>
}
