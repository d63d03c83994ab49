// A code block of a component: `<CodeBlock language="js" title="a.js">{code}</CodeBlock>`. The same elements as the build
// writes for Markdown, without highlighting: no highlighter is sent to the browser.
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import {Children, type ReactNode, useEffect, useRef} from 'react'
import {enhanceCodeBlock} from './enhance-code-block.ts'
import {parseMeta} from './parse-meta.ts'

export interface CodeBlockProps {
  /** Code as one text. Elements are shown as they are. */
  readonly children?: ReactNode
  readonly language?: string
  readonly className?: string
  readonly title?: ReactNode
  /** True, or the number of the first line. */
  readonly showLineNumbers?: boolean | number
  /** As after the language of a fence: `title="a.js" {1,3-4} showLineNumbers`. */
  readonly metastring?: string
}

const HIGHLIGHTED = 'theme-code-block-highlighted-line'

export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const {children, className, metastring = ''} = props
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? enhanceCodeBlock(element.current) : undefined), [])
  const language = (props.language ?? /\blanguage-(\S+)/.exec(className ?? '')?.[1] ?? 'text').toLowerCase()
  const meta = parseMeta(metastring)
  const title = props.title ?? meta.title
  const parts = Children.toArray(children)
  const isText = parts.every((part) => typeof part === 'string')
  const lines = isText ? parts.join('').replace(/\n$/, '').split('\n') : []
  const firstLine = toFirstLine(props.showLineNumbers) ?? meta.firstLine
  const languageClass = `language-${language}`
  return (
    <div
      className={clsx(className?.replace(/\blanguage-\S+/, ''), languageClass, ThemeClassNames.common.codeBlock)}
      ref={element}
    >
      {title && <div className="code-block-title">{title}</div>}
      <div className="code-block-content">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard as well */}
        <pre className={clsx('prism-code', languageClass, 'thin-scrollbar')} tabIndex={0}>
          <code className={firstLine === undefined ? undefined : 'code-block-numbered'}>
            {isText
              ? lines.map((line, at) => (
                  <span
                    key={at}
                    className={clsx('token-line', meta.highlighted.has(at + 1) && HIGHLIGHTED)}
                    data-line={firstLine === undefined ? undefined : firstLine + at}
                  >
                    {at < lines.length - 1 ? `${line}\n` : line}
                  </span>
                ))
              : children}
          </code>
        </pre>
      </div>
    </div>
  )
}

function toFirstLine(option: boolean | number | undefined): number | undefined {
  if (typeof option === 'number') return option
  return option ? 1 : undefined
}
