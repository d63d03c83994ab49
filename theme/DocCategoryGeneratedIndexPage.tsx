// Layout of a category's generated page, inside `DocRoot`: its description and a card for each of its items.
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocCardList from '@theme/DocCardList'
import DocPaginator from '@theme/DocPaginator'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocVersionBanner from '@theme/DocVersionBanner'
import Heading from '@theme/Heading'
import type {CategoryIndexProps} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function DocCategoryGeneratedIndexPage(category: CategoryIndexProps): ReactNode {
  const {title, description, items, breadcrumbs, previous, next, version} = category
  return (
    <div className="generatedIndexPage">
      <DocVersionBanner version={version} />
      <DocBreadcrumbs breadcrumbs={breadcrumbs} />
      <DocVersionBadge version={version} />
      <header className="markdown">
        <Heading as="h1">{title}</Heading>
        {description !== undefined && <p className="generatedIndexDescription">{description}</p>}
      </header>
      <DocCardList items={items} className="margin-top--lg" />
      <DocPaginator className="docusaurus-mt-lg" previous={previous} next={next} />
    </div>
  )
}
