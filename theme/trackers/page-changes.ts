// Which navigations count as views of another page.

interface PageLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** What client modules are told of a navigation. */
export interface PageChange {
  readonly location: PageLocation
  /** Null on the first page. */
  readonly previousLocation: PageLocation | null
}

/** The URL of the page that a reader went to; undefined when it is the first page, or the same. */
export function findNewPage({location, previousLocation}: PageChange): string | undefined {
  const url = toUrl(location)
  return previousLocation === null || toUrl(previousLocation) === url ? undefined : url
}

function toUrl({pathname, search, hash}: PageLocation): string {
  return pathname + search + hash
}
