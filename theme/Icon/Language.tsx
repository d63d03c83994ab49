// Icon of languages.

import {languages} from '../icons/languages.ts'
import {createIcon} from './create-icon.tsx'

export default createIcon(languages)
