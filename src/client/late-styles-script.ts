// The one script that is written into pages: where no file of the site comes, neither the style sheet nor the script that looks
// after that, it is all there is. It stands before the first style sheet, for which it would have to wait otherwise.
import {stopWaiting} from './late-styles.ts'

// In milliseconds. The recovery script, which says what is wrong, is a second faster where it comes.
setTimeout(stopWaiting, 8_000)
