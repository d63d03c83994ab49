// Content that is HTML is exchanged as a whole. What the reader has done in it stays all the same: details that are open, what is
// written into fields, how far code and tables are scrolled. Components keep their state by themselves.

const CONTENT = '[data-quire-content]'
const FIELDS = 'input, textarea, select'
const SCROLLED = 'pre, code, table, div'
/** React shows what it is given in a task of its own. */
const SHOWN_AFTER_MS = 500

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface State {
  readonly details: readonly (readonly [summary: string, isOpen: boolean])[]
  readonly fields: readonly (readonly [name: string, value: string, isChecked: boolean])[]
  readonly scrolled: readonly (readonly [index: number, left: number, top: number])[]
  readonly focused: number
}

/**
 * Remembers what the reader has done, and does it again as soon as the content is another.
 * @returns To be called when the content has been given.
 */
export function keepState(): () => void {
  const states = new Map([...document.querySelectorAll(CONTENT)].map((element) => [element, read(element)]))
  const observer = new MutationObserver((records) => {
    const changed = new Set(records.map(({target}) => (target as Element).closest?.(CONTENT)))
    for (const element of changed) {
      const state = element == null ? undefined : states.get(element)
      if (element != null && state !== undefined) write(element, state)
    }
  })
  for (const element of states.keys()) observer.observe(element, {childList: true, subtree: true})
  return () => setTimeout(() => observer.disconnect(), SHOWN_AFTER_MS)
}

function read(root: Element): State {
  const fields = [...root.querySelectorAll<Field>(FIELDS)]
  return {
    details: [...root.querySelectorAll('details')].map((one) => [nameOf(one), one.open]),
    fields: fields.map((field) => [nameOfField(field), field.value, isChecked(field)]),
    scrolled: [...root.querySelectorAll(SCROLLED)].flatMap(({scrollLeft, scrollTop}, at) =>
      scrollLeft === 0 && scrollTop === 0 ? [] : [[at, scrollLeft, scrollTop] as const],
    ),
    focused: fields.indexOf(document.activeElement as Field),
  }
}

function write(root: Element, {details, fields, scrolled, focused}: State): void {
  for (const one of root.querySelectorAll('details')) {
    const was = details.find(([name]) => name === nameOf(one))
    if (was !== undefined && was[1] !== one.open) one.open = was[1]
  }
  const now = [...root.querySelectorAll<Field>(FIELDS)]
  for (const [at, field] of now.entries()) {
    const [name, value, checked] = fields[at] ?? []
    if (name !== nameOfField(field) || value === undefined) continue
    if (field.value !== value && field.type !== 'file') field.value = value
    if (field instanceof HTMLInputElement && checked !== undefined) field.checked = checked
  }
  const blocks = [...root.querySelectorAll(SCROLLED)]
  for (const [at, left, top] of scrolled) blocks[at]?.scrollTo({left, top, behavior: 'instant'})
  if (focused >= 0 && document.activeElement === document.body) now[focused]?.focus({preventScroll: true})
}

function nameOf(details: HTMLDetailsElement): string {
  return details.querySelector('summary')?.textContent ?? ''
}

function nameOfField({type, name, id}: Field): string {
  return `${type} ${name} ${id}`
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked
}
