// Files of translated messages, as Docusaurus has them: `{"id": {"message": "…", "description": "…"}}`.
import type {Diagnostic} from './diagnostics.ts'
import {quoteValue} from './quote-value.ts'

/** Translations by id. */
export type Messages = Readonly<Record<string, string>>

/** The messages of a file. What is wrong is reported and left out. */
export function readMessages(
  {sourcePath, text}: {readonly sourcePath: string; readonly text: string},
  report: (diagnostic: Diagnostic) => void,
): Messages {
  const fail = (message: string): void =>
    report({level: 'error', code: 'content/messages', message, location: {sourcePath}, hint: HINT})
  const value = parseJson(text)
  if (!isRecord(value)) {
    fail('The file of messages must hold a JSON object.')
    return {}
  }
  const messages: Record<string, string> = {}
  for (const [id, entry] of Object.entries(value)) {
    const fault = faultOf(entry)
    if (fault !== undefined) fail(`The message "${id}" ${fault}.`)
    // The fault would have named another type.
    else messages[id] = (entry as {readonly message: string}).message
  }
  return messages
}

const HINT = 'Write each as {"message": "the translation", "description": "for translators"}.'

function faultOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return `must be an object, not ${quoteValue(entry)}`
  if (typeof entry.message !== 'string') return 'has no text under "message"'
  const unknown = Object.keys(entry).find((key) => key !== 'message' && key !== 'description')
  return unknown === undefined ? undefined : `has the unknown key "${unknown}"`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
