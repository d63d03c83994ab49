// What the worker is told, and the part of its global scope that is used: the DOM's types know only that of a page.

/** Written into the worker by the build. */
export interface WorkerSettings {
  /** Names the files of one build. */
  readonly build: string
  /** Path of the list of all files, below the base URL. */
  readonly list: string
  /** Path of the file that is shown for a page that is not kept; none when the site wants the browser's own. */
  readonly offlinePage?: string
  /** Tell in the console what is done. */
  readonly debug: boolean
}

/** Code of the site that is run in the worker: the default export of `swCustom`. */
export type CustomCode = (params: {readonly offlineMode: boolean; readonly debug: boolean}) => unknown

/** What pages tell the worker. */
export type PageMessage =
  /** Keep these URLs, which the reader has seen. */
  | {readonly kind: 'visited'; readonly urls: readonly string[]}
  /** Take the place of the worker of an earlier build. */
  | {readonly kind: 'take-over'}
  /** Keep the whole site, from now on. */
  | {readonly kind: 'keep-all'}

export interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEventLike extends WorkerEvent {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: {readonly scope: string; readonly unregister: () => Promise<boolean>}
  readonly clients: {readonly claim: () => Promise<void>}
  readonly skipWaiting: () => Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEventLike) => void): void
  addEventListener(name: 'message', listener: (event: WorkerEvent & {readonly data: unknown}) => void): void
}
