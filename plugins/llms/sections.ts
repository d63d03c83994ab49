// The site's pages in sections: those of the outline, then whatever it leaves out.
import type {BuiltPage, BuiltSite, SiteConfig} from 'quire-docs/plugin'

export interface Section {
  readonly title: string
  readonly pages: readonly BuiltPage[]
}

const REST = 'Other pages'

/** Every page once, where it comes first. Pages that robots shall not index are left out. */
export function toSections(
  {pages, outline = []}: BuiltSite,
  {baseUrl}: Pick<SiteConfig, 'baseUrl'>,
): readonly Section[] {
  const left = new Map(
    pages
      .filter(({path, noIndex, metadata}) => !noIndex && metadata.noIndex !== true && path !== `${baseUrl}404.html`)
      .map((page) => [page.path, page]),
  )
  const take = (path: string): readonly BuiltPage[] => {
    const page = left.get(path)
    left.delete(path)
    return page === undefined ? [] : [page]
  }
  const sections = outline.map(({title, paths}) => ({title, pages: paths.flatMap(take)}))
  return [...sections, {title: REST, pages: [...left.values()]}].filter((section) => section.pages.length > 0)
}
