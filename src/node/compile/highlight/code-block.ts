// A code block of Markdown as HTML: title, lines, highlighted tokens. Classes only: a strict content policy holds.
import {type CodeFrameSettings, toFrameClasses, toLanguageLabel} from '../../../shared/code-block/code-frame.ts'
import {type CodeMeta, parseCodeMeta, splitLanguage} from '../../../shared/code-block/code-meta.ts'
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
  readonly frames: CodeFrameSettings
  /** Kinds of tokens that the configured themes colour. */
  readonly coloured: ReadonlySet<string>
  readonly findGrammar: (language: string) => FoundGrammar | undefined
}

/** A block as its outer element and the HTML inside, for a tree that wants the one and not the other. */
export interface CodeBlock {
  readonly className: string
  /** Name of its language, which its frame shows; undefined for what has no frame. */
  readonly label?: string
  readonly inner: string
}

/** @param anchors Ids of the page, to which those of the block's lines are added. */
export function renderCodeBlock(input: CodeBlockInput, settings: CodeBlockSettings, anchors: Set<string>): CodeBlock {
  const {language, meta: written} = readLanguage(input, settings)
  if (settings.mermaid && language === 'mermaid') return renderDiagram(input.code)
  const meta = parseCodeMeta(written)
  const marked = markLines(input.code, {...meta, language, magicComments: settings.magicComments})
  const lines = highlightLines(marked.lines, settings.findGrammar(language), settings.coloured)
  const name = `language-${escapeAttribute(language)}`
  const title =
    meta.title === undefined || meta.title === '' ? '' : `<div class="code-block-title">${escapeText(meta.title)}</div>`
  const codeClass = meta.firstLine === undefined ? '' : ' class="code-block-numbered"'
  const body = writeLines(lines, {
    classNames: marked.classNames,
    firstLine: meta.firstLine,
    prefix: toLinePrefix(meta, settings.frames, anchors),
    anchors,
  })
  const pre = `<pre class="prism-code ${name} thin-scrollbar" tabindex="0"><code${codeClass}>${body}</code></pre>`
  const live = settings.liveCode && meta.live ? LIVE_CLASSES[meta.live] : undefined
  const frame = live === undefined ? toFrameClasses({language, meta, lines: lines.length}, settings.frames) : []
  return {
    className: [`language-${language}`, ...frame, 'theme-code-block', ...(live ?? [])].join(' '),
    // An editor has a frame of its own.
    ...(live === undefined && {label: toLanguageLabel(language)}),
    inner: `${title}<div class="code-block-content">${pre}</div>`,
  }
}

/** A block for a component: its language, what is said of it, and its tokens by lines. */
export interface CodeBlockParts {
  readonly language: string
  readonly meta: string
  /** Readers can edit it. */
  readonly isLive: boolean
  readonly tokens: readonly (readonly LineToken[])[]
}

function readLanguage(input: CodeBlockInput, {defaultLanguage = 'text'}: CodeBlockSettings) {
  const {language, meta} = splitLanguage(input.language, input.meta)
  return {language: language === '' ? defaultLanguage : language, meta}
}

export function isDiagram(input: CodeBlockInput, settings: CodeBlockSettings): boolean {
  return settings.mermaid && readLanguage(input, settings).language === 'mermaid'
}

/** Undefined for a diagram, which is not shown as code. */
export function describeCodeBlock(input: CodeBlockInput, settings: CodeBlockSettings): CodeBlockParts | undefined {
  const {language, meta} = readLanguage(input, settings)
  const {live, ...named} = parseCodeMeta(meta)
  if (settings.mermaid && language === 'mermaid') return undefined
  const marked = markLines(input.code, {...named, language, magicComments: settings.magicComments})
  const tokens = tokenizeLines(marked.lines, settings.findGrammar(language), settings.coloured)
  return {
    language,
    meta,
    isLive: settings.liveCode && live !== undefined,
    tokens: tokens.map((line) => line.map(([name, text]) => [name.replace(/^token /, ''), text])),
  }
}

/** What the browser looks for: the theme puts an editor in the place of such a block. */
const LIVE_CLASSES = {inline: ['live-code'], noInline: ['live-code', 'live-code-no-inline']}

/** The source of a diagram, as a block of text until the browser draws it. The theme's `Mermaid` makes the same. */
function renderDiagram(code: string): CodeBlock {
  const pre = `<pre class="prism-code language-mermaid thin-scrollbar" tabindex="0"><code>${escapeText(code.trimEnd())}</code></pre>`
  return {
    className: 'language-mermaid theme-code-block docusaurus-mermaid-container',
    inner: `<div class="code-block-content">${pre}</div>`,
  }
}

interface LineMarks {
  readonly classNames: MarkedCode['classNames']
  readonly firstLine: number | undefined
  /** What stands before the number in the id of a line; undefined where lines have none. */
  readonly prefix: string | undefined
  readonly anchors: Set<string>
}

/** Each line in a span that ends with the line end, so that copied text is the code whatever the span's display is. */
function writeLines(lines: readonly string[], {classNames, firstLine, prefix, anchors}: LineMarks): string {
  let html = ''
  for (const [index, line] of lines.entries()) {
    const names = classNames.get(index)
    const className = names === undefined ? 'token-line' : `token-line ${escapeAttribute(names.join(' '))}`
    const end = index === lines.length - 1 ? '' : '\n'
    const number = firstLine === undefined ? '' : ` data-line="${firstLine + index}"`
    if (firstLine === undefined || prefix === undefined) {
      html += `<span class="${className}"${number}>${line}${end}</span>`
      continue
    }
    const id = `${prefix}${firstLine + index}`
    anchors.add(id)
    // For the pointer alone: a stop at each line would be no help to who uses the keyboard.
    const link = `<a class="line-link" href="#${id}"${number} tabindex="-1" aria-hidden="true"></a>`
    html += `<span class="${className}" id="${id}">${link}${line}${end}</span>`
  }
  return html
}

/** `L` for the lines of the first block of a page that has addresses, `2-L` for those of the second, `name-L` by name. */
function toLinePrefix(
  meta: CodeMeta,
  {lineLinks}: CodeFrameSettings,
  anchors: ReadonlySet<string>,
): string | undefined {
  const {firstLine} = meta
  if (firstLine === undefined || (meta.lineLinks === undefined && lineLinks !== true)) return undefined
  const own = meta.lineLinks ? `${meta.lineLinks}-L` : 'L'
  for (let at = 1; ; at += 1) {
    const prefix = at === 1 ? own : `${at}-${own}`
    if (!isTaken(prefix, anchors)) return prefix
  }
}

function isTaken(prefix: string, anchors: ReadonlySet<string>): boolean {
  for (const anchor of anchors) if (anchor.startsWith(prefix) && /^\d+$/.test(anchor.slice(prefix.length))) return true
  return false
}
