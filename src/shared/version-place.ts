// Where a page of one version of the docs is in another: for most pages, at the same place below the version's URL.

/**
 * URL of the same place below another version.
 * @param permalink Of a page of the own version.
 * @param own URL of the version, without a slash at its end unless it is `/`.
 * @param other The same of the other version.
 */
export function placeInVersion(permalink: string, own: string, other: string): string {
  const below = permalink.slice(own === '/' ? 0 : own.length)
  return (other === '/' ? '' : other) + below || '/'
}
