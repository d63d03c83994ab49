// React Router's side of navigation: what its hooks ask for comes here.
import {type Navigator, parsePath} from 'react-router-dom'
import type {BrowserHistory} from './history.ts'

export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

type Target = Parameters<Navigator['push']>[0]

export function createNavigator(
  navigate: (url: URL, options?: NavigateOptions) => Promise<void>,
  history: BrowserHistory,
): Navigator {
  return {
    createHref: (to) => {
      const {pathname, search, hash} = toUrl(to)
      return pathname + search + hash
    },
    go: (delta) => history.go(delta),
    push: (to, state) => void navigate(toUrl(to), {state}),
    replace: (to, state) => void navigate(toUrl(to), {state, replace: true}),
  }
}

function toUrl(to: Target): URL {
  const {pathname = '', search = '', hash = ''} = typeof to === 'string' ? parsePath(to) : to
  return new URL(pathname + search + hash, window.location.href)
}
