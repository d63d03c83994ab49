/** Where the loader of documents puts the headings of each, for the bundler to read and to take out of what it writes. */
export const TOC_FOLDER = 'document-tocs'
