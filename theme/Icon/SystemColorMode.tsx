// Icon of the colour mode of the system.

import {monitor} from '../icons/monitor.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(monitor)
