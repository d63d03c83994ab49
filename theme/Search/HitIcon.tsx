// What kind of thing was found: a page, a heading, or text; and the signs of the list itself.
import IconBase from '@theme/Icon/Base'
import type {ReactNode} from 'react'
import {arrowRight} from '../icons/arrow-right.ts'
import {cornerDownLeft} from '../icons/corner-down-left.ts'
import {file} from '../icons/file.ts'
import {folder} from '../icons/folder.ts'
import {hash} from '../icons/hash.ts'
import {rotateCcwClock} from '../icons/rotate-ccw-clock.ts'
import {search} from '../icons/search.ts'
import {searchX} from '../icons/search-x.ts'
import {textAlignStart} from '../icons/text-align-start.ts'
import {triangleAlert} from '../icons/triangle-alert.ts'

const PATHS = {
  page: file,
  heading: hash,
  text: textAlignStart,
  recent: rotateCcwClock,
  suggested: search,
  section: folder,
  enter: cornerDownLeft,
  all: arrowRight,
  none: searchX,
  failed: triangleAlert,
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
