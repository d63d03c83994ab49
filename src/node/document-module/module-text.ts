// The text of the module that a compiled document becomes: its function, what it imports, and its exports by name.

import {extname} from 'node:path'
import {parseExpressionAt} from 'acorn'
import type {Expression} from 'estree'
import {isObject} from '../../config/schema/building-blocks.ts'
import {decodePath} from '../../shared/permalink.ts'
import {readDeferred, TAKE, takeFunction} from '../files/deferred-imports.ts'
import {isDrawing} from '../files/file-kinds.ts'
import type {CompileResult, Reference} from '../model.ts'
import {spliceText} from '../text/splice-text.ts'

export interface DocumentModule extends CompileResult {
  /** Of the page that shows the document, where a plugin keeps some. */
  readonly metadata: unknown
  /** Of the same page: images by what they are for. */
  readonly assets: unknown
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Of images that are files, by target. */
  readonly sizes: ReadonlyMap<string, ImageSize>
  /** Of links to documents, by target. */
  readonly pages: ReadonlyMap<string, string>
  /** Of a site for Docusaurus, where an SVG image that is imported is a component whatever it is used for. */
  readonly isDocusaurus: boolean
}

export interface ImageSize {
  /** Pixels. */
  readonly width: string
  readonly height: string
}

/** What a reference's placeholders become: the URL is an expression. */
interface DocumentValue extends Partial<ImageSize> {
  readonly url: string
  readonly target?: string
}

export function toModuleText({
  isDocusaurus,
  record,
  text,
  metadata,
  assets,
  frontMatter,
  ...known
}: DocumentModule): string {
  const imports: string[] = []
  const modules: string[] = []
  const values = record.references.map((reference): DocumentValue => {
    const name = `given${reference.index}`
    if (reference.kind === 'module') {
      const deferred = readDeferred(reference.target)
      const isUrl = isDrawing(reference.target) && !isDocusaurus && reference.isElement !== true
      if (deferred === undefined)
        imports.push(`import * as ${name} from ${quote(reference.target + (isUrl ? '?url' : ''))}`)
      else imports.push(`const ${name} = {${TAKE}: ${takeFunction(deferred.kind, deferred.specifier)}}`)
      modules.push(`${quote(moduleKey(reference))}: ${name}`)
      return {url: quote(moduleKey(reference))}
    }
    if (!isOwnFile(reference))
      return {url: quote(known.pages.get(reference.target) ?? reference.target.replace(/^pathname:\/\//, ''))}
    imports.push(`import ${name} from ${quote(`${toRequest(reference.target)}?url`)}`)
    return reference.kind === 'image'
      ? {url: name, ...known.sizes.get(reference.target)}
      : {url: name, target: '_blank'}
  })
  const code = spliceValues(text, values)
  const toc = record.toc.map((entry) =>
    'partial' in entry ? `...(${moduleNamed(entry.partial, record.references)}.toc ?? [])` : JSON.stringify(entry),
  )
  const names = [...new Set([...exportedNames(code), 'toc'])].filter((name) => !(name in WHOLE))
  return `import {createDocument} from '@docusaurus/document-module'
import components from '@theme/MDXComponents'
${imports.join('\n')}
const made = createDocument(${code}, {components, modules: {${modules.join(', ')}}, toc: [${toc.join(', ')}]})
${names.map((name, at) => `const named${at} = made[${quote(name)}]`).join('\n')}
export {${names.map((name, at) => `named${at} as ${quote(name)}`).join(', ')}}
export const frontMatter = ${valueText(frontMatter)}
${metadata === undefined ? '' : `export const metadata = ${JSON.stringify(metadata)}\n`}${assetsText(assets)}export default made.default
`
}

/** Paths that start next to the document are files that the bundler publishes; other values are none of its own. */
function assetsText(assets: unknown): string {
  if (!isObject(assets)) return ''
  const imports: string[] = []
  const toValue = (value: unknown): string | undefined => {
    if (Array.isArray(value)) return `[${value.map((one) => toValue(one) ?? 'undefined').join(', ')}]`
    if (typeof value !== 'string' || !value.startsWith('./')) return undefined
    imports.push(`import asset${imports.length} from ${quote(`${toRequest(value)}?url`)}\n`)
    return `asset${imports.length - 1}`
  }
  const fields = Object.entries(assets).flatMap(([name, value]) => {
    const text = toValue(value)
    return text === undefined ? [] : `${quote(name)}: ${text}`
  })
  return `${imports.join('')}export const assets = {${fields.join(', ')}}\n`
}

/** Exports that stand apart from what the document's function makes: the bundler leaves out what no code asks for. */
const WHOLE: Readonly<Record<string, true>> = {frontMatter: true, metadata: true, assets: true}

/** As JSON, but for dates. */
function valueText(value: unknown): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined'
  return `{${Object.entries(value)
    // In brackets: as a plain key it would set the prototype.
    .map(([name, one]) => `[${quote(name)}]: ${valueText(one)}`)
    .join(', ')}}`
}

function quote(text: string): string {
  return JSON.stringify(text)
}

function moduleKey({index, target}: Reference): string {
  return `${index} ${target}`
}

function moduleNamed(specifier: string, references: readonly Reference[]): string {
  const found = references.find(({kind, target}) => kind === 'module' && target === specifier)
  return found === undefined ? '{}' : `given${found.index}`
}

/** Images and files next to the document, which the bundler publishes; everything else is a URL. */
export function isOwnFile({kind, target}: Reference): boolean {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/i.test(target)) return false
  const [path = ''] = target.split(/[?#]/)
  if (kind === 'image') return true
  return !path.startsWith('/') && /^\.[a-z\d]+$/i.test(extname(path)) && !/\.(?:mdx?|html?)$/i.test(path)
}

/** An image without `./` is next to the document, too. */
export function toRequest(target: string): string {
  const [path = ''] = target.split(/[?#]/)
  const decoded = decodePath(path)
  return /^(?:\.{1,2}\/|\/|@site\/)/.test(decoded) ? decoded : `./${decoded}`
}

/** Placeholders are inside of double-quoted strings: what is known only when the module runs becomes a part of a sum. */
function spliceValues(text: CompileResult['text'], values: readonly DocumentValue[]): string {
  const marks = values.map(({width = '', height = '', target = ''}, at) => ({
    url: `${OPEN}${at}${CLOSE}`,
    width,
    height,
    target,
  }))
  return spliceText(text, 'module', marks).replace(MARK, (_, at) => `" + ${values[Number(at)]?.url} + "`)
}

// Part of no text: the compiler keeps its own marks in such characters.
const OPEN = '\uFDD2'
const CLOSE = '\uFDD3'
const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

/** What the function of a document gives, by name. */
function exportedNames(code: string): readonly string[] {
  // Its own output: one function, which ends by giving an object.
  const expression = parseExpressionAt(code, 0, {ecmaVersion: 'latest'}) as Expression
  if (expression.type !== 'FunctionExpression') return []
  const last = expression.body.body.at(-1)
  if (last?.type !== 'ReturnStatement' || last.argument?.type !== 'ObjectExpression') return []
  return last.argument.properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const name =
      property.key.type === 'Identifier' ? property.key.name : property.key.type === 'Literal' ? property.key.value : ''
    return typeof name === 'string' && name !== '' && name !== 'default' ? [name] : []
  })
}
