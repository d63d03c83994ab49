// Style sheets that have changed take the place of what they were, without the page being loaded again.

/** @param before URLs of those that the page has, in the order of `after`. */
export function exchangeStyles(before: readonly string[], after: readonly string[]): void {
  for (const [at, url] of after.entries()) if (before[at] !== url) exchange(before[at], url)
}

function exchange(before: string | undefined, url: string): void {
  const old = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    ({href}) => before !== undefined && new URL(href).pathname === before,
  )
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  // The old rules hold until the new ones are there.
  link.onload = () => old?.remove()
  if (old === undefined) document.head.append(link)
  else old.after(link)
}
