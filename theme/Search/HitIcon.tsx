// What kind of thing was found: a page, a heading, or text; and the signs of the list itself.
import IconBase from '@theme/Icon/Base'
import type {ReactNode} from 'react'

const PATHS = {
  page: 'M14 3H6v18h12V7zM14 3v4h4',
  heading: 'M10 4 8 20M16 4l-2 16M5 9h15M4 15h15',
  text: 'M5 6h14M5 12h14M5 18h9',
  recent: 'M12 7v5l3 2M3.5 12a8.5 8.5 0 1 0 2.5-6L3.5 8.5M3.5 4v4.5H8',
  enter: 'M20 5v6a3 3 0 0 1-3 3H5M9 10l-4 4 4 4',
  all: 'M5 12h14M13 6l6 6-6 6',
  none: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 21 21M8 8l5 5',
  failed: 'M12 3 2 20h20zM12 10v4M12 17v.01',
} as const

export type IconName = keyof typeof PATHS

export function HitIcon({name}: {readonly name: IconName}): ReactNode {
  return (
    <IconBase className={`searchIcon searchIcon--${name}`}>
      <path d={PATHS[name]} />
    </IconBase>
  )
}

/** By the group that a hit is of: title, heading, description, keywords, content. */
export const HIT_ICONS: readonly IconName[] = ['page', 'heading', 'text', 'page', 'text']
