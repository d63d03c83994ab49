// Icon of a link to an email address.

import {mail} from '../../icons/mail.ts'
import {createIcon} from '../create-icon.tsx'

export default createIcon(mail)
