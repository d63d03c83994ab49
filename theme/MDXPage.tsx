// Layout of a Markdown page outside of the docs.
import ContentEnhancer from '@theme/ContentEnhancer'
import ContentVisibility from '@theme/ContentVisibility'
import EditMetaRow from '@theme/EditMetaRow'
import Layout from '@theme/Layout'
import MDXContent from '@theme/MDXContent'
import TOC from '@theme/TOC'
import {clsx} from 'clsx'
import {
  HtmlClassNameProvider,
  type MdxPageProps,
  PageContent,
  ThemeClassNames,
  type TocItem,
  usePage,
} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useTocTree} from './hooks/use-toc.ts'
import {PluginPageMetadata, type PluginPageProps, toPageProps} from './plugin-page.tsx'

export default function MDXPage(props: MdxPageProps | PluginPageProps): ReactNode {
  // Pages of the site have their document as "content", too.
  return 'permalink' in props ? <OwnPage {...props} /> : <PluginPage {...props} />
}

function OwnPage(props: MdxPageProps): ReactNode {
  const {toc} = usePage()
  return (
    <PageFrame {...props} toc={toc}>
      <MDXContent>
        <PageContent className="markdown" />
      </MDXContent>
    </PageFrame>
  )
}

function PluginPage({content: Content}: PluginPageProps): ReactNode {
  return (
    <PageFrame {...toPageProps({content: Content})} toc={Content.toc ?? []}>
      <PluginPageMetadata content={Content} />
      <div className="markdown">
        <MDXContent>
          <Content />
        </MDXContent>
      </div>
    </PageFrame>
  )
}

type PageSettings = {readonly [Name in keyof MdxPageProps]?: MdxPageProps[Name] | undefined}

interface FrameProps extends PageSettings {
  readonly toc: readonly TocItem[]
  readonly children: ReactNode
}

function PageFrame(props: FrameProps): ReactNode {
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

function MainColumn(props: FrameProps): ReactNode {
  const {hideTableOfContents, tocMinHeadingLevel, tocMaxHeadingLevel, unlisted} = props
  const {editUrl, lastUpdatedAt, lastUpdatedBy, toc, children} = props
  const levels = {minHeadingLevel: tocMinHeadingLevel, maxHeadingLevel: tocMaxHeadingLevel}
  const hasToc = useTocTree(toc, levels).length > 0 && !hideTableOfContents
  const hasMeta = editUrl !== undefined || lastUpdatedAt !== undefined || lastUpdatedBy !== undefined
  return (
    <>
      <div className={clsx('col', !hideTableOfContents && 'col--8')}>
        <ContentVisibility unlisted={unlisted === true} />
        <article>{children}</article>
        <ContentEnhancer />
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
