// The lines of a code block.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal'
import Line from '@theme/CodeBlock/Line'
import {clsx} from 'clsx'
import {type HTMLAttributes, type ReactNode, Suspense, useContext} from 'react'
import {highlighter} from '../highlighter.ts'
import {
  type CodeToken,
  type LineInput,
  type LineOutput,
  plainLines,
  type TokenInput,
  type TokenOutput,
  withLineEnds,
} from '../line-props.ts'
import {type BuiltToken, TokensContext} from '../tokens-context.tsx'

// Of the bundler: a line of the site's ends its line and counts itself, as in Docusaurus.
declare const process: {readonly env: {readonly QUIRE_OWN_CODE_LINE?: string}}

export default function CodeBlockContent({className}: {readonly className?: string}): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext()
  const {language, lineNumbersStart: first} = metadata
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      className={clsx(className, 'prism-code', `language-${language}`, 'thin-scrollbar')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard as well
      tabIndex={0}
    >
      <code {...numberingFrom(first)}>
        <Lines />
      </code>
    </pre>
  )
}

function numberingFrom(first: number | undefined): Pick<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  if (first === undefined) return {}
  return process.env.QUIRE_OWN_CODE_LINE
    ? {style: {counterReset: `line-count ${first - 1}`}}
    : {className: 'code-block-numbered'}
}

/** With the tokens of the build when it has read this very code, else with those that are found where the component is shown. */
function Lines(): ReactNode {
  const {code, language} = useCodeBlockContext().metadata
  const built = useContext(TokensContext)
  if (built !== null && textOf(built) === code) return <PlacedLines lines={built.map(toTokens)} />
  if (NO_TOKENS.has(language)) return <PlacedLines lines={plainLines(code)} />
  const Highlighted = highlighter()
  return (
    // Of the build's HTML, the browser keeps the colours until the highlighter is there.
    <Suspense fallback={<PlacedLines lines={plainLines(code)} />}>
      <Highlighted {...{code, language}}>{(lines) => <PlacedLines lines={lines} />}</Highlighted>
    </Suspense>
  )
}

/** Code in these needs no highlighter. */
const NO_TOKENS: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none'])

function textOf(built: readonly (readonly BuiltToken[])[]): string {
  return built.map((line) => line.map(([, text]) => text).join('')).join('\n')
}

function toTokens(line: readonly BuiltToken[]): readonly CodeToken[] {
  return line.map(([kinds, content]) => ({types: kinds === '' ? ['plain'] : kinds.split(' '), content}))
}

function PlacedLines({lines}: {readonly lines: readonly (readonly CodeToken[])[]}): ReactNode {
  const {lineNumbersStart: first, lineClassNames} = useCodeBlockContext().metadata
  const placed = process.env.QUIRE_OWN_CODE_LINE ? lines.map(withEmptyToken) : withLineEnds(lines)
  return placed.map((line, at) => (
    <Line
      key={at}
      line={line}
      classNames={lineClassNames[at]}
      showLineNumbers={first !== undefined}
      getLineProps={(input) => getLineProps(input, first === undefined ? undefined : first + at)}
      getTokenProps={getTokenProps}
    />
  ))
}

/** As prism-react-renderer has a line without code. */
function withEmptyToken(line: readonly CodeToken[]): readonly CodeToken[] {
  return line.every(({content}) => content === '') ? [{types: ['plain'], content: '\n', empty: true}] : line
}

function getLineProps({line: _, className, ...rest}: LineInput, number: number | undefined): LineOutput {
  const isNumbered = number !== undefined && !process.env.QUIRE_OWN_CODE_LINE
  return {...rest, className: clsx('token-line', className), ...(isNumbered && {'data-line': number})}
}

function getTokenProps({token, className, ...rest}: TokenInput): TokenOutput {
  return {...rest, className: clsx('token', ...token.types, className), children: token.content}
}
