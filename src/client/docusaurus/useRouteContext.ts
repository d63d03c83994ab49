// @docusaurus/useRouteContext: which plugin made the shown page.
import {usePage} from '../page/page-context.ts'

export interface PluginRouteContext {
  readonly plugin: {readonly name: string; readonly id: string}
}

export default function useRouteContext(): PluginRouteContext {
  return {plugin: usePage().plugin}
}
