// Where plugins written for Docusaurus put files for their own code, which imports them as `@generated/…`.

/** Name of the folder in the cache folder. */
export const GENERATED_FOLDER = 'docusaurus'
