// A code block of Markdown as HTML: title, lines, highlighted tokens. Classes only: a strict content policy holds.

import {parseCodeMeta, splitLanguage} from '../../../shared/code-block/code-meta.ts'
import {type MagicComment, type MarkedCode, markLines} from '../../../shared/code-block/magic-comments.ts'
import {escapeAttribute, escapeText} from '../../../shared/escape-html.ts'
import {highlightLines, type LineToken, tokenizeLines} from './highlight-lines.ts'
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
  const marked = markLines(input.code, {language, highlighted: meta.highlighted, magicComments: settings.magicComments})
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

/** A block for a component: its language, what is said of it, and its tokens by lines. */
export interface CodeBlockParts {
  readonly language: string
  readonly meta: string
  readonly tokens: readonly (readonly LineToken[])[]
}

/** Undefined for a block that is not shown as code: a diagram, or what readers can edit. */
export function describeCodeBlock(input: CodeBlockInput, settings: CodeBlockSettings): CodeBlockParts | undefined {
  const {meta, ...split} = splitLanguage(input.language, input.meta)
  const language = split.language === '' ? (settings.defaultLanguage ?? 'text') : split.language
  const {highlighted, live} = parseCodeMeta(meta)
  if ((settings.mermaid && language === 'mermaid') || (settings.liveCode && live !== undefined)) return undefined
  const marked = markLines(input.code, {language, highlighted, magicComments: settings.magicComments})
  const tokens = tokenizeLines(marked.lines, settings.findGrammar(language))
  return {language, meta, tokens: tokens.map((line) => line.map(([name, text]) => [name.replace(/^token /, ''), text]))}
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
