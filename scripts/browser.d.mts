/** Path of the program that `QUIRE_CHROMIUM` names, or else of the first that is installed; the first place where none is. */
export function findBrowser(): string

/** Where the browser without windows is installed; there may be none. */
export const HEADLESS_SHELL: string
