// @docusaurus/useBaseUrl
export {type BaseUrlOptions, useBaseUrl as default, useBaseUrlUtils} from '../router/use-base-url.ts'
