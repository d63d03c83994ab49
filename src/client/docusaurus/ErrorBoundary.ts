// @docusaurus/ErrorBoundary
export {ErrorBoundary as default, type ErrorBoundaryProps as Props} from '../errors/error-boundary.tsx'
