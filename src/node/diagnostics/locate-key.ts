// Finds the place of a key in a configuration file by reading its brackets, strings and keys: enough to point at the
// line, without a parser for TypeScript. A key that is computed or spread in from elsewhere may not be found.

/** A place in a text: 1-based line and column, length in UTF-16 code units. */
export interface KeyPlace {
  readonly line: number
  readonly column: number
  readonly length: number
}

interface Frame {
  /** Key that led to this bracket, when there is one. */
  readonly key: string | undefined
  readonly bracket: string
  /** Commas passed, which is the index of the next item in a list. */
  index: number
}

interface FoundKey {
  readonly path: readonly (string | number)[]
  readonly offset: number
  readonly length: number
}

// Comment, string, template, name, number, or one sign. One that is not closed ends with its line, or with the text.
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|`(?:[^`\\]|\\[\s\S])*`?|[\p{ID_Start}$_][\p{ID_Continue}$]*|\d[\w.]*|=>|[^\s]/gu

/**
 * The place of the key that a path ends in. Where the text has several keys of that name, the one whose surrounding
 * keys agree best with the path is taken; indices of lists that the text does not show (`items[2]` in a variable)
 * are given up first.
 * @param path Keys and list indices from the root of the configuration.
 * @returns Undefined when no key of the path is in the text.
 */
export function locateKey(text: string, path: readonly PropertyKey[]): KeyPlace | undefined {
  const wanted = path.map((part) => (typeof part === 'number' ? part : String(part)))
  const {keys} = findNames(text)
  for (let end = wanted.length; end > 0; end -= 1) {
    const goal = wanted.slice(0, end)
    if (typeof goal.at(-1) === 'number') {
      // Of an object in a list, its first key shows which one is meant.
      const first = keys.find(
        ({path: [...of]}) => of.length === goal.length + 1 && sharedTail(of.slice(0, -1), goal) === goal.length,
      )
      if (first !== undefined) return placeAt(text, first.offset, first.length)
      continue
    }
    const best = bestMatch(keys, goal)
    if (best !== undefined && !isElsewhere(best, goal, keys)) return placeAt(text, best.offset, best.length)
  }
  return undefined
}

/**
 * The place of an item of a list: of a name, or of the name at the beginning of a list of its own.
 * @param path Ends in the number of the item.
 * @returns Undefined when no list of that name in the text has so many items.
 */
export function locateItem(text: string, path: readonly [...PropertyKey[], number]): KeyPlace | undefined {
  const wanted = path.map((part) => (typeof part === 'number' ? part : String(part)))
  const items = findNames(text).items.filter((item) => sharedTail(item.path, wanted) >= Math.min(2, wanted.length))
  const best = items.sort((a, b) => a.path.length - b.path.length)[0]
  return best === undefined ? undefined : placeAt(text, best.offset, best.length)
}

/** The place where a text stands between quotation marks for the first time. */
export function locateText(text: string, quoted: string): KeyPlace | undefined {
  const offset = ["'", '"', '`'].map((mark) => text.indexOf(mark + quoted + mark)).filter((at) => at >= 0)
  return offset.length === 0 ? undefined : placeAt(text, Math.min(...offset) + 1, quoted.length)
}

/** Line and column of an offset. */
export function placeAt(text: string, offset: number, length: number): KeyPlace {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return {line: before.split('\n').length, column: offset - lineStart + 1, length}
}

function bestMatch(keys: readonly FoundKey[], goal: readonly (string | number)[]): FoundKey | undefined {
  let best: FoundKey | undefined
  let bestScore = 0
  for (const key of keys) {
    if (key.path.at(-1) !== goal.at(-1)) continue
    const score = 1 + sharedTail(key.path, goal) * 2 + (key.path.length === goal.length ? 1 : 0)
    if (score > bestScore) {
      best = key
      bestScore = score
    }
  }
  return best
}

/** The text shows what surrounds the key, with other keys in it: one of the same name in another place is not meant. */
function isElsewhere({path}: FoundKey, goal: readonly (string | number)[], keys: readonly FoundKey[]): boolean {
  const parent = goal.slice(0, -1)
  const isBelow = (key: FoundKey): boolean =>
    key.path.length > parent.length && parent.every((part, at) => part === key.path[at])
  const isExact = path.length === goal.length && path.every((part, at) => part === goal[at])
  return parent.length > 0 && !isExact && keys.some(isBelow)
}

function sharedTail(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  let count = 0
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count += 1
  return count
}

interface FoundNames {
  /** All property keys of the text with their surroundings. */
  readonly keys: readonly FoundKey[]
  /** All items of lists, by the first name, text or number in them. */
  readonly items: readonly FoundKey[]
}

function findNames(text: string): FoundNames {
  const tokens = [...text.matchAll(TOKEN)].filter(([token]) => !/^\/[/*]/.test(token))
  const frames: Frame[] = []
  const keys: FoundKey[] = []
  const items: FoundKey[] = []
  let pending: string | undefined
  tokens.forEach((match, position) => {
    const [token] = match
    const next = tokens[position + 1]?.[0]
    const previous = tokens[position - 1]?.[0]
    const list = frames.at(-1)
    if (list?.bracket === '[' && (previous === '[' || previous === ',') && token !== ']')
      items.push({path: [...pathOf(frames), list.index], ...nameIn(tokens, position)})
    if ('{[('.includes(token)) {
      frames.push({key: pending, bracket: token, index: 0})
      pending = undefined
    } else if ('}])'.includes(token)) {
      frames.pop()
      pending = undefined
    } else if (token === ',') {
      const top = frames.at(-1)
      if (top !== undefined) top.index += 1
      pending = undefined
    } else if (isKey(token, previous, next, frames.at(-1))) {
      const name = unquote(token)
      keys.push({path: [...pathOf(frames), name], offset: match.index, length: token.length})
      pending = name
    }
  })
  return {keys, items}
}

/** An item that is a list is found by what it begins with. */
function nameIn(tokens: readonly RegExpExecArray[], position: number): Pick<FoundKey, 'offset' | 'length'> {
  const [first, second] = [tokens[position], tokens[position + 1]]
  const name = first?.[0] === '[' && second !== undefined ? second : first
  return {offset: name?.index ?? 0, length: name?.[0].length ?? 0}
}

function isKey(
  token: string,
  previous: string | undefined,
  next: string | undefined,
  frame: Frame | undefined,
): boolean {
  if (frame?.bracket !== '{' || (previous !== '{' && previous !== ',')) return false
  if (!/^['"\p{ID_Start}$_\d]/u.test(token)) return false
  // `{name}`, `{name, …}` and `{name() {…}}` besides `{name: …}`.
  return next === ':' || next === ',' || next === '}' || next === '('
}

function pathOf(frames: readonly Frame[]): readonly (string | number)[] {
  return frames.flatMap((frame, position) => {
    const parent = frames[position - 1]
    const own = parent?.bracket === '[' ? [parent.index] : []
    return frame.key === undefined ? own : [...own, frame.key]
  })
}

function unquote(token: string): string {
  return /^['"]/.test(token) ? token.slice(1, -1) : token
}
