// Documents that people wrote, as the stuff that random ones are made from: the handbook's own.
import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const MAX_BYTES = 30_000

let read: readonly string[] | undefined

/** Texts of the documents, in an order that does not depend on the machine. */
export function realDocuments(): readonly string[] {
  read ??= readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => readFileSync(join(root, 'docs', name), 'utf8'))
    .filter((text) => text.length < MAX_BYTES)
  return read
}
