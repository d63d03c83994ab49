// Which head tags win: pure, for the server's document and the client alike.
import type {HeadTag} from './contract.ts'

/** Tags of one `<Head>`, or of the page itself. */
export type HeadGroup = readonly HeadTag[]

/**
 * Joins groups of head tags, in order. A tag of a later group replaces those of the same kind in earlier ones; tags of one
 * kind inside one group stay together, as several `article:author`. Tags without a kind are kept unless they are equal.
 */
export function mergeHead(groups: readonly HeadGroup[]): readonly HeadTag[] {
  const seen = new Set<string>()
  const kept: HeadTag[][] = []
  for (const group of [...groups].reverse()) {
    const kinds = group.map(kindOf)
    kept.unshift(group.filter((_, index) => !seen.has(kinds[index] ?? '') && !seen.has(imageOf(kinds[index] ?? ''))))
    for (const kind of kinds) seen.add(kind)
  }
  return kept.flat()
}

/** A width, or a text, is of the image that it came with, and goes with that. */
function imageOf(kind: string): string {
  return kind.replace(/^(meta \w+ \w+:image):.*/, '$1')
}

/** What a tag is about. Of two tags about one thing only the later counts. */
export function kindOf(tag: HeadTag): string {
  const {rel, hreflang, id} = tag.attributes ?? {}
  if (tag.tag === 'title' || tag.tag === 'base') return tag.tag
  if (tag.tag === 'meta') return metaKind(tag)
  if (tag.tag === 'link' && rel === 'canonical') return 'link canonical'
  if (tag.tag === 'link' && rel === 'alternate' && hreflang !== undefined) return `link alternate ${hreflang}`
  // A page is one post, or lists one blog: a part of the theme that says it in another way takes the place of the build's word.
  const posting = tag.tag === 'script' && /^\{"@context":"[^"]*","@type":"Blog(?:Posting)?"/.exec(tag.text ?? '')
  if (posting) return posting[0]
  if (tag.tag === 'script' && id !== undefined) return `script #${id}`
  return signatureOf(tag)
}

function metaKind(tag: HeadTag): string {
  const attributes = tag.attributes ?? {}
  const name = ['charset', 'name', 'property', 'http-equiv', 'itemprop'].find((key) => attributes[key] !== undefined)
  if (name === undefined) return signatureOf(tag)
  return name === 'charset' ? 'meta charset' : `meta ${name} ${attributes[name]}`
}

/** Equal for tags that are written alike, whatever the order of their attributes. */
export function signatureOf(tag: HeadTag): string {
  const attributes = Object.entries(tag.attributes ?? {})
    .map(([name, value]) => `${name}=${value === true ? '' : value}`)
    .sort()
  return [tag.tag, ...attributes, tag.text ?? ''].join('\n')
}
