// The files of a site that is read from a disk. There a browser loads scripts and nothing else, so each file that the client
// needs is one that hands over its text; `offline-script.ts`, which runs before the client, takes it.
// Used behind `process.env.QUIRE_OFFLINE` alone, which the bundler writes into the code: other sites have none of this.

export interface OfflineSite {
  /** Text of a file, where URLs begin with the folder of the site. Rejects when there is no such file. */
  readonly load: (url: string) => Promise<string>
  /** A text as the build wrote it, with the folder of the site in the place of what stands for it. */
  readonly place: (text: string) => string
  /** Of a link to a page: the URL of its file. */
  readonly toFile: (href: string) => string
  /** Called by the files. */
  readonly add: (file: string, text: string) => void
}

declare global {
  interface Window {
    quireOffline?: OfflineSite
  }
}

/** @throws Error when the document is of another site. */
export function offlineSite(): OfflineSite {
  if (!window.quireOffline) throw new Error('The script of the site that is read from a disk is missing.')
  return window.quireOffline
}

/** The exports of a module that the build has written for `import()`. */
export async function importOffline(url: string): Promise<Record<string, unknown>> {
  const exports = {}
  const text = await offlineSite().load(url)
  // A script of the site itself, as its own URL would have run it.
  new Function('exports', text)(exports)
  return exports
}
