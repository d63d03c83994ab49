// Icon of the first breadcrumb.

import {house} from '../icons/house.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(house)
