// How large a title can be.
import {LINE_HEIGHT, LINE_WIDTH, TITLE_HEIGHT} from './layout.ts'

/** Pixels. A title that does not fit in the smallest font is cut. */
const LARGEST = 88
export const SMALLEST = 40
const STEP = 4

/** Lines are not full to their ends. */
const FILLED = 0.88

/** Scripts whose words need no space between them, and are broken anywhere, or by a dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Words that may be wider than a line, the longest ones. */
export function listLongWords(title: string): readonly string[] {
  return title
    .split(/[\s/–—-]+/)
    .filter((word) => word.length > SHORT && !UNSPACED.test(word))
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
}

/** Letters that fit in a line whatever they are. */
const SHORT = 10

/** @param measured Widths in a font of one pixel: of the title in one line, and of its widest word. */
export function fitTitle({titleWidth, wordWidth}: {readonly titleWidth: number; readonly wordWidth: number}): number {
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const lines = titleWidth * size <= LINE_WIDTH ? 1 : Math.ceil((titleWidth * size) / (LINE_WIDTH * FILLED))
    if (wordWidth * size <= LINE_WIDTH && lines * size * LINE_HEIGHT <= TITLE_HEIGHT) return size
  }
  return SMALLEST
}
