// Icon of the link to a page's source.
import {clsx} from 'clsx'
import type {ReactNode} from 'react'
import {pencil} from '../icons/pencil.ts'
import type {IconProps} from './Base.tsx'
import {createIcon} from './create-icon.tsx'

const Pencil = createIcon(pencil)

/** With room for the text after it, also in a site's own link. */
export default function IconEdit({className, ...props}: IconProps): ReactNode {
  return <Pencil {...props} className={clsx('iconEdit', className)} />
}
