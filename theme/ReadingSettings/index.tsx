// The button that opens the reading settings, on sites that offer them. What it opens is loaded when it is asked for.
import IconReadingSettings from '@theme/Icon/ReadingSettings'
import {translate, useIsBrowser, useThemeConfig} from 'quire-docs/client'
import {lazy, type ReactNode, Suspense, useState} from 'react'

const Panel = lazy(() => import(/* webpackChunkName: "reading-settings" */ './panel.tsx'))

export interface ReadingSettingsProps {
  readonly className?: string
}

export default function ReadingSettings({className}: ReadingSettingsProps): ReactNode {
  const {readingSettings} = useThemeConfig<{readonly readingSettings?: boolean}>()
  const isBrowser = useIsBrowser()
  const [isOpen, setOpen] = useState(false)
  if (readingSettings !== true) return null
  const label = translate({id: 'theme.ReadingSettings.label', message: 'Reading settings'})
  return (
    <div className={className}>
      <button
        type="button"
        className="clean-btn iconButton_"
        disabled={!isBrowser}
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconReadingSettings />
      </button>
      {isOpen && (
        <Suspense>
          <Panel label={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
