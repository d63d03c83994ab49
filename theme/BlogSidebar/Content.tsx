// The posts themselves, below their years unless the site wants one plain list. Until a list that pages do not carry is
// here, and without scripts for good, a link to the archive stands in its place.
import '../BlogLayout/blog.css'
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client'
import Heading from '@theme/Heading'
import {type BlogSidebarItem, type BlogSidebarRef, isSamePath, Link, translate, usePage} from 'quire-docs/client'
import {type ComponentType, type ReactNode, useState} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'

// Of the bundler: years are headings only in a part of the site, which is made to show them; others would fill the outline.
declare const process: {readonly env: {readonly QUIRE_OWN_HEADING?: string}}

export interface BlogSidebarListProps {
  readonly items: readonly BlogSidebarItem[]
}

export interface BlogSidebarContentProps {
  /** Parts taken from Docusaurus do not say it. */
  readonly sidebar?: BlogSidebarRef
  /** Undefined until loaded. */
  readonly items: readonly BlogSidebarItem[] | undefined
  readonly ListComponent: ComponentType<BlogSidebarListProps>
  readonly yearGroupHeadingClassName?: string
}

export default function BlogSidebarContent(props: BlogSidebarContentProps): ReactNode {
  const {sidebar, items, ListComponent, yearGroupHeadingClassName} = props
  const {groupByYear} = useClassicThemeConfig().blog.sidebar
  if (items === undefined) return <ArchiveLink to={sidebar?.archivePath} />
  if (!groupByYear) return <ListComponent items={items} />
  const years = groupBlogSidebarItemsByYear(items)
  if (sidebar?.isDeferred) return <FoldedYears years={years} {...{ListComponent, yearGroupHeadingClassName}} />
  return years.map(([year, ofYear]) => (
    <div key={year}>
      {process.env.QUIRE_OWN_HEADING ? (
        <Heading as="h3" className={yearGroupHeadingClassName}>
          {year}
        </Heading>
      ) : (
        <div className={yearGroupHeadingClassName}>{year}</div>
      )}
      <ListComponent items={ofYear} />
    </div>
  ))
}

function ArchiveLink({to}: {readonly to: string | undefined}): ReactNode {
  if (to === undefined) return null
  return (
    <Link to={to} className="blogSidebarLink">
      {translate({id: 'theme.blog.archive.title', message: 'Archive'})}
    </Link>
  )
}

interface YearProps extends Pick<BlogSidebarContentProps, 'ListComponent'> {
  readonly yearGroupHeadingClassName: string | undefined
}

interface FoldedYearsProps extends YearProps {
  readonly years: ReturnType<typeof groupBlogSidebarItemsByYear>
}

/** A long list: the year of the shown post is open, or the newest one. */
function FoldedYears({years, ...props}: FoldedYearsProps): ReactNode {
  const {path} = usePage()
  const shown = years.find(([, items]) => items.some(({permalink}) => isSamePath(permalink, path))) ?? years[0]
  return years.map(([year, items]) => (
    <FoldedYear key={year} year={year} items={items} isOpen={year === shown?.[0]} {...props} />
  ))
}

interface FoldedYearProps extends YearProps, BlogSidebarListProps {
  readonly year: string
  readonly isOpen: boolean
}

/** The posts of a year that nobody has opened are not rendered. */
function FoldedYear({year, items, isOpen, ListComponent, yearGroupHeadingClassName}: FoldedYearProps): ReactNode {
  const [wasOpened, setOpened] = useState(isOpen)
  return (
    <details open={isOpen} onToggle={({currentTarget}) => setOpened((before) => before || currentTarget.open)}>
      <summary className={yearGroupHeadingClassName}>
        {process.env.QUIRE_OWN_HEADING ? <Heading as="h3">{year}</Heading> : year}
      </summary>
      {(wasOpened || isOpen) && <ListComponent items={items} />}
    </details>
  )
}
