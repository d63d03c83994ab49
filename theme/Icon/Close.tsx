// Icon of buttons that close something.

import {x} from '../icons/x.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(x)
