// What the search page shows while nothing is typed: searches that the site suggests, the reader's last ones, and the site's sections.
import {Link, Translate, useIsBrowser} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {type NavbarItemConfig, useClassicThemeConfig} from './config/theme-config.ts'
import {NavbarItems} from './navbar-items.tsx'
import type {SearchData} from './Search/search-data.ts'
import {useRecent} from './Search/use-recent.ts'

export function Start({data}: {readonly data: SearchData}): ReactNode {
  // What is stored is not known to the server.
  const {list} = useRecent(useIsBrowser() && data.hasRecentSearches)
  const sections = useSections()
  return (
    <div className="searchStart">
      {data.suggested.length > 0 && (
        <Queries list={data.suggested}>
          <Translate id="theme.SearchPage.suggested">Suggested searches</Translate>
        </Queries>
      )}
      {list.length > 0 && (
        <Queries list={list}>
          <Translate id="theme.SearchPage.recent">Recent searches</Translate>
        </Queries>
      )}
      {sections.length > 0 && (
        <section>
          <h2>
            <Translate id="theme.SearchPage.sections">Sections of the site</Translate>
          </h2>
          <ul className="clean-list">
            <NavbarItems items={sections} mobile />
          </ul>
        </section>
      )}
    </div>
  )
}

function Queries({list, children}: {readonly list: readonly string[]; readonly children: ReactNode}): ReactNode {
  return (
    <section>
      <h2>{children}</h2>
      <ul className="tags_ clean-list">
        {list.map((query) => (
          <li key={query}>
            <Link to={`/search?${new URLSearchParams({q: query})}`}>{query}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the navbar calls the sections of the site. */
export function useSectionLabels(): readonly string[] {
  return useSections().flatMap(({label}) => label ?? [])
}

function useSections(): readonly NavbarItemConfig[] {
  return useClassicThemeConfig().navbar.items.filter(isSection)
}

/** Links into the site: what opens, switches or leads away is none. */
function isSection({type = 'default', items, href}: NavbarItemConfig): boolean {
  return /^(?:default|doc|docSidebar)$/.test(type) && items === undefined && href === undefined
}
