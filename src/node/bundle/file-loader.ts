// For the bundler, by the names that sites know: `import url from '!!file-loader!./file.pdf'`, and the same with url-loader.
import {createHash} from 'node:crypto'
import {parse} from 'node:path'

interface LoaderContext {
  readonly resourcePath: string
  readonly emitFile: (path: string, content: Buffer) => void
}

/** Files are bytes. */
export const raw = true

const HASH_LENGTH = 10

export default function fileLoader(this: LoaderContext, content: Buffer): string {
  const {name, ext} = parse(this.resourcePath)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)
  const path = `assets/${name}.${hash}${ext}`
  this.emitFile(path, content)
  return `export default __webpack_public_path__ + ${JSON.stringify(path)}\n`
}
