/** The part of a key event that is used: of React's, and of the browser's own. */
interface TabKeyEvent {
  readonly key: string
  readonly currentTarget: EventTarget | null
  readonly preventDefault: () => void
}

/** The arrow keys, Home and End move the focus along the tabs of a list; Enter and the space bar choose. */
export function moveFocus(event: TabKeyEvent): void {
  if (!(event.currentTarget instanceof Element)) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.findIndex((tab) => tab.matches(':focus'))
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: -1,
  }
  const target = moves[event.key]
  if (target === undefined) return
  event.preventDefault()
  tabs.at(target % tabs.length)?.focus()
}
