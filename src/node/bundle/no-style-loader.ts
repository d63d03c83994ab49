// For the server's half of a bundle: a style sheet whose classes have no names of their own has nothing that rendering needs, so
// that what makes it, such as Tailwind or Sass, is run for the browser's half alone.

/** The part of the bundler's loader context that is used. */
interface LoaderContext {
  readonly resourcePath: string
  readonly _module?: {readonly type?: string}
}

/** As both bundlers tell such files in their kind "css/auto". */
const STYLE_MODULE = /\.modules?\.[^.]+$/i

export default function noStyleLoader(source: string): string {
  return source
}

/** @returns An empty sheet, and none of the other loaders runs; undefined where they do. */
export function pitch(this: LoaderContext): string | undefined {
  return this._module?.type === 'css/auto' && !STYLE_MODULE.test(this.resourcePath) ? '' : undefined
}
