// @docusaurus/ExecutionEnvironment
export {ExecutionEnvironment as default} from '../hooks/execution-environment.ts'
