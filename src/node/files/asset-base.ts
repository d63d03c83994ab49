// Where files of the bundle are, in code that renders pages.

/** Stands for the base URL, which is not part of the bundle: it is filled in when the bundle is loaded. */
export const ASSET_BASE = '/quire-asset-base/'
