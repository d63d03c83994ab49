// What the command line is given by the process: tests give their own.

export interface CliIo {
  /** Results: summaries, tables, JSON. */
  readonly out: (text: string) => void
  /** Progress and findings. */
  readonly err: (text: string) => void
  /** The progress line may be redrawn. */
  readonly isTerminal: boolean
  readonly hasColour: boolean
  /** Somebody is there to answer. */
  readonly canAsk: boolean
  readonly isCi: boolean
  /** Width of the terminal in characters. */
  readonly columns: number
  readonly cwd: string
  readonly version: string
  /** Absolute folder of the templates for new sites. */
  readonly templatesDir: string
  /** Settles when the process has nothing left to do. */
  readonly whenIdle: () => Promise<void>
  /** Calls back when the user interrupts. Returns how to stop listening. */
  readonly onInterrupt: (listener: () => void) => () => void
  /** Calls back for each key that is pressed; absent where nobody sits at a terminal. Returns how to stop listening. */
  readonly onKey?: (listener: (key: string) => void) => () => void
  /** Does as if the user had interrupted. */
  readonly interrupt?: () => void
}

/** Exit codes: the site is built, the site is wrong, the call is wrong, the user interrupted. */
export const EXIT = {ok: 0, failed: 1, usage: 2, interrupted: 130} as const
