// What a site's own function has made of the Markdown node of a broken link or image.
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import type {Reference} from '../model.ts'
import type {Resolution} from './resolve-reference.ts'

type Node = Readonly<Record<string, unknown>>

interface Changes extends Partial<Pick<Resolution, 'alt' | 'title' | 'attributes' | 'width' | 'height' | 'target'>> {
  /** Names of the fields that cannot be changed, as the writer's text is compiled already. */
  readonly lost: readonly string[]
}

const TEXTS: Readonly<Record<string, readonly string[]>> = {image: ['alt', 'title'], link: ['title']}

/** Attributes that have a place of their own in compiled text. */
const PLACED: Readonly<Record<string, readonly string[]>> = {
  image: ['alt', 'title', 'width', 'height'],
  link: ['title', 'target'],
}

/** Attributes that the compiler writes itself. */
const WRITTEN = new Set(['src', 'href', 'loading', 'decoding', 'rel'])

/** @param before The node as the function got it. */
export function findChanges(before: Node, after: Node, {kind, isTag, isCode}: Reference): Changes {
  const changed = Object.keys(after).filter((key) => key !== 'url' && after[key] !== before[key])
  if (isTag === true || isCode === true) return {lost: changed}
  const {data} = after
  const isText = (key: string): boolean => TEXTS[kind]?.includes(key) === true
  const lost = changed.filter((key) => !isText(key) && (key !== 'data' || !isPlainRecord(data)))
  const texts = Object.fromEntries(changed.filter(isText).map((key) => [key, toText(after[key]) ?? '']))
  const attributes: Record<string, string | true> = {}
  for (const [name, value] of attributesOf(data, lost)) {
    const text = toText(value)
    if (WRITTEN.has(name) || text === undefined) lost.push(`data.hProperties.${name}`)
    else if (PLACED[kind]?.includes(name)) texts[name] = text
    else attributes[name] = value === true || text
  }
  return {...texts, ...(Object.keys(attributes).length === 0 ? {} : {attributes}), lost}
}

/** Those of `data.hProperties`; what else is in `data` is lost. */
function attributesOf(data: unknown, lost: string[]): [string, unknown][] {
  if (!isPlainRecord(data)) return []
  for (const key of Object.keys(data)) if (key !== 'hProperties') lost.push(`data.${key}`)
  return isPlainRecord(data.hProperties) ? Object.entries(data.hProperties) : []
}

/** As an attribute has it; undefined for what is none. */
function toText(value: unknown): string | undefined {
  if (value === true) return ''
  if (Array.isArray(value)) return value.map(String).join(' ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
