// Icon of a link to a platform without an icon of its own.

import {link} from '../../icons/link.ts'
import {createIcon} from '../create-icon.tsx'

export default createIcon(link)
