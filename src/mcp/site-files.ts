// The files of a built site: those of a folder, or those that a host serves below a URL.
import {readFile, realpath} from 'node:fs/promises'
import {join, sep} from 'node:path'

/** Reads a file of the site. */
export interface SiteFiles {
  /** What the user named. */
  readonly place: string
  /** @param path Below the base URL, decoded. Undefined when there is no such file in the site. */
  readonly read: (path: string) => Promise<string | undefined>
}

export function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text)
}

export function openFolder(folder: string): SiteFiles {
  return {
    place: folder,
    read: async (path) => {
      try {
        const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
        // Links are followed first: what counts is where the file is.
        return file.startsWith(root + sep) ? await readFile(file, 'utf8') : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
  }
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG'])

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING.has(String(error.code))
}

/** For one file; an agent that waits for longer has given up. */
const FETCH_LIMIT_MS = 20_000

/** @param url Of the home page of the site, or of a file in its folder. */
export function openUrl(url: string): SiteFiles {
  const base = new URL(url.endsWith('/') || /\.[a-z]+$/i.test(new URL(url).pathname) ? url : `${url}/`)
  const folder = new URL('.', base)
  return {
    place: url,
    read: async (path) => {
      const target = new URL(encodePath(path), folder)
      if (!target.href.startsWith(folder.href)) return undefined
      const response = await fetch(target, {signal: AbortSignal.timeout(FETCH_LIMIT_MS)})
      if (response.status === 404 || response.status === 410) return undefined
      if (!response.ok) throw new Error(`${target.href} could not be fetched: ${response.status}.`)
      // A host that sends its home page or a login for all that it does not have.
      if (!new URL(response.url).href.startsWith(folder.origin)) return undefined
      return await response.text()
    },
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
