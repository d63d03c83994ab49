// Tells a reader that a page is not meant for everybody: unlisted, or a draft.
import Admonition from '@theme/Admonition'
import {clsx} from 'clsx'
import {ThemeClassNames, Translate, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface ContentVisibilityProps {
  readonly unlisted: boolean
  readonly draft?: boolean
}

export default function ContentVisibility({unlisted, draft = false}: ContentVisibilityProps): ReactNode {
  return (
    <>
      {draft && (
        <Admonition
          type="caution"
          title={translate({id: 'theme.contentVisibility.draftBanner.title', message: 'Draft page'})}
          className={clsx('margin-bottom--md', ThemeClassNames.common.draftBanner)}
        >
          <Translate id="theme.contentVisibility.draftBanner.message">
            This page is a draft. It will only be visible in dev and be excluded from the production build.
          </Translate>
        </Admonition>
      )}
      {unlisted && (
        <Admonition
          type="caution"
          title={translate({id: 'theme.contentVisibility.unlistedBanner.title', message: 'Unlisted page'})}
          className={clsx('margin-bottom--md', ThemeClassNames.common.unlistedBanner)}
        >
          <Translate id="theme.contentVisibility.unlistedBanner.message">
            This page is unlisted. Search engines will not index it, and only users having a direct link can access it.
          </Translate>
        </Admonition>
      )}
    </>
  )
}
