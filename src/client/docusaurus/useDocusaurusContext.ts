// @docusaurus/useDocusaurusContext
export {useDocusaurusContext as default} from '../data/docusaurus-context.ts'
