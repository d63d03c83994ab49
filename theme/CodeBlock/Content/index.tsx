// The lines of a code block.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal'
import Line from '@theme/CodeBlock/Line'
import {clsx} from 'clsx'
import {type ReactNode, useContext} from 'react'
import type {CodeToken, LineInput, LineOutput, TokenInput, TokenOutput} from '../line-props.ts'
import {TokensContext} from '../tokens-context.ts'

export default function CodeBlockContent({className}: {readonly className?: string}): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext()
  const {language, lineNumbersStart: first, lineClassNames} = metadata
  const lines = useLines(metadata.code)
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      className={clsx(className, 'prism-code', `language-${language}`, 'thin-scrollbar')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard as well
      tabIndex={0}
    >
      <code className={first === undefined ? undefined : 'code-block-numbered'}>
        {lines.map((line, at) => (
          <Line
            key={at}
            line={line}
            classNames={lineClassNames[at]}
            showLineNumbers={first !== undefined}
            getLineProps={(input) => getLineProps(input, first === undefined ? undefined : first + at)}
            getTokenProps={getTokenProps}
          />
        ))}
      </code>
    </pre>
  )
}

/** Tokens of the build when it has read this very code, else plain text. Each line but the last has its line end. */
function useLines(code: string): readonly (readonly CodeToken[])[] {
  const built = useContext(TokensContext)
  const texts = code.split('\n')
  const isSame = built !== null && built.map((line) => line.map(([, text]) => text).join('')).join('\n') === code
  return texts.map((text, at) => {
    const found = (isSame ? built[at] : undefined) ?? []
    const tokens = found.map(([kinds, content]) => ({types: kinds === '' ? ['plain'] : kinds.split(' '), content}))
    const end = at === texts.length - 1 ? '' : '\n'
    const last = tokens.at(-1) ?? {types: ['plain'], content: text}
    return [...tokens.slice(0, -1), {...last, content: last.content + end}]
  })
}

function getLineProps({line: _, className, ...rest}: LineInput, number: number | undefined): LineOutput {
  return {...rest, className: clsx('token-line', className), ...(number !== undefined && {'data-line': number})}
}

function getTokenProps({token, className, ...rest}: TokenInput): TokenOutput {
  return {...rest, className: clsx('token', ...token.types, className), children: token.content}
}
