// Findings that pass through a bundler, which knows nothing but the text of an error: code, place and hint are in it.
import type {FileMessage} from '../../shared/diagnostics.ts'

const MARK = /quire-finding:([\w-]+);/

/** In letters of which no bundler breaks the line. */
export function carryFinding(finding: FileMessage): string {
  return `quire-finding:${Buffer.from(JSON.stringify(finding)).toString('base64url')};`
}

/** Undefined for what others say. */
export function readCarriedFinding(text: string): FileMessage | undefined {
  const [, packed] = MARK.exec(text) ?? []
  // Written above.
  return packed === undefined ? undefined : (JSON.parse(Buffer.from(packed, 'base64url').toString()) as FileMessage)
}
