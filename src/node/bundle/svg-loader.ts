// For the bundler: an SVG file that a script imports becomes a React component, `<Logo className="big" />`. Style sheets
// and content get the address of the file instead.

const ROOT = /<svg\b((?:[^>"']|"[^"]*"|'[^']*')*?)(?:\/>|>([\s\S]*)<\/svg\s*>)/i
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** @throws Error when the file is no SVG. */
export default function svgLoader(source: string): string {
  const [found, attributes = '', inner = ''] = ROOT.exec(source) ?? []
  if (found === undefined) throw new Error('The file is not an SVG image: it has no <svg> element.')
  const props = Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [
      toPropName(name),
      name === 'style' ? toStyle(one ?? other ?? '') : decodeEntities(one ?? other ?? ''),
    ]),
  )
  return `import {createElement} from 'react'
const attributes = ${JSON.stringify(props)}
const inner = ${JSON.stringify(inner)}
const escapeText = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
export default function Svg({title, children, ...props}) {
  const heading = title === undefined ? '' : '<title>' + escapeText(title) + '</title>'
  return createElement('svg', {...attributes, ...props, dangerouslySetInnerHTML: {__html: heading + inner}})
}
export {Svg as ReactComponent}
`
}

/** As React wants it: `stroke-width` is `strokeWidth`, `class` is `className`. */
function toPropName(name: string): string {
  if (name === 'class') return 'className'
  if (/^(?:aria|data)-/.test(name)) return name
  return name.replace(/[:-]([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function toStyle(text: string): Record<string, string> {
  const declarations = text.split(';').map((one) => one.split(':').map((part) => part.trim()))
  return Object.fromEntries(
    declarations.flatMap(([name = '', ...value]) => (name === '' ? [] : [[toStyleName(name), value.join(':')]])),
  )
}

function toStyleName(name: string): string {
  return name.startsWith('--') ? name : toPropName(name)
}

function decodeEntities(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
