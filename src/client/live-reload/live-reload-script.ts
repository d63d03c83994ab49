// A file of its own that `quire start` adds to each page, never part of a published site: reloads the page when the site
// has been built again, and shows the mistakes that keep it from being built. Its tag has `data-build`, the id of the
// build that the page came from; `src/node/serve/live-reload.ts` writes the tag and sends the events.
import type {BuildEvent} from '../../shared/build-event.ts'

const script = document.currentScript
const OVERLAY_ID = 'quire-build-errors'

if (script instanceof HTMLScriptElement) {
  const {build = ''} = script.dataset
  const eventsUrl = new URL('events', script.src).href
  let source: EventSource | undefined
  // A browser keeps six connections to a host, so that hidden tabs must not hold one each.
  const connect = (): void => {
    if (document.visibilityState === 'hidden') {
      source?.close()
      source = undefined
    } else if (source === undefined) {
      source = new EventSource(eventsUrl)
      source.onmessage = ({data}: MessageEvent<string>) => show(JSON.parse(data) as BuildEvent, build)
    }
  }
  document.addEventListener('visibilitychange', connect)
  connect()
}

function show(event: BuildEvent, ownBuild: string): void {
  if (event.build !== ownBuild) {
    window.location.reload()
    return
  }
  document.getElementById(OVERLAY_ID)?.remove()
  if (event.errors.length > 0) document.body.append(createOverlay(event))
}

function createOverlay({errors, isWritten}: BuildEvent): HTMLElement {
  const overlay = document.createElement('section')
  overlay.id = OVERLAY_ID
  overlay.setAttribute('role', 'alert')
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`
  const title = document.createElement('h2')
  title.textContent = isWritten ? `Built with ${count}` : `Not built: ${count}`
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.onclick = () => overlay.remove()
  const list = errors.map((text) => {
    const item = document.createElement('pre')
    item.textContent = text
    return item
  })
  overlay.append(title, close, ...list)
  overlay.onkeydown = ({key}) => {
    if (key === 'Escape') overlay.remove()
  }
  return overlay
}
