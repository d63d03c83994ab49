// A code block of Markdown as HTML: title, lines, highlighted tokens. Classes only: a strict content policy holds.

import {escapeAttribute, escapeText} from '../../../shared/escape-html.ts'
import type {MagicComment} from '../../model.ts'
import {parseCodeMeta, splitLanguage} from './code-meta.ts'
import {highlightLines} from './highlight-lines.ts'
import {type MarkedCode, takeMagicComments} from './magic-comments.ts'
import type {FoundGrammar} from './prism-languages.ts'

export interface CodeBlockInput {
  /** As after the fence; `''` when there is none. */
  readonly language: string
  readonly meta: string
  readonly code: string
}

export interface CodeBlockSettings {
  readonly defaultLanguage: string | undefined
  readonly magicComments: readonly MagicComment[]
  /** Blocks in Mermaid's language are diagrams. */
  readonly mermaid: boolean
  /** Blocks marked `live` can be edited. */
  readonly liveCode: boolean
  readonly findGrammar: (language: string) => FoundGrammar | undefined
}

/** A block as its outer element and the HTML inside, for a tree that wants the one and not the other. */
export interface CodeBlock {
  readonly className: string
  readonly inner: string
}

export function renderCodeBlock(input: CodeBlockInput, settings: CodeBlockSettings): CodeBlock {
  const split = splitLanguage(input.language, input.meta)
  const language = split.language === '' ? (settings.defaultLanguage ?? 'text') : split.language
  if (settings.mermaid && language === 'mermaid') return renderDiagram(input.code)
  const meta = parseCodeMeta(split.meta)
  const source = input.code.replace(/\n$/, '').split('\n')
  const marked =
    meta.highlighted === undefined
      ? takeMagicComments(source, language, settings.magicComments)
      : toRanges(source, meta.highlighted, settings)
  const lines = highlightLines(marked.lines, settings.findGrammar(language))
  const name = `language-${escapeAttribute(language)}`
  const title =
    meta.title === undefined || meta.title === '' ? '' : `<div class="code-block-title">${escapeText(meta.title)}</div>`
  const codeClass = meta.firstLine === undefined ? '' : ' class="code-block-numbered"'
  const body = writeLines(lines, marked.classNames, meta.firstLine)
  const pre = `<pre class="prism-code ${name} thin-scrollbar" tabindex="0"><code${codeClass}>${body}</code></pre>`
  return {
    className: `language-${language} theme-code-block${settings.liveCode && meta.live ? LIVE_CLASSES[meta.live] : ''}`,
    inner: `${title}<div class="code-block-content">${pre}</div>`,
  }
}

/** What the browser looks for: the theme puts an editor in the place of such a block. */
const LIVE_CLASSES = {inline: ' live-code', noInline: ' live-code live-code-no-inline'}

/** The source of a diagram, as a block of text until the browser draws it. The theme's `Mermaid` makes the same. */
function renderDiagram(code: string): CodeBlock {
  const pre = `<pre class="prism-code language-mermaid thin-scrollbar" tabindex="0"><code>${escapeText(code.trimEnd())}</code></pre>`
  return {
    className: 'language-mermaid theme-code-block docusaurus-mermaid-container',
    inner: `<div class="code-block-content">${pre}</div>`,
  }
}

const HIGHLIGHTED = 'theme-code-block-highlighted-line'

/** Lines named in the info string get the class of the first magic comment; comments in the code stay visible then. */
function toRanges(
  lines: readonly string[],
  numbers: ReadonlySet<number>,
  {magicComments}: CodeBlockSettings,
): MarkedCode {
  const className = magicComments[0]?.className ?? HIGHLIGHTED
  return {lines, classNames: new Map([...numbers].map((line) => [line - 1, [className]]))}
}

/** Each line in a span that ends with the line end, so that copied text is the code whatever the span's display is. */
function writeLines(
  lines: readonly string[],
  classNames: MarkedCode['classNames'],
  firstLine: number | undefined,
): string {
  let html = ''
  for (const [index, line] of lines.entries()) {
    const names = classNames.get(index)
    const className = names === undefined ? 'token-line' : `token-line ${escapeAttribute(names.join(' '))}`
    const number = firstLine === undefined ? '' : ` data-line="${firstLine + index}"`
    html += `<span class="${className}"${number}>${line}${index === lines.length - 1 ? '' : '\n'}</span>`
  }
  return html
}
