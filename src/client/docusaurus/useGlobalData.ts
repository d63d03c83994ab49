// @docusaurus/useGlobalData
export {useAllPluginInstancesData, useGlobalData as default, usePluginData} from '../data/docusaurus-context.ts'
