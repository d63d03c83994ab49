// Which link an event on the page is about, and whether a click asks for nothing special.

/** Neither another button nor a key that opens a new tab or saves. */
export function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

export function findLink({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}
