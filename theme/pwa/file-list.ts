// Which file of the site a URL leads to, and by which URL a file is asked for.

/** Version of each file of a build, by its path below the base URL. */
export type FileList = Readonly<Record<string, string>>

/**
 * The file that answers a URL. Hosts spell the URL of a page with a slash, without, or with its extension.
 * @param scope URL of the site's root, with a slash at its end.
 */
export function findFile(url: string, scope: string, files: FileList): string | undefined {
  const {origin, pathname} = new URL(url)
  const root = new URL(scope)
  if (origin !== root.origin || !`${pathname}/`.startsWith(root.pathname)) return undefined
  const path = decode(pathname.slice(root.pathname.length)).replace(/\/$/, '')
  const candidates = path === '' ? ['index.html'] : [path, `${path}/index.html`, `${path}.html`]
  return candidates.find((file) => Object.hasOwn(files, file))
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
