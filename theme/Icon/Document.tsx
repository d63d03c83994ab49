// Icon of a page, on a card.

import {fileText} from '../icons/file-text.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(fileText)
