// @docusaurus/useRouteContext: which plugin made the shown page, and the data that it gave the route.
import {useContext} from 'react'
import {toDocusaurusName} from '../../shared/docusaurus-names.ts'
import {usePage} from '../page/page-context.ts'
import {RouteDataContext} from './route-data-context.ts'

export interface PluginRouteContext {
  readonly plugin: {readonly name: string; readonly id: string}
  readonly data?: object
}

export default function useRouteContext(): PluginRouteContext {
  const data = useContext(RouteDataContext)
  const {name, id} = usePage().plugin
  return {plugin: {name: toDocusaurusName(name), id}, ...(data === undefined ? {} : {data})}
}
