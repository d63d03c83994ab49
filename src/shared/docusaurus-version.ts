// Which Docusaurus code of a site is told that it runs with.

/** Version whose client interface the `@docusaurus/*` modules follow. */
export const DOCUSAURUS_VERSION = '3.10.0'
