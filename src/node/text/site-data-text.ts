// The site's data as it is written: what pages are rendered with, and what is known only when all of them are.

/** @param text JSON of a SiteData. @param pagelessPaths As it has them. */
export function withPagelessPaths(text: string, pagelessPaths: readonly string[]): string {
  return pagelessPaths.length === 0 ? text : `${text.slice(0, -1)},"pagelessPaths":${JSON.stringify(pagelessPaths)}}`
}
