// Where a document is, as components of sites for Docusaurus know it.
import {posix} from 'node:path'
import type {SiteConfig} from '../config/types.ts'

/** `@site/docs/a.md`; nothing for other sites, whose readers are not told where files are. */
export function sourceForPages(
  sourcePath: string,
  {siteDir, compatibility}: Pick<SiteConfig, 'siteDir' | 'compatibility'>,
): {readonly source?: string} {
  if (compatibility !== 'docusaurus') return {}
  return {source: `@site/${posix.relative(siteDir, posix.resolve(siteDir, sourcePath))}`}
}
