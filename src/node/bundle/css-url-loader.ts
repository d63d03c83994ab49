// For style sheets of a plugin's rule whose css-loader leaves URLs as they are: the bundler's own treatment of CSS is told by a comment.
import type {LoaderContext} from 'webpack'

export interface CssUrlOptions {
  /** Whether a URL is a file of the bundle. */
  readonly isResolved: (url: string, resourcePath: string) => boolean
}

const IGNORED = '/* webpackIgnore: true */'

const TEXT = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`
/** Comments and texts, which may hold what looks like a URL, and URLs. */
const TOKEN = new RegExp(String.raw`/\*.*?\*/|url\(\s*(${TEXT})\s*\)|url\(([^()"']*)\)|${TEXT}`, 'gis')

export default function cssUrlLoader(this: LoaderContext<CssUrlOptions>, css: string): string {
  const {isResolved} = this.getOptions()
  return css.replace(TOKEN, (text, quoted?: string, bare?: string) => {
    const url = quoted?.slice(1, -1) ?? bare?.trim()
    return url === undefined || isResolved(url, this.resourcePath) ? text : `${IGNORED} ${text}`
  })
}
