// Worker half of telling where a page failed: the part of its code that threw, as it stands in the compiled text. Compiling
// keeps no source map, which every page would pay for; a part of the text finds its line as well.

import {withoutUndefined} from '../../shared/without-undefined.ts'
import {type BundledCode, findBundledCode} from './bundled-code.ts'
import {expressionAt} from './expression-at.ts'

/** What can be known of an error that content or a component threw. */
export interface FailedCode {
  /** Specifier of the partial that threw, where it was not the page's own content. */
  readonly partial?: string
  /** The innermost code of the site that its bundle has: a component, or what it calls. */
  readonly bundled?: BundledCode
  /** The expression that threw, printed; spaces mean nothing. */
  readonly expression?: string
  /** Functions that were running, innermost first: components go by their names. */
  readonly callers: readonly string[]
}

/** Compiled texts by the names under which they are evaluated: the page's path, or the specifier of a partial. */
export type ContentTexts = ReadonlyMap<string, string>

const FRAME = /^\s*at (?:async )?(?:(?:new )?([\w$.<>]+)(?: \[as [^\]]+\])? )?\(?(.*):(\d+):(\d+)\)?$/

export interface RunCode {
  readonly texts: ContentTexts
  /** Path of the page. */
  readonly path: string
  readonly serverFile: string
}

export function findFailedCode(stack: string, {texts, path, serverFile}: RunCode): FailedCode {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', file = '', row = '', column = ''] = FRAME.exec(line) ?? []
    return file === '' ? [] : [{name, file, row: Number(row), column: Number(column)}]
  })
  const callers = frames.flatMap(
    ({name}) =>
      name
        .split('.')
        .at(-1)
        ?.match(/^[\w$]+$/) ?? [],
  )
  const frame = frames.find(({file}) => texts.has(file))
  const inner = frames.slice(0, frame === undefined ? frames.length : frames.indexOf(frame))
  const bundled = findFirst(inner, ({file, row, column}) =>
    file === serverFile ? findBundledCode(serverFile, row, column) : undefined,
  )
  const found = {callers, ...withoutUndefined({bundled})}
  if (frame === undefined) return found
  const line = texts.get(frame.file)?.split('\n')[frame.row - 1] ?? ''
  // The first line of the text follows what it is wrapped in.
  const expression = frame.row === 1 ? '' : expressionAt(line, frame.column - 1)
  return {
    ...found,
    ...(frame.file === path ? {} : {partial: frame.file}),
    ...(expression === '' ? {} : {expression}),
  }
}

function findFirst<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
