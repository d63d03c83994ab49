// The script of pages that have the rules of their first paint in their text: all that must have run before it, without a file that
// would have to come. Its tag has the attributes that the start script's has elsewhere.
import {exchangeFirstStyles} from './exchange-first-styles.ts'
import './start-script.ts'
import './late-styles-script.ts'

exchangeFirstStyles()
