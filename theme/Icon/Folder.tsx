// Icon of a category, on a card.

import {folder} from '../icons/folder.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(folder)
