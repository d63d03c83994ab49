// Asks a large index: looks at what is there, and fetches what was missed.
import type {Analyzer} from '../../shared/search/analyzer.ts'
import type {CutIndex} from '../../shared/search/search-data.ts'
import {type Asker, createAsker} from './asker.ts'
import {openCut} from './cut-groups.ts'
import {createEngine, type EngineSettings} from './engine/engine.ts'
import {createPieceStore, type WantedPiece} from './piece-store.ts'

export interface CutNeeds {
  readonly analyzer: Analyzer
  readonly settings: EngineSettings
  readonly fetchPiece: (name: string) => Promise<unknown>
  /** Lets what has come or been asked meanwhile come first. */
  readonly pause: () => Promise<void>
}

/** Pieces that one query fetches at most; what is near more words than that is answered from these. */
const MAX_PIECES = 150

export function createCutAsker(index: CutIndex, {analyzer, settings, fetchPiece, pause}: CutNeeds): Asker {
  const store = createPieceStore()
  const open = openCut(index, store)
  const engine = createEngine(open, analyzer, settings)
  const coming = new Map<string, Promise<void>>()
  const receive = async (piece: WantedPiece): Promise<void> => {
    try {
      open.receive(piece, await fetchPiece(piece.name))
    } finally {
      coming.delete(piece.name)
    }
  }
  const fetchOnce = (piece: WantedPiece): Promise<void> => {
    const known = coming.get(piece.name)
    if (known !== undefined) return known
    const started = receive(piece)
    coming.set(piece.name, started)
    // Who waits for it hears of a failure; when no one does any more, it does not matter.
    started.catch(() => undefined)
    return started
  }
  return createAsker(() => {
    const asked = new Set<string>()
    return (query, options) => {
      store.begin(asked.size > MAX_PIECES)
      const answer = engine.search(query, options)
      const wanted = store.wanted()
      if (wanted.length === 0) return {answer}
      for (const {name} of wanted) asked.add(name)
      return {answer, bring: () => Promise.race(wanted.map(fetchOnce))}
    }
  }, pause)
}
