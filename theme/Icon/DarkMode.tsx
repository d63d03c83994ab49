// Icon of the dark colour mode.

import {moon} from '../icons/moon.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(moon)
