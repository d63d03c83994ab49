// A look at the server before a document is left for it: what a reader has is worth more than a browser's page of errors.

/** Long enough for a slow network, and short enough that a reader has waited less than ten seconds for a page in all. */
const ANSWER_LIMIT_MS = 3_000

/** Whether the server has anything to say at a URL, be it that there is no such page. */
export async function isAnswered(href: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
    const {body} = await fetch(href, {credentials: 'same-origin', cache: 'no-store', signal})
    void body?.cancel()
    return true
  } catch {
    return false
  }
}
