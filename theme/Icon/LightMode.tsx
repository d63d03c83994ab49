// Icon of the light colour mode.

import {sun} from '../icons/sun.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(sun)
