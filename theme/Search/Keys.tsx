// What the keys do in the list. The style sheet leaves it out where a finger points, and where the window is narrow.
import {Translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {isMac} from './shortcut.ts'

/** Outside of the list, which consists of its rows alone. */
export function Keys(): ReactNode {
  return (
    <p className="searchKeys">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="theme.SearchBar.keys.choose">choose</Translate>
      </span>
      <span>
        <kbd>Enter</kbd> <Translate id="theme.SearchBar.keys.open">open</Translate>
      </span>
      <span>
        <kbd>{isMac() ? '⌘' : 'Ctrl'}</kbd> <kbd>Enter</kbd>{' '}
        <Translate id="theme.SearchBar.keys.newTab">in a new tab</Translate>
      </span>
      <span>
        <kbd>Esc</kbd> <Translate id="theme.SearchBar.keys.close">close</Translate>
      </span>
    </p>
  )
}
