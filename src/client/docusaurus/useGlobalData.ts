// @docusaurus/useGlobalData
export {useAllPluginInstancesData, useGlobalData as default, usePluginData} from '../data/plugin-data.ts'
