// One line of a code block.
import LineToken from '@theme/CodeBlock/Line/Token'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'
import type {CodeBlockLineProps} from '../line-props.ts'

export default function CodeBlockLine({line, classNames, getLineProps, getTokenProps}: CodeBlockLineProps): ReactNode {
  return (
    <span {...getLineProps({line, className: clsx(classNames) || undefined})}>
      {line.map((token, at) => (
        <LineToken key={at} {...getTokenProps({token})} line={line} token={token} />
      ))}
    </span>
  )
}
