// What stays outside of the server's half of a bundle.
import {reactPackage} from './react-packages.ts'

interface ExternalRequest {
  readonly request?: string
  readonly dependencyType?: string
}

/** For `externals` of both bundlers. */
export function serverExternals(options: Parameters<typeof reactPackage>[1]) {
  return ({request = '', dependencyType}: ExternalRequest, done: (error?: null, result?: string) => void): void => {
    const name = reactPackage(request, options)
    // The render worker hands in the program's own copy of React.
    done(null, name === undefined ? otherHost(request, dependencyType) : `commonjs2 ${name}`)
  }
}

/**
 * URLs of other hosts in style sheets. Bundlers leave those of all sheets to browsers, but for other platforms only those of files
 * named .css, which sheets of Sass and Less are not.
 */
function otherHost(request: string, dependencyType = ''): string | undefined {
  if (!/^(?:https?:)?\/\//.test(request)) return undefined
  if (dependencyType === 'url') return `asset ${request}`
  return dependencyType.startsWith('css-import') ? `css-import ${request}` : undefined
}
