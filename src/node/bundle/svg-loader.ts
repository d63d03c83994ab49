// For the bundler: an SVG file that a script, or a document that is one of its modules, imports becomes a React component,
// `<Logo className="big" />`. Style sheets get the URL of the file instead; for content see ../link/link-imports.ts.
import {readSvg} from '../text/read-svg.ts'

/** @throws Error when the file is no SVG. */
export default function svgLoader(source: string): string {
  const drawing = readSvg(source)
  if (drawing === undefined) throw new Error('The file is not an SVG image: it has no <svg> element.')
  return `import {createDrawing} from 'quire-docs/client/page/drawing'
const Svg = createDrawing(${JSON.stringify(drawing)})
export {Svg as default, Svg as ReactComponent}
`
}
