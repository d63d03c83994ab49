// Icon of the button of the mobile menu.

import {menu} from '../icons/menu.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(menu)
