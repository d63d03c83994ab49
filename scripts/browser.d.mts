/** Path of the program that `QUIRE_CHROMIUM` names, or else of the first that is installed; the first place where none is. */
export function findBrowser(): string
