// The keys that lead to the search box.

export interface Shortcut {
  readonly matches: (event: KeyboardEvent) => boolean
  /** What is written on the keys. */
  readonly hint: string
}

/** @param keymap Such as `mod+k`, where `mod` is Command on a Mac and Control elsewhere. `/` works beside it. */
export function shortcutOf(keymap: string): Shortcut {
  const isMac = /mac/i.test(navigator.platform)
  const keys = keymap
    .toLowerCase()
    .replace('mod', isMac ? 'cmd' : 'ctrl')
    .split('+')
  const has = (...names: readonly string[]) => keys.some((key) => names.includes(key))
  const main = keys.at(-1) ?? ''
  const modifiers = [has('ctrl'), has('alt'), has('shift'), has('cmd', 'meta')]
  return {
    matches: (event) => {
      const {key, ctrlKey, altKey, shiftKey, metaKey} = event
      const isPlain = !ctrlKey && !altKey && !metaKey
      if (isPlain && isEditable(event.target)) return false
      if (isPlain && key === '/') return true
      return key.toLowerCase() === main && String([ctrlKey, altKey, shiftKey, metaKey]) === String(modifiers)
    },
    hint: keys
      .map((key) => (isMac ? MAC_SIGNS[key] : undefined) ?? key[0]?.toUpperCase() + key.slice(1))
      .join(isMac ? '' : ' '),
  }
}

const MAC_SIGNS: Readonly<Record<string, string>> = {cmd: '⌘', meta: '⌘', ctrl: '⌃', alt: '⌥', shift: '⇧'}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
