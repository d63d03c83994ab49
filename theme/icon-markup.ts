// An icon as HTML, for buttons that scripts add to static pages: as `Icon/Base` renders it, and lines without its style sheet.

/** 18 pixels wide and high. */
export function toIconMarkup(path: string): string {
  return `<svg class="icon_" viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${path}"/></svg>`
}
