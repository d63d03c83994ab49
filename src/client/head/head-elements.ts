// From the React elements inside `<Head>` to plain tags.
import {Children, Fragment, isValidElement, type ReactNode} from 'react'
import type {HeadTag} from '../../shared/contract.ts'

/** What one `<Head>` asks for. */
export interface HeadEntry {
  readonly tags: readonly HeadTag[]
  readonly htmlAttributes: Readonly<Record<string, string>>
  readonly bodyAttributes: Readonly<Record<string, string>>
}

type Props = Readonly<Record<string, unknown>>

const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'}

/**
 * Reads the children of `<Head>`: head tags, and `<html>` and `<body>` for their attributes.
 * @throws Error for a component, which cannot be read without rendering it.
 */
export function readHeadElements(children: ReactNode): HeadEntry {
  const tags: HeadTag[] = []
  let htmlAttributes = {}
  let bodyAttributes = {}
  for (const {tag, props} of flatten(children)) {
    const attributes = toAttributes(props)
    if (tag === 'html') htmlAttributes = {...htmlAttributes, ...toStrings(attributes)}
    else if (tag === 'body') bodyAttributes = {...bodyAttributes, ...toStrings(attributes)}
    else tags.push(toTag(tag, attributes, toText(props)))
  }
  return {tags, htmlAttributes, bodyAttributes}
}

function flatten(children: ReactNode): readonly {readonly tag: string; readonly props: Props}[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return []
    // `children` of a fragment is whatever JSX put there.
    if (child.type === Fragment) return flatten(child.props.children as ReactNode)
    if (typeof child.type !== 'string') {
      throw new Error('The children of <Head> must be plain tags such as <title> or <meta>, not components.')
    }
    return [{tag: child.type, props: child.props}]
  })
}

function toTag(tag: string, attributes: Readonly<Record<string, string | true>>, text: string | undefined): HeadTag {
  return {
    tag,
    ...(Object.keys(attributes).length > 0 && {attributes}),
    ...(text !== undefined && {text}),
  }
}

function toAttributes(props: Props): Readonly<Record<string, string | true>> {
  const attributes: Record<string, string | true> = {}
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML') continue
    if (value === undefined || value === null || value === false) continue
    attributes[ATTRIBUTE_NAMES[name] ?? name.toLowerCase()] = value === true ? true : String(value)
  }
  return attributes
}

function toStrings(attributes: Readonly<Record<string, string | true>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value === true ? '' : value]))
}

function toText({children, dangerouslySetInnerHTML: raw}: Props): string | undefined {
  if (typeof raw === 'object' && raw !== null && '__html' in raw) return String(raw.__html)
  // `children` is whatever JSX put there.
  const text = Children.toArray(children as ReactNode)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('')
  return text === '' ? undefined : text
}
