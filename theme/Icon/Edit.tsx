// Icon of the link to a page's source.

import {pencil} from '../icons/pencil.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(pencil)
