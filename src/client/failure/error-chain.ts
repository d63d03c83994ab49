// An error and its causes as a list.

const MAX_DEPTH = 10

/** The error and what caused it, outermost first. Ends at a cause that is not an error, at a cycle, or after ten. */
export function toErrorChain(error: unknown): readonly Error[] {
  const chain: Error[] = []
  let current = error
  while (current instanceof Error && !chain.includes(current) && chain.length < MAX_DEPTH) {
    chain.push(current)
    current = current.cause
  }
  return chain
}

/** What was thrown, as an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
