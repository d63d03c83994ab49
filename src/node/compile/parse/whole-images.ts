// Images that a document takes whole, `img={require('./x.png')}`: what the bundler makes of them, not their URL alone.
import {maskCode} from './mask-code.ts'

const REQUIRED =
  /\brequire\(\s{0,100}(["'])((?:\.{1,2}|@site)\/[^"'\n]{1,1000}\.(?:png|jpe?g)(?:\?[^"'\n]{0,1000})?)\1\s{0,100}\)(?!\s{0,100}\.)/gi

/** The bundler's name of such an image; without the query it would be a file, which needs no bundler. */
const QUERY = '?ideal'

/** The name of an image that a document takes whole, if it has a place for one; undefined for anything else. */
export function wholeImage(path: string, content: string): string | undefined {
  // With sizes of its own, such as `?size=300`, it has a query.
  const isWhole =
    /^(?:\.{1,2}|@site)\/[^?]*\.(?:png|jpe?g)(?:\?(?!(?:raw|url)\b).*)?$/i.test(path) && takesWholeImages(content)
  if (!isWhole) return undefined
  return path.includes('?') ? path : path + QUERY
}

/** Specifiers of imports, and those that `require` outside code leads to. */
export function withWholeImages(specifiers: Iterable<string>, content: string): readonly string[] {
  if (!takesWholeImages(content)) return [...specifiers]
  const required = [...maskCode(content).text.matchAll(REQUIRED)].map(([, , path = '']) => path)
  return [...new Set([...specifiers, ...required].map((path) => wholeImage(path, content) ?? path))]
}

function takesWholeImages(content: string): boolean {
  return /\bIdealImage\b|\bimg=\{\s{0,100}require\(/.test(content)
}
