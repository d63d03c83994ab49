// Where a document is, as components of sites for Docusaurus know it.
import type {SiteConfig} from '../config/types.ts'

/** `@site/docs/a.md`; nothing for other sites, whose readers are not told where files are. */
export function sourceForPages(
  sourcePath: string,
  {siteDir, compatibility}: Pick<SiteConfig, 'siteDir' | 'compatibility'>,
): {readonly source?: string} {
  return compatibility === 'docusaurus' ? {source: `@site/${fromSite(sourcePath, siteDir)}`} : {}
}

/** Source paths are absolute for what lies outside of the site's folder. */
function fromSite(sourcePath: string, siteDir: string): string {
  if (!/^(?:\/|[a-z]:\/)/i.test(sourcePath)) return sourcePath
  const [site, file] = [siteDir.replaceAll('\\', '/').split('/'), sourcePath.split('/')]
  const shared = site.findIndex((name, at) => name !== file[at])
  return shared < 0 ? sourcePath : [...site.slice(shared).map(() => '..'), ...file.slice(shared)].join('/')
}
