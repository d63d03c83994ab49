// For the bundler, by the name that sites know: `import url from '!!file-loader!./file.pdf'`.
import {createHash} from 'node:crypto'
import {parse} from 'node:path'

export interface FileContext {
  readonly resourcePath: string
  readonly emitFile: (path: string, content: Buffer) => void
}

/** Files are bytes. */
export const raw = true

const HASH_LENGTH = 10

export default function fileLoader(this: FileContext, content: Buffer): string {
  return emitAsFile(this, content)
}

/** The module of a file whose export is its URL. */
export function emitAsFile(context: FileContext, content: Buffer): string {
  const {name, ext} = parse(context.resourcePath)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)
  const path = `assets/${name}.${hash}${ext}`
  context.emitFile(path, content)
  return `export default __webpack_public_path__ + ${JSON.stringify(path)}\n`
}
