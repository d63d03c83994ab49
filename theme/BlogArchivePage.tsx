// Layout of the archive: the titles of all posts, by year.
import './BlogLayout/blog.css'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import {type BlogArchivePageProps, type BlogArchivePeriod, Link, PageMetadata, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {BlogPage} from './blog-page.tsx'
import {useDateFormat} from './hooks/use-date-format.ts'
import {usePostCount} from './hooks/use-post-count.ts'
import {PLUGIN_BLOG} from './plugin-blog.ts'

export default function BlogArchivePage({blog = PLUGIN_BLOG, archive}: BlogArchivePageProps): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata)
  const {others = [], period, archivePath} = archive
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'})
  const description = translate({id: 'theme.blog.archive.description', message: 'Archive'})
  const countPosts = usePostCount()
  const toLabel = usePeriodLabel()
  const ofPeriod = (text: string): string => (period === undefined ? text : `${text}: ${toLabel(period.name)}`)
  const pageMetadata = <PageMetadata title={ofPeriod(title)} description={ofPeriod(description)} />
  // The pages of other years lead back.
  const heading = archivePath === undefined ? title : <Link to={archivePath}>{title}</Link>
  if (blog.classicLists)
    return (
      <Layout>
        {pageMetadata}
        <header className="hero hero--primary">
          <div className="container">
            <Heading as="h1" className="hero__title">
              {heading}
            </Heading>
            <p className="hero__subtitle">{ofPeriod(description)}</p>
          </div>
        </header>
        <main className="container margin-vert--lg">
          <div className="row">
            {toYears(posts).map(({year, posts: ofYear}) => (
              <ClassicYear key={year} year={year} posts={[...ofYear].reverse()} />
            ))}
            {others.map((other) => (
              <section key={other.name} className="col col--4 margin-vert--lg">
                <PeriodLink as="h3" period={other} />
              </section>
            ))}
          </div>
        </main>
      </Layout>
    )
  return (
    <BlogPage pageClassName="blog-archive-page">
      {pageMetadata}
      <header className="blogListHeader">
        <Heading as="h1">{heading}</Heading>
        <p>{countPosts(posts.length)}</p>
      </header>
      <div className="blogArchive">
        {toYears(posts).map(({year, posts: ofYear}) => (
          <Year key={year} year={year} posts={ofYear} />
        ))}
        {others.map((other) => (
          <section key={other.name} className="blogArchiveYear">
            <PeriodLink as="h2" period={other} />
          </section>
        ))}
      </div>
    </BlogPage>
  )
}

/** The words for `2019` or `2019-03`. */
function usePeriodLabel(): (name: string) => string {
  const format = useDateFormat({month: 'long', year: 'numeric'})
  return (name) => (name.length === 4 ? name : format(`${name}-01`))
}

function PeriodLink({as, period}: {readonly as: 'h2' | 'h3'; readonly period: BlogArchivePeriod}): ReactNode {
  const countPosts = usePostCount()
  const toLabel = usePeriodLabel()
  return (
    <>
      <Heading as={as} id={period.name}>
        <Link to={period.permalink}>{toLabel(period.name)}</Link>
      </Heading>
      <p>{countPosts(period.count)}</p>
    </>
  )
}

type ArchivePosts = readonly BlogArchivePageProps['archive']['blogPosts'][number]['metadata'][]

interface ArchiveYear {
  readonly year: string
  readonly posts: ArchivePosts
}

/** Years and the posts of each in the order of the lists. */
function toYears(posts: ArchivePosts): readonly ArchiveYear[] {
  const years = new Map<string, ArchivePosts[number][]>()
  for (const post of posts) {
    const year = post.date.slice(0, 4)
    const known = years.get(year)
    if (known) known.push(post)
    else years.set(year, [post])
  }
  return [...years].map(([year, ofYear]) => ({year, posts: ofYear}))
}

function Year({year, posts}: ArchiveYear): ReactNode {
  const format = useDateFormat({day: 'numeric', month: 'short'})
  return (
    <section className="blogArchiveYear">
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className="clean-list">
        {posts.map(({permalink, title, date}) => (
          <li key={permalink}>
            <Link to={permalink}>
              <time dateTime={date}>{format(date)}</time>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A column, as in Docusaurus: the oldest of its posts comes first. */
function ClassicYear({year, posts}: ArchiveYear): ReactNode {
  const format = useDateFormat({day: 'numeric', month: 'long'})
  return (
    <section className="col col--4 margin-vert--lg">
      <Heading as="h3" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({permalink, title, date}) => (
          <li key={permalink}>
            <Link to={permalink}>
              {format(date)} - {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
