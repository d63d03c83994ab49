// Shows the part `PwaReloadPopup` in a container of its own, beside the page.
import PwaReloadPopup from '@theme/PwaReloadPopup'
import {createRoot} from 'react-dom/client'

const CONTAINER_ID = 'pwa-popup-container'

/** Once for a page. */
export function showPopup(): void {
  if (document.getElementById(CONTAINER_ID) !== null) return
  const container = document.createElement('div')
  container.id = CONTAINER_ID
  document.body.append(container)
  createRoot(container).render(<PwaReloadPopup onReload={() => window.location.reload()} />)
}
