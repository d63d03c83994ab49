// The frame of a code block.
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import type {ComponentProps, ReactNode} from 'react'

export type CodeBlockContainerProps = ComponentProps<'div'> &
  ComponentProps<'pre'> & {
    readonly as: 'div' | 'pre'
    /** Name of the language, which the frame shows. */
    readonly 'data-language'?: string
  }

/** Its colours are the style sheet's. */
export default function CodeBlockContainer({as: As, className, ...props}: CodeBlockContainerProps): ReactNode {
  return <As {...props} className={clsx(className, ThemeClassNames.common.codeBlock)} />
}
