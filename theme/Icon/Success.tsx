// A tick: the code has been copied.

import {check} from '../icons/check.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(check)
