// One line of a code block.
import LineToken from '@theme/CodeBlock/Line/Token'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'
import type {CodeBlockLineProps} from '../line-props.ts'
import './line-number.css'

export default function CodeBlockLine(props: CodeBlockLineProps): ReactNode {
  const {line, classNames, showLineNumbers, getLineProps, getTokenProps} = props
  const lineProps = getLineProps({line, className: clsx(classNames) || undefined})
  const tokens = line.map((token, at) => <LineToken key={at} {...getTokenProps({token})} line={line} token={token} />)
  // A content of the site's own has not numbered its lines: the style sheet counts them.
  if (showLineNumbers && lineProps['data-line'] === undefined)
    return (
      <span {...lineProps} className={clsx(lineProps.className, 'codeLine')}>
        <span className="codeLineNumber" />
        <span className="codeLineContent">{tokens}</span>
      </span>
    )
  return <span {...lineProps}>{tokens}</span>
}
