// Tags of all pages by the site, and after them what a page says itself, which wins. The build has written that; the tags of the site would
// take its place.
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import given from '@theme-given/SiteMetadata'
import {Head, useBaseUrlUtils, usePage, useThemeConfig} from 'quire-docs/client'
import type {ComponentType, ReactNode} from 'react'

interface Defaults {
  readonly image?: string
  readonly metadata?: readonly {readonly content?: string}[]
}

const Given = given as ComponentType

const OF_PAGES = ['description', 'og:description', 'keywords', 'og:image', 'twitter:image']

export default function WithPageTags(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  const {image = '', metadata = []} = useThemeConfig<Defaults>()
  const ofSite = [withBaseUrl(image, {absolute: true}), ...metadata.map(({content}) => content)]
  const own = usePage().head.tags.filter(({attributes: {name, property, content} = {}}) => {
    return OF_PAGES.includes(String(name ?? property)) && !ofSite.includes(String(content))
  })
  return (
    <>
      <Given />
      <Head>
        {own.map(({attributes}) => (
          <meta key={String(attributes?.name ?? attributes?.property)} {...attributes} />
        ))}
      </Head>
    </>
  )
}
