// The part of picomatch that this plugin uses; the package brings no types of its own.
declare module 'picomatch' {
  export default function picomatch(patterns: readonly string[]): (path: string) => boolean
}
