// A file that comes to the page and is read in the worker, piece by piece.

/** A file that was asked for before the code that reads it was there. */
export interface ComingFile {
  readonly url: string
  readonly response: Promise<Response>
}

/** A piece of the file: its text, its end, or why there is no more of it. */
export type Piece =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'end'}
  | {readonly kind: 'lost'; readonly message: string}

/** On the page: gives all pieces away; never fails. */
export async function sendPieces(texts: AsyncIterable<string>, send: (piece: Piece) => void): Promise<void> {
  try {
    for await (const text of texts) send({kind: 'text', text})
    send({kind: 'end'})
  } catch (error) {
    send({kind: 'lost', message: error instanceof Error ? error.message : String(error)})
  }
}

/** In the worker: pieces wait until they are read. */
export interface PieceQueue {
  readonly add: (piece: Piece) => void
  /** Once. Fails where the file was lost. */
  readonly texts: AsyncIterable<string>
}

export function createPieceQueue(): PieceQueue {
  const pieces: Piece[] = []
  let onPiece = (): void => undefined
  async function* read(): AsyncGenerator<string, void> {
    for (;;) {
      const piece = pieces.shift()
      if (piece === undefined) {
        await new Promise<void>((resolve) => {
          onPiece = resolve
        })
        continue
      }
      if (piece.kind === 'end') return
      if (piece.kind === 'lost') throw new Error(piece.message)
      yield piece.text
    }
  }
  return {
    add: (piece) => {
      pieces.push(piece)
      onPiece()
    },
    texts: read(),
  }
}
