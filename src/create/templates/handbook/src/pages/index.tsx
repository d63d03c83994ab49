import Link from '@docusaurus/Link'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import styles from './index.module.css'

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext()
  return (
    <Layout title="Home" description="How we work.">
      <main className={`container ${styles.home}`}>
        <Heading as="h1">{siteConfig.title}</Heading>
        <p>Who we are, how we work, and where things are.</p>
        <Link className="button button--primary button--lg" to="/docs">
          Read the handbook
        </Link>
      </main>
    </Layout>
  )
}
