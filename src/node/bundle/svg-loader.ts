// For the bundler: an SVG file that a script imports becomes a React component, `<Logo className="big" />`. Style sheets
// and content get the URL of the file instead.
import {decodeReferences} from '../text/read-tag.ts'
import {readDeclarations} from '../text/style-declarations.ts'

const ATTRIBUTE = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** @throws Error when the file is no SVG. */
export default function svgLoader(source: string): string {
  const root = findRoot(source)
  if (root === undefined) throw new Error('The file is not an SVG image: it has no <svg> element.')
  const {attributes, inner} = root
  const props = Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [
      toPropName(name),
      name === 'style' ? toStyle(one ?? other ?? '') : decodeReferences(one ?? other ?? ''),
    ]),
  )
  return `import {createElement, useMemo} from 'react'
const attributes = ${JSON.stringify(props)}
const inner = ${JSON.stringify(inner)}
const escapeText = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
export default function Svg({title, children, ...props}) {
  const heading = title === undefined ? '' : '<title>' + escapeText(title) + '</title>'
  const html = useMemo(() => ({__html: heading + inner}), [heading])
  return createElement('svg', {...attributes, ...props, dangerouslySetInnerHTML: html})
}
export {Svg as ReactComponent}
`
}

interface SvgRoot {
  readonly attributes: string
  readonly inner: string
}

/** The first `<svg>`, up to the last tag that closes one. */
function findRoot(source: string): SvgRoot | undefined {
  const opening = /<svg\b/i.exec(source)
  if (opening === null) return undefined
  const from = opening.index + opening[0].length
  // Up to the bracket that is in no value.
  const tag = /(?:[^>"']|"[^"]*"|'[^']*')*/y
  tag.lastIndex = from
  const attributes = tag.exec(source)?.[0] ?? ''
  const end = from + attributes.length
  if (source[end] !== '>') return undefined
  if (attributes.endsWith('/')) return {attributes, inner: ''}
  const close = [...source.matchAll(/<\/svg(?=\s*>)/gi)].at(-1)?.index ?? -1
  return close < end ? undefined : {attributes, inner: source.slice(end + 1, close)}
}

/** As React wants it: `stroke-width` is `strokeWidth`, `class` is `className`. */
function toPropName(name: string): string {
  if (name === 'class') return 'className'
  if (/^(?:aria|data)-/.test(name)) return name
  return name.replace(/[:-]([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function toStyle(text: string): Record<string, string> {
  return Object.fromEntries(readDeclarations(text).map(([name, value]) => [toStyleName(name), value]))
}

function toStyleName(name: string): string {
  return name.startsWith('--') ? name : toPropName(name)
}
