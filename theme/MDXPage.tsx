// Layout of a Markdown page outside of the docs.
import ContentEnhancer from '@theme/ContentEnhancer'
import ContentVisibility from '@theme/ContentVisibility'
import EditMetaRow from '@theme/EditMetaRow'
import Layout from '@theme/Layout'
import TOC from '@theme/TOC'
import {clsx} from 'clsx'
import {HtmlClassNameProvider, type MdxPageProps, PageContent, ThemeClassNames, usePage} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useHasToc} from './hooks/use-toc.ts'

export default function MDXPage(props: MdxPageProps): ReactNode {
  const {page, wrapper} = ThemeClassNames
  return (
    <HtmlClassNameProvider className={clsx(props.wrapperClassName ?? wrapper.mdxPages, page.mdxPage)}>
      <Layout>
        <main className="container container--fluid margin-vert--lg">
          <div className="row mdxPageWrapper">
            <MainColumn {...props} />
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  )
}

function MainColumn(props: MdxPageProps): ReactNode {
  const {hideTableOfContents, tocMinHeadingLevel, tocMaxHeadingLevel, unlisted} = props
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = props
  const {toc} = usePage()
  const levels = {minHeadingLevel: tocMinHeadingLevel, maxHeadingLevel: tocMaxHeadingLevel}
  const hasToc = useHasToc(levels) && !hideTableOfContents
  const hasMeta = editUrl !== undefined || lastUpdatedAt !== undefined || lastUpdatedBy !== undefined
  return (
    <>
      <div className={clsx('col', !hideTableOfContents && 'col--8')}>
        <ContentVisibility unlisted={unlisted} />
        <article>
          <PageContent className="markdown" />
          <ContentEnhancer />
        </article>
        {hasMeta && (
          <EditMetaRow
            className={clsx('margin-top--sm', ThemeClassNames.pages.pageFooterEditMetaRow)}
            editUrl={editUrl}
            lastUpdatedAt={lastUpdatedAt}
            lastUpdatedBy={lastUpdatedBy}
          />
        )}
      </div>
      {hasToc && (
        <div className="col col--2">
          <TOC toc={toc} {...levels} />
        </div>
      )}
    </>
  )
}
