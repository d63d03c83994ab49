// Icon of the sidebar's buttons to hide and to show it.

import {chevronLeft} from '../icons/chevron-left.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(chevronLeft)
