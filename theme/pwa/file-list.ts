// Which file of the site a URL leads to, and by which URL a file is asked for.

/** Version of each file of a build, by its path below the base URL. */
export type FileList = Readonly<Record<string, string>>

/** What the build writes of a large site: hashes of the parts of the list, see {@link partOf}. */
export interface ListInParts {
  readonly parts: readonly string[]
}

/** The files of a build. */
export interface SiteFiles {
  /** Undefined for what is no file of the site. */
  readonly versionOf: (file: string) => Promise<string | undefined>
  readonly all: () => Promise<FileList>
}

/**
 * @param load Gets the list in a file. It is called again for one that it did not get.
 */
export function openList(list: FileList | ListInParts, load: (file: string) => Promise<FileList>): SiteFiles {
  const {parts} = list
  // A file of that name has a version, which is a text.
  if (!Array.isArray(parts)) {
    const whole = list as FileList
    return {versionOf: async (file) => (Object.hasOwn(whole, file) ? whole[file] : undefined), all: async () => whole}
  }
  const loaded = new Map<string, Promise<FileList>>()
  const loadOnce = (name: string): Promise<FileList> => {
    const found =
      loaded.get(name) ??
      load(`assets/offline/${name.slice(0, 2)}/${name}.json`).catch((error: unknown) => {
        loaded.delete(name)
        throw error
      })
    loaded.set(name, found)
    return found
  }
  return {
    versionOf: async (file) => {
      const part = await loadOnce(parts[await partOf(file, parts.length)] ?? '')
      return Object.hasOwn(part, file) ? part[file] : undefined
    },
    all: async () => Object.assign({}, ...(await Promise.all(parts.map(loadOnce)))) as FileList,
  }
}

/** Part of the list that has a file, as the build has it: a page's module is where the page is, by whatever URL that is asked for. */
async function partOf(file: string, count: number): Promise<number> {
  const name = file.replace(/^_routes\//, '').replace(/(?:\/index)?\.(?:html|js)$/, '')
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name))
  return new DataView(hash).getUint32(0) % count
}

/** Files that may answer a URL; none for one of another site. Hosts spell the URL of a page with a slash, without, or with its extension. */
export function namesFor(url: string, scope: string): readonly string[] {
  const {origin, pathname} = new URL(url)
  const root = new URL(scope)
  if (origin !== root.origin || !`${pathname}/`.startsWith(root.pathname)) return []
  const path = decode(pathname.slice(root.pathname.length)).replace(/\/$/, '')
  return path === '' ? ['index.html'] : [path, `${path}/index.html`, `${path}.html`]
}

/** The file that answers a URL. @param scope URL of the site's root, with a slash at its end. */
export async function findFile(url: string, scope: string, files: SiteFiles): Promise<string | undefined> {
  for (const file of namesFor(url, scope)) if ((await files.versionOf(file)) !== undefined) return file
  return undefined
}

/** A folder rather than its index, as many hosts lead from one to the other. */
export function toUrl(file: string, scope: string): string {
  const path = file.replace(/(^|\/)index\.html$/, '$1')
  return new URL(path.split('/').map(encodeURIComponent).join('/'), scope).href
}

/** The name changes with the content. */
export function isHashed(file: string): boolean {
  return file.startsWith('assets/')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
