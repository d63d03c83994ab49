// What an import says of one image after its name, in place of the plugin's options: `./cat.jpg?size=300`, `?sizes[]=300,sizes[]=600` or
// `?{sizes: [300, 600]}`, as the loader of Docusaurus takes it.
import {isPlainRecord} from '../../shared/is-plain-record.ts'

export interface ImageQuery {
  /** Pixels, smallest first. */
  readonly widths?: readonly number[]
  readonly quality?: number
  readonly format?: string
  readonly background?: string
}

const FORMATS: readonly string[] = ['jpeg', 'jpg', 'png', 'webp', 'avif']

/** @param query With its `?`; empty for none. @throws Error when it asks for what no image can be. */
export function readImageQuery(query: string): ImageQuery {
  const given = parseQuery(query.replace(/^\?/, ''))
  const widths = (given.get('size') ?? given.get('sizes') ?? []).map((one) => toNumber('size', one))
  const [quality] = given.get('quality') ?? []
  const [format] = given.get('format') ?? []
  const [background] = given.get('background') ?? []
  if (format !== undefined && !FORMATS.includes(format))
    throw new Error(`No image is made in the format "${format}". There are: ${FORMATS.join(', ')}.`)
  return {
    ...(widths.length === 0 ? {} : {widths: widths.toSorted((a, b) => a - b)}),
    ...(quality === undefined ? {} : {quality: Math.min(100, toNumber('quality', quality))}),
    ...(format === undefined ? {} : {format}),
    ...(background === undefined ? {} : {background}),
  }
}

function toNumber(key: string, text: string): number {
  const value = Number.parseInt(text, 10)
  if (!(value >= 1)) throw new Error(`In the import of this image, "${key}" is no number: "${text}".`)
  return value
}

function parseQuery(query: string): ReadonlyMap<string, readonly string[]> {
  if (query.startsWith('{')) return parseObject(query)
  const values = new Map<string, string[]>()
  for (const [name, value] of query.split(/[,&]/).flatMap((part) => [...new URLSearchParams(part)])) {
    const key = name.replace(/\[\]$/, '')
    values.set(key, [...(values.get(key) ?? []), value])
  }
  return values
}

/** Its keys may be without quotes. */
function parseObject(query: string): ReadonlyMap<string, readonly string[]> {
  const text = query.replace(/([{,]\s*)(\w+)\s*:/g, '$1"$2":').replaceAll("'", '"')
  const parsed: unknown = JSON.parse(text)
  const entries = isPlainRecord(parsed) ? Object.entries(parsed) : []
  return new Map(entries.map(([key, value]) => [key, [value].flat().map(String)]))
}
