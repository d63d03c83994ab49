// The part of nspell that the spelling check uses; the package has no types of its own.
declare module 'nspell' {
  interface Dictionary {
    readonly aff: Uint8Array
    readonly dic: Uint8Array
  }

  export interface Speller {
    readonly correct: (word: string) => boolean
    /** Likely meanings, best first. Some milliseconds a word. */
    readonly suggest: (word: string) => string[]
    readonly add: (word: string) => Speller
  }

  export default function nspell(dictionary: Dictionary): Speller
}
