// For the bundler, by the name that sites know: `import url from '!!url-loader!./icon.png'` gives the file's bytes as a URL;
// with `?limit=8192` that of a file of its own for more bytes than that.
import {lookup} from 'mrmime'
import {emitAsFile, type FileContext} from './file-loader.ts'

interface LoaderContext extends FileContext {
  readonly getOptions: () => {
    /** Bytes; `false` for a file in each case. */
    readonly limit?: number | string | boolean
    readonly mimetype?: string | boolean
  }
}

/** Files are bytes. */
export const raw = true

export default function urlLoader(this: LoaderContext, content: Buffer): string {
  const {limit = true, mimetype} = this.getOptions()
  if (!isWithin(content.length, limit)) return emitAsFile(this, content)
  const type = typeof mimetype === 'string' ? mimetype : (lookup(this.resourcePath) ?? 'application/octet-stream')
  return `export default ${JSON.stringify(`data:${type};base64,${content.toString('base64')}`)}\n`
}

function isWithin(size: number, limit: number | string | boolean): boolean {
  if (typeof limit === 'boolean') return limit
  return limit === 'true' || size <= Number(limit)
}
