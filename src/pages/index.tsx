// Landing page of the Engineering Handbook: where to begin, the sections, and what changed lately.
import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'
import clsx from 'clsx'
import {changes, sections, starts} from './_landing-content.ts'
import styles from './index.module.css'

function Hero() {
  return (
    <header className={clsx('hero', styles.hero)}>
      <div className="container">
        <h1 className={clsx('hero__title', styles.title)}>Engineering Handbook</h1>
        <p className={clsx('hero__subtitle', styles.subtitle)}>
          How Fernhollow builds, runs and changes its shop: thirteen services, nine teams, one place to look it up.
        </p>
        <div className={styles.buttons}>
          <Link className="button button--primary button--lg" to="/docs/">
            Read the handbook
          </Link>
          <Link className="button button--outline button--primary button--lg" to="/docs/ways-of-working/company-map">
            See the company map
          </Link>
        </div>
      </div>
    </header>
  )
}

function Starts() {
  return (
    <section className={clsx('container', styles.section)} aria-labelledby="starts">
      <h2 id="starts">Begin here</h2>
      <div className="row">
        {starts.map(({title, text, links}) => (
          <div key={title} className={clsx('col col--4', styles.cell)}>
            <article className={clsx('card', styles.card)}>
              <div className="card__header">
                <h3>{title}</h3>
              </div>
              <div className="card__body">
                <p>{text}</p>
              </div>
              <div className="card__footer">
                <ul className={styles.links}>
                  {links.map(({label, to}) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            </article>
          </div>
        ))}
      </div>
    </section>
  )
}

function Sections() {
  return (
    <nav className={clsx('container', styles.section)} aria-labelledby="sections">
      <h2 id="sections">All sections</h2>
      <ul className={styles.sections}>
        {sections.map(({label, to, text}) => (
          <li key={to}>
            <Link className={styles.sectionLink} to={to}>
              <strong>{label}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
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
    </section>
  )
}

/** The page at `/`. */
export default function Home() {
  return (
    <Layout title="" description="How Fernhollow builds, runs and changes its shop.">
      <Hero />
      <main>
        <Starts />
        <Sections />
        <Changes />
      </main>
    </Layout>
  )
}
