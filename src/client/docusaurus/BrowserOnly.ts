// @docusaurus/BrowserOnly
export {BrowserOnly as default, type BrowserOnlyProps as Props} from '../hooks/browser-only.tsx'
