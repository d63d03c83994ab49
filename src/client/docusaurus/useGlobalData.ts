// @docusaurus/useGlobalData
import {useDocusaurusContext} from '../data/docusaurus-context.ts'

export {useAllPluginInstancesData, usePluginData} from '../data/plugin-data.ts'

/** By the names that plugins have in Docusaurus, and instance id. */
export default function useGlobalData(): ReturnType<typeof useDocusaurusContext>['globalData'] {
  return useDocusaurusContext().globalData
}
