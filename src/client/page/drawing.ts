// SVG files as components, `<Logo className="big" />`: their elements are in the page, where its style sheets reach them.
import {createElement, type FunctionComponent, type ReactNode, type SVGProps, useMemo} from 'react'
import type {Drawing} from '../../shared/drawing.ts'
import {escapeText} from '../../shared/escape-html.ts'

type DrawingProps = SVGProps<SVGSVGElement> & {
  /** What the image shows, as its first element. */
  readonly title?: string
}

/** Attributes that it is given win over those of the file. */
export function createDrawing({props: own, inner}: Drawing): FunctionComponent<DrawingProps> {
  return function Svg({title, children: _, ...props}: DrawingProps): ReactNode {
    const heading = title === undefined ? '' : `<title>${escapeText(title)}</title>`
    const html = useMemo(() => ({__html: heading + inner}), [heading])
    return createElement('svg', {...own, ...props, dangerouslySetInnerHTML: html})
  }
}
