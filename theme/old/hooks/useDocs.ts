// By a name of Docusaurus 2 beta.
export * from '@docusaurus/plugin-content-docs/client'
