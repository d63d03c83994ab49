// Runs in the page that is measured: notes keys, lists that are on the screen, and what page and worker say.

/** Moments are milliseconds of the page's clock. */
export interface Heard {
  /** What stood in the box after a key, without white space at its ends. */
  readonly keys: {readonly text: string; readonly at: number}[]
  /** Lists that the reader sees, by the query that they answer. */
  readonly paints: {readonly text: string; readonly at: number}[]
  /** From a message to the worker to its last reply. */
  readonly asked: {readonly kind: string; readonly ms: number; readonly replyBytes: number}[]
}

/** What the page calls with the query of a list that has come. */
export const LIST_BINDING = 'onSearchList'

interface ProbeWindow {
  hearTyping: () => Heard
}

/** Reads what the probe has noted, and empties its notes. */
export function hearTyping(): Heard {
  return (window as unknown as ProbeWindow).hearTyping()
}

/** The probe, to be run before the page's own scripts. */
export function probeSource(): string {
  // The compiler of the scripts names functions by a helper that the page has not.
  return `globalThis.__name = (named) => named; ${hearWorkers}; (${startProbe})()`
}

function startProbe(): void {
  const keys: {text: string; at: number}[] = []
  const paints: {text: string; at: number}[] = []
  const asked: {kind: string; ms: number; reply: unknown}[] = []
  let pressedAt = 0
  let shown = ''
  document.addEventListener(
    'keydown',
    ({timeStamp}) => {
      pressedAt = timeStamp
    },
    true,
  )
  document.addEventListener(
    'input',
    ({target}) => keys.push({text: (target as HTMLInputElement).value.trim(), at: pressedAt}),
    true,
  )
  const look = (): void => {
    const text = document.querySelector<HTMLElement>('.searchPanel')?.dataset.answered ?? ''
    if (text === shown) return
    shown = text
    // The frame that holds it has been made when the task behind its callback runs.
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel()
      port1.onmessage = () => {
        paints.push({text, at: performance.now()})
        onSearchList(text)
      }
      port2.postMessage(0)
    })
  }
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributeFilter: ['data-answered']})
  hearWorkers(asked)
  ;(window as unknown as ProbeWindow).hearTyping = () => ({
    keys: keys.splice(0),
    paints: paints.splice(0),
    // Not measured while it arrives: that would cost the page time.
    asked: asked.splice(0).map(({kind, ms, reply}) => ({kind, ms, replyBytes: JSON.stringify(reply).length})),
  })
}

declare function onSearchList(text: string): void

/** Workers of the page note how long they take. */
function hearWorkers(asked: {kind: string; ms: number; reply: unknown}[]): void {
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      const sent = new Map<number, {kind: string; at: number}>()
      const post = this.postMessage.bind(this)
      this.postMessage = (message: {id: number; kind: string}) => {
        sent.set(message.id, {kind: message.kind, at: performance.now()})
        post(message)
      }
      this.addEventListener('message', ({data}: MessageEvent<{id: number; isFinal?: boolean}>) => {
        const request = sent.get(data.id)
        if (request !== undefined && data.isFinal !== false)
          asked.push({kind: request.kind, ms: performance.now() - request.at, reply: data})
      })
    }
  }
}
