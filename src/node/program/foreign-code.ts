// Whether a thread has run code that is not the program's: nobody knows what that has changed in its thread, so no other build
// may use the thread.

let hasRun = false

/** To be called before such code runs: of the site, of a package, or of a document. */
export function noteForeignCode(): void {
  hasRun = true
}

/** In this thread, since it began. */
export function hasRunForeignCode(): boolean {
  return hasRun
}
