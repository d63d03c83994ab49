// Says that there is a new build of the site, and offers to load the page again. Shown outside of the page's own tree.
import './pwa/styles.css'
import {Translate, translate} from 'quire-docs/client'
import {type ReactNode, useState} from 'react'

export interface PwaReloadPopupProps {
  readonly onReload: () => void
}

export default function PwaReloadPopup({onReload}: PwaReloadPopupProps): ReactNode {
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  return (
    <div className="alert alert--secondary pwaPopup" role="status">
      <p className="margin-bottom--sm">
        <Translate id="theme.PwaReloadPopup.info">New version available</Translate>
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onReload}>
        <Translate id="theme.PwaReloadPopup.refreshButtonText">Refresh</Translate>
      </button>
      <button
        type="button"
        className="close"
        aria-label={translate({id: 'theme.PwaReloadPopup.closeButtonAriaLabel', message: 'Close'})}
        onClick={() => setIsShown(false)}
      >
        ×
      </button>
    </div>
  )
}
