// Two sheets: copies the code of a block.

import {copy} from '../icons/copy.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(copy)
