// Above a page that is shown in its original language, as nobody has translated it yet.
import Admonition from '@theme/Admonition'
import {clsx} from 'clsx'
import {ThemeClassNames, Translate, useOriginalLocale} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function Untranslated({className}: {readonly className?: string}): ReactNode {
  const original = useOriginalLocale()
  if (original === undefined) return null
  const language = <span lang={original.htmlLang}>{original.label}</span>
  return (
    <Admonition
      type="info"
      title={<Translate id="theme.contentVisibility.untranslatedBanner.title">Page not translated</Translate>}
      className={clsx(className, 'margin-bottom--md', ThemeClassNames.common.untranslatedBanner)}
    >
      <Translate id="theme.contentVisibility.untranslatedBanner.message" values={{language}}>
        {'This page has not been translated yet. It is shown in {language}.'}
      </Translate>
    </Admonition>
  )
}
