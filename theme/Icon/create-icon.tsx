// The one component behind the icons of `theme/Icon` that consist of a path.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

/** @param path In a square of 24 units. */
export function createIcon(path: string): (props: IconProps) => ReactNode {
  return (props) => (
    <IconBase {...props}>
      <path d={path} />
    </IconBase>
  )
}
