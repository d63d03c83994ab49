// What the rules of a first paint and the sheets that they are from are known by in a page.

/** Attribute of the styles in a page's head that its first paint is made with. */
export const FIRST_STYLES = 'data-quire-first'
/**
 * Attribute of the style sheets that these are from, each before its own. They are for print, so that nothing waits for them, until
 * all have come; `failed` is one that has not.
 */
export const LATE_STYLES = 'data-quire-late'
/** Attribute of the inline script: where the start script is as a file, for pages whose policy does not let the first run. */
export const START_FILE = 'data-start'

/** Attribute of the script in a page's text: the file that says which base URL would be right, from the base URL on. */
export const HELP_FILE = 'data-help'
