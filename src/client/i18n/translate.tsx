// Texts of the shell in the reader's language.
import type {ReactNode} from 'react'
import {type InterpolateValues, interpolate} from './interpolate.tsx'

// `translate()` is a plain function that authors call anywhere, so the texts of the current site cannot come by context.
// They are set once before the client renders, and before each page in the render worker, which renders one at a time.
let currentTexts: Readonly<Record<string, string>> = {}

/** Sets the texts that `translate` and `<Translate>` use from now on. */
export function setTranslations(texts: Readonly<Record<string, string>>): void {
  currentTexts = texts
}

export interface TranslateParam {
  readonly id?: string
  /** The text in the default language; also its id when none is given. */
  readonly message?: string
  /** For translators. */
  readonly description?: string
}

/**
 * The text in the current language with its placeholders filled.
 * @throws Error when neither `id` nor `message` is given.
 */
export function translate({id, message}: TranslateParam, values?: Readonly<Record<string, string | number>>): string {
  return String(interpolate(findText(id, message), values))
}

export interface TranslateProps {
  /** The text in the default language, as a literal string, so that it can be extracted. */
  readonly children?: string
  readonly id?: string
  readonly description?: string
  readonly values?: InterpolateValues
}

/** The text in the current language; `values` may be elements. */
export function Translate({children, id, values}: TranslateProps): ReactNode {
  if (children !== undefined && typeof children !== 'string') {
    throw new Error('The children of <Translate> must be one literal string; put changing parts into "values".')
  }
  return interpolate(findText(id, children), values)
}

function findText(id: string | undefined, message: string | undefined): string {
  const key = id ?? message
  if (key === undefined) throw new Error('A translation must declare an "id" or a "message".')
  // A text between tags is an id without the spaces and the lines of the code. It is shown with them: they may be meant.
  return currentTexts[key] ?? currentTexts[key.trim().replace(/\s+/g, ' ')] ?? message ?? key
}
