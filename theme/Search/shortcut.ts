// The keys that lead to the search box.

export interface Shortcut {
  readonly matches: (event: KeyboardEvent) => boolean
  /** What is written on the keys. */
  readonly hint: string
}

/** Its keyboards have Command where others have Control. */
export const isMac = (): boolean => /mac/i.test(navigator.platform)

/** @param keymap Such as `mod+k`, where `mod` is Command on a Mac and Control elsewhere. `/` works too. */
export function shortcutOf(keymap: string): Shortcut {
  const keys = keymap
    .toLowerCase()
    .replace('mod', isMac() ? 'cmd' : 'ctrl')
    .replace('meta', 'cmd')
    .split('+')
  const modifiers = ['ctrl', 'alt', 'shift', 'cmd'].map((name) => keys.includes(name))
  return {
    matches: ({key, ctrlKey, altKey, shiftKey, metaKey, target}) => {
      const isPlain = !(ctrlKey || altKey || metaKey)
      const isTyping =
        isPlain &&
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
      const isKeymap = key.toLowerCase() === keys.at(-1) && `${[ctrlKey, altKey, shiftKey, metaKey]}` === `${modifiers}`
      return !isTyping && ((isPlain && key === '/') || isKeymap)
    },
    hint: keys.join(' ').replace('cmd', '⌘'),
  }
}
