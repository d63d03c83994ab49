// Icon of the reading settings: letters of two sizes.

import {aLargeSmall} from '../icons/a-large-small.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(aLargeSmall)
