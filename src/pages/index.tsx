// Landing page of the Engineering Handbook: search, the latest notes, where to begin, the sections, and what was decided.
import Link from '@docusaurus/Link'
import Icon from '@theme/Icon/Base'
import Layout from '@theme/Layout'
import SearchForm from '@theme/SearchForm'
import clsx from 'clsx'
import {useRecentPosts} from 'quire-docs/client'
import {changes, groups, queries, starts} from './_landing-content.ts'
import styles from './index.module.css'

function Hero() {
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.heroColumns)}>
        <div className={styles.intro}>
          <h1 className={styles.title}>Engineering Handbook</h1>
          <p className={styles.subtitle}>
            How Fernhollow builds, runs and changes its shop: thirteen services, nine teams, one place to look it up.
          </p>
          <SearchForm label="Search the handbook" />
          <nav aria-label="Often searched">
            <ul className={styles.queries}>
              {queries.map((query) => (
                <li key={query}>
                  <Link className={styles.query} to={`/search?${new URLSearchParams({q: query})}`}>
                    {query}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.buttons}>
            <Link className="button button--primary" to="/docs/">
              Read the handbook
            </Link>
            <Link className="button button--outline button--primary" to="/docs/ways-of-working/company-map">
              See the company map
            </Link>
          </div>
        </div>
        <LatestNotes />
      </div>
    </header>
  )
}

function LatestNotes() {
  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h2 id="notes">Latest notes</h2>
      <ol>
        {useRecentPosts().map(({title, permalink, date, formattedDate}) => (
          <li key={permalink}>
            <Link className={styles.noteLink} to={permalink}>
              <time dateTime={date}>{formattedDate}</time>
              <strong>{title}</strong>
            </Link>
          </li>
        ))}
      </ol>
      <Link className={styles.more} to="/meeting-notes">
        All meeting notes
      </Link>
    </section>
  )
}

function Starts() {
  return (
    <section className={clsx('container', styles.section)} aria-labelledby="starts">
      <h2 id="starts">Begin here</h2>
      <div className={styles.starts}>
        {starts.map(({title, icon, text, links}) => (
          <article key={title} className={styles.start}>
            <Icon className={styles.startIcon} width="24" height="24">
              <path d={icon} />
            </Icon>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul>
              {links.map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  )
}

function Sections() {
  return (
    <nav className={clsx('container', styles.section)} aria-labelledby="sections">
      <h2 id="sections">All sections</h2>
      <div className={styles.groups}>
        {groups.map(({title, icon, sections}) => (
          <section key={title} className={styles.group} aria-label={title}>
            <h3>
              <Icon>
                <path d={icon} />
              </Icon>
              {title}
            </h3>
            <ul>
              {sections.map(({label, to, text}) => (
                <li key={to}>
                  <Link className={styles.sectionLink} to={to}>
                    <strong>{label}</strong>
                    <span>{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

function Changes() {
  return (
    <section className={clsx('container', styles.section)} aria-labelledby="changes">
      <h2 id="changes">Latest decisions</h2>
      <ol className={styles.changes}>
        {changes.map(({date, shown, label, to, text}) => (
          <li key={date}>
            <time dateTime={date}>{shown}</time>
            <div>
              <Link to={to}>{label}</Link>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link className={styles.more} to="/docs/ways-of-working/company-map#timeline-of-decisions">
        All decisions
      </Link>
    </section>
  )
}

/** The page at `/`. */
export default function Home() {
  return (
    <Layout title="" description="How Fernhollow builds, runs and changes its shop.">
      <main>
        <Hero />
        <Starts />
        <Sections />
        <Changes />
      </main>
    </Layout>
  )
}
