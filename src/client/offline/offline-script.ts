// A file of its own, and the first script of each page of a site that is read from a disk. Knows in which folder the site
// lies, loads its files, and leads links to the file of their page: no server would add its name.
// The build writes an `OfflineSettings` before it, as the global `quireOfflineSettings`.
import {OFFLINE_BASE, type OfflineSettings, offlineFileOf} from '../../shared/offline.ts'
import type {OfflineSite} from './offline-site.ts'

declare const quireOfflineSettings: OfflineSettings

{
  const script = document.currentScript
  const folder = new URL(script?.dataset.root ?? './', window.location.href)
  // Texts that it is written into may be in single quotes.
  const root = folder.pathname.replaceAll("'", '%27')
  const waiting = new Map<string, (text: string) => void>()
  const loading = new Map<string, Promise<string>>()

  const decode = (path: string) => {
    try {
      return decodeURIComponent(path)
    } catch {
      return path
    }
  }
  const place = (text: string) => text.replaceAll(OFFLINE_BASE, root)

  /** Path below the folder of the site. */
  const below = ({protocol, host, pathname}: URL): string | undefined => {
    const path = pathname.replaceAll("'", '%27')
    const isOwn = protocol === folder.protocol && host === folder.host && path.startsWith(root)
    return isOwn ? decode(path.slice(root.length)) : undefined
  }

  const start = (file: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const element = document.createElement('script')
      const path = file.endsWith('.js') ? file : `${file}.js`
      element.src = folder.href + path.split('/').map(encodeURIComponent).join('/')
      element.onerror = () => {
        loading.delete(file)
        reject(new Error(`"${file}" is not in the folder of this site.`))
      }
      waiting.set(file, (text) => {
        element.remove()
        resolve(place(text))
      })
      document.head.append(element)
    })

  const load = (url: string): Promise<string> => {
    const file = below(new URL(url, window.location.href))
    if (file === undefined) return Promise.reject(new Error(`"${url}" is outside of the folder of this site.`))
    const known = loading.get(file) ?? start(file)
    loading.set(file, known)
    return known
  }

  const toFile = (href: string): string => {
    const url = new URL(href, window.location.href)
    const path = below(url)
    if (path === undefined) return href
    const file = offlineFileOf(path, quireOfflineSettings)
    return folder.href + file.split('/').map(encodeURIComponent).join('/') + url.search + url.hash
  }

  const offline: OfflineSite = {
    load,
    place,
    toFile,
    add: (file, text) => waiting.get(file)?.(text),
  }
  window.quireOffline = offline

  /** What the client has put on the page has the address that a server would know. */
  const lead = ({target}: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    const href = toFile(link.href)
    if (href !== link.href) link.href = href
  }
  for (const type of ['mouseover', 'focusin', 'touchstart', 'contextmenu', 'click', 'auxclick'])
    document.addEventListener(type, lead, {capture: true, passive: true})
}
