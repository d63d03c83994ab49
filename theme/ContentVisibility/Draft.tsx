// Above a page that only its writers see.
import {DraftBannerMessage, DraftBannerTitle} from '@docusaurus/theme-common'
import Admonition from '@theme/Admonition'
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function Draft({className}: {readonly className?: string}): ReactNode {
  return (
    <Admonition
      type="caution"
      title={<DraftBannerTitle />}
      className={clsx(className, 'margin-bottom--md', ThemeClassNames.common.draftBanner)}
    >
      <DraftBannerMessage />
    </Admonition>
  )
}
