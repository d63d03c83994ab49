// @docusaurus/theme-common. Up to 2.0 one module had what two have now.
export * from './internal.ts'
export {DocsSidebarProvider, useDocsSidebar} from './old-sidebar.tsx'
