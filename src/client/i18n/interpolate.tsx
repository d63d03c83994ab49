// Values put into a text's `{name}` placeholders.
import {Fragment, isValidElement, type ReactNode} from 'react'

/** Values by placeholder name. */
export type InterpolateValues = Readonly<Record<string, ReactNode>>

/**
 * Fills the placeholders of a text; unknown ones are left as they are.
 * @returns A string when no value is a React element, else an array of parts.
 */
export function interpolate(text: string, values?: InterpolateValues): ReactNode {
  if (!values) return text
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name !== undefined && Object.hasOwn(values, name) ? values[name] : part
  })
  const hasElements = parts.some((part) => isValidElement(part) || Array.isArray(part))
  if (!hasElements) return parts.map((part) => String(part ?? '')).join('')
  return parts.filter((part) => part !== '').map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

export interface InterpolateProps {
  /** The text with placeholders. */
  readonly children: string
  readonly values?: InterpolateValues
}

/** A text with values in it, some of which may be elements. */
export function Interpolate({children, values}: InterpolateProps): ReactNode {
  if (typeof children !== 'string') throw new Error('The children of <Interpolate> must be a string.')
  return interpolate(children, values)
}
