// Closes what a piece of work has opened.

/** Runs the closers after the work, the last one first, also when the work or one of them fails. */
export async function closing<T>(closers: readonly (() => void | Promise<void>)[], work: () => Promise<T>): Promise<T> {
  const [close, ...others] = closers
  if (close === undefined) return work()
  try {
    return await closing(others, work)
  } finally {
    await close()
  }
}
