// Files of translated messages, as Docusaurus has them: `{"id": {"message": "…", "description": "…"}}`.
import type {Diagnostic} from '../shared/diagnostics.ts'
import {isPlainRecord} from '../shared/is-plain-record.ts'
import {quoteValue} from '../shared/quote-value.ts'
import {readJsonFile} from './json-file.ts'

/** Translations by id. */
export type Messages = Readonly<Record<string, string>>

/** A message with what translators are told of it. */
export interface DescribedMessage {
  readonly message: string
  readonly description?: string
}

interface MessagesText {
  readonly sourcePath: string
  readonly text: string
}

/** The messages of a file. What is wrong is reported with its place, and left out. */
export function readMessages(file: MessagesText, report: (diagnostic: Diagnostic) => void): Messages {
  const described = Object.entries(readDescribedMessages(file, report))
  return Object.fromEntries(described.map(([id, {message}]) => [id, message]))
}

/** The messages of a file with their descriptions. What is wrong is reported with its place, and left out. */
export function readDescribedMessages(
  {sourcePath, text}: MessagesText,
  report: (diagnostic: Diagnostic) => void,
): Readonly<Record<string, DescribedMessage>> {
  const {value, problem, placeOf} = readJsonFile(text)
  const fail = (message: string, place: ReturnType<typeof placeOf>, hint = HINT): void =>
    report({level: 'error', code: 'content/messages', message, location: {sourcePath, ...place}, hint})
  if (problem !== undefined) {
    const {message, ...place} = problem
    fail(`The file of messages is not JSON: ${message}`, place, 'Correct the JSON at that place.')
    return {}
  }
  if (!isPlainRecord(value)) {
    fail('The file of messages must hold a JSON object.', placeOf([]))
    return {}
  }
  const messages: Record<string, DescribedMessage> = {}
  for (const [id, entry] of Object.entries(value)) {
    const fault = faultOf(entry)
    if (fault !== undefined) fail(`The message "${id}" ${fault}.`, placeOf([id]))
    // The fault would have named another type.
    else messages[id] = entry as DescribedMessage
  }
  return messages
}

const HINT = 'Write each as {"message": "the translation", "description": "for translators"}.'

function faultOf(entry: unknown): string | undefined {
  if (!isPlainRecord(entry)) return `must be an object, not ${quoteValue(entry)}`
  if (typeof entry.message !== 'string') return 'has no text under "message"'
  const unknown = Object.keys(entry).find((key) => key !== 'message' && key !== 'description')
  return unknown === undefined ? undefined : `has the unknown key "${unknown}"`
}
