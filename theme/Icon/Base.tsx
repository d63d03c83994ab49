// Frame of all icons: 24 by 24 units, drawn with lines in the colour of the text, hidden from screen readers. How lines
// are drawn stands in the style sheet, once, and not in each icon of each page.
import {clsx} from 'clsx'
import type {ReactNode, SVGProps} from 'react'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'>

/** An icon 20 pixels wide and high, unless `width` and `height` say otherwise. */
export default function IconBase({className, ...props}: IconProps): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      className={clsx('icon_', className)}
      {...props}
    />
  )
}
