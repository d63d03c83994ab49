// Brings a file into the browser's cache, without running it.

const TIMEOUT_MS = 10_000

/** Fetches a URL for later. Gives the bytes that went over the network; 0 when it was cached or failed. */
export type FetchAhead = (url: string) => Promise<number>

/** By `<link rel=prefetch>` where the browser has it, else by a request with credentials. */
export function createFetchAhead(): FetchAhead {
  return supportsPrefetchLinks() ? prefetchByLink : prefetchByRequest
}

function supportsPrefetchLinks(): boolean {
  const {relList} = document.createElement('link')
  return relList?.supports?.('prefetch') ?? false
}

function prefetchByLink(url: string): Promise<number> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    const settle = () => {
      clearTimeout(timer)
      resolve(measureBytes(link.href))
    }
    // Not every browser tells when a prefetch is over.
    const timer = setTimeout(settle, TIMEOUT_MS)
    link.onload = settle
    link.onerror = settle
    link.rel = 'prefetch'
    link.crossOrigin = 'anonymous'
    link.href = url
    document.head.append(link)
  })
}

async function prefetchByRequest(url: string): Promise<number> {
  try {
    const response = await fetch(url, {credentials: 'include'})
    const body = await response.arrayBuffer()
    return measureBytes(response.url) || Number(response.headers.get('content-length')) || body.byteLength
  } catch {
    // Prefetching is a favour; the click will find out what is wrong.
    return 0
  }
}

function measureBytes(url: string): number {
  const entry = performance.getEntriesByName(url, 'resource').at(-1)
  if (!(entry instanceof PerformanceResourceTiming)) return 0
  return entry.transferSize || entry.encodedBodySize
}
