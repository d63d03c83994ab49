// Icon of the reading settings: letters of two sizes.
import IconBase, {type IconProps} from '@theme/Icon/Base'
import type {ReactNode} from 'react'

export default function IconReadingSettings(props: IconProps): ReactNode {
  return (
    <IconBase {...props}>
      <path d="m15 16 2.536-7.328a1.02 1.02 1 0 1 1.928 0L22 16M15.697 14h5.606M2 16l4.039-9.69a.5.5 0 0 1 .923 0L11 16M3.304 13h6.392" />
    </IconBase>
  )
}
