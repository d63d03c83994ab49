// What plugins of ours are called in Docusaurus, where code written for it looks for what they make.

const NAMES: Readonly<Record<string, string>> = {
  docs: 'docusaurus-plugin-content-docs',
  blog: 'docusaurus-plugin-content-blog',
  pages: 'docusaurus-plugin-content-pages',
  sitemap: 'docusaurus-plugin-sitemap',
  'google-gtag': 'docusaurus-plugin-google-gtag',
  'google-tag-manager': 'docusaurus-plugin-google-tag-manager',
}

/** The same name for plugins that Docusaurus does not have. */
export function toDocusaurusName(name: string): string {
  return Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : name
}

/**
 * Data of plugins by their names in Docusaurus. A plugin around one of ours may have that name itself: what it has under an
 * instance's id wins.
 * @param data By plugin name and instance id.
 */
export function toDocusaurusNames<T>(
  data: Readonly<Record<string, Readonly<Record<string, T>>>>,
): Readonly<Record<string, Readonly<Record<string, T>>>> {
  const named: Record<string, Readonly<Record<string, T>>> = {}
  for (const [name, instances] of Object.entries(data)) {
    const key = toDocusaurusName(name)
    named[key] = key === name ? {...named[key], ...instances} : {...instances, ...named[key]}
  }
  return named
}
