// The trials of `npm run torture`, by name. Each is loaded when it is asked for.

export interface TrialOptions {
  /** Parts of the trial to run; all when left out. */
  readonly parts: readonly string[] | undefined
  /** Cases of each part; the trial's own number when left out. */
  readonly count: number | undefined
  readonly seed: number
  /** Number of the one case to run, to repeat a failure. */
  readonly only: number | undefined
}

/** Prints what fails, with the call that repeats it, and gives the number of failures. */
export type Trial = (options: TrialOptions) => Promise<number>

export const TRIALS: Readonly<Record<string, () => Promise<Trial>>> = {
  edits: async () => (await import('./edits/run-edits.ts')).runEdits,
  kill: async () => (await import('./kill/run-kill.ts')).runKill,
  fuzz: async () => (await import('./fuzz/run-fuzz.ts')).runFuzz,
  patterns: async () => (await import('./patterns/run-patterns.ts')).runPatterns,
  skew: async () => (await import('./skew.ts')).runSkew,
}
