// Above a page that no list leads to.
import {UnlistedBannerMessage, UnlistedBannerTitle} from '@docusaurus/theme-common'
import Admonition from '@theme/Admonition'
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'

/** The build keeps search engines away from the page. */
export default function Unlisted({className}: {readonly className?: string}): ReactNode {
  return (
    <Admonition
      type="caution"
      title={<UnlistedBannerTitle />}
      className={clsx(className, 'margin-bottom--md', ThemeClassNames.common.unlistedBanner)}
    >
      <UnlistedBannerMessage />
    </Admonition>
  )
}
