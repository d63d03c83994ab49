// A line that turns: wraps long lines of code.

import {textWrap} from '../icons/text-wrap.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(textWrap)
