// Where plugins written for Docusaurus put files for their own code, which imports them as `@generated/…`.

/** Name of the folder in the cache folder. */
export const GENERATED_FOLDER = 'docusaurus'

/** Folder below the cache that such plugins take for the output: a copy, so that they never write to the output itself. */
export const PLUGIN_OUTPUT_FOLDER = 'docusaurus-out'
