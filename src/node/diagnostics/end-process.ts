// Ends a process of the program's own.
import {closeSync} from 'node:fs'
import {createRequire} from 'node:module'
import {basename} from 'node:path'

/**
 * Rspack's native part keeps the modules that JavaScript has looked at, as plugins do, until Node takes the process apart, which
 * `process.exit` does not do. Rspack then says of each that it may be a memory leak: no fault of the site, and nothing that matters
 * to a process at its end. It writes behind the last listener, to the descriptor itself, so that only closing it helps.
 * @param status Node's own choice when it is left out.
 */
export function endProcess(status?: number): never {
  if (hasRspack()) process.once('exit', closeErrors)
  process.exit(status)
}

/** Whoever loaded it: plugins may do so themselves. */
function hasRspack(): boolean {
  return Object.keys(createRequire(import.meta.url).cache).some(
    (path) => path.endsWith('.node') && basename(path).includes('rspack'),
  )
}

function closeErrors(): void {
  try {
    closeSync(process.stderr.fd)
  } catch {
    // It is closed already.
  }
}
