// Does the code in a document parse? Each language is asked of a parser that its readers would use.
import {spawnSync} from 'node:child_process'
import {parse as parseHcl} from '@cdktf/hcl2json'
import {type Loader, type Message, type TransformFailure, transform} from 'esbuild'
import {GraphQLError, parse as parseGraphql} from 'graphql'
import type {Code} from 'mdast'
import {visit} from 'unist-util-visit'
import {LineCounter, parseAllDocuments} from 'yaml'
import {type HandbookDocument, parseDocument} from '../../../scripts/handbook/documents.ts'
import type {Finding} from './finding.ts'

interface SyntaxFault {
  /** In the code, 1-based. */
  readonly line: number
  readonly message: string
}

/** Faults of each block, in the order of the blocks. */
type Parser = (blocks: readonly Fence[]) => Promise<SyntaxFault[][]>

const PARSERS: Readonly<Record<string, Parser>> = {
  ts: withEsbuild('ts'),
  tsx: withEsbuild('tsx'),
  js: withEsbuild('js'),
  jsx: withEsbuild('jsx'),
  css: withEsbuild('css'),
  json: each(({code, title}) => askEsbuild(COMMENTED.test(title) ? withoutComments(code) : code, 'json')),
  jsonc: each(({code}) => askEsbuild(withoutComments(code), 'json')),
  yaml: each(findYamlFaults),
  graphql: each(findGraphqlFaults),
  bash: findBashFaults,
  hcl: each(findHclFaults),
}
/** Files in which their tools allow comments, though they are called JSON. */
const COMMENTED = /(?:^|\/)(?:tsconfig[^/]*\.json|\.vscode\/.*|.*\.jsonc)$/
const ALIASES: Readonly<Record<string, string>> = {
  typescript: 'ts',
  mts: 'ts',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  yml: 'yaml',
  gql: 'graphql',
  sh: 'bash',
  shell: 'bash',
  tf: 'hcl',
  terraform: 'hcl',
}

interface Fence {
  readonly path: string
  readonly language: string
  readonly title: string
  readonly code: string
  /** Of the fence itself: the code starts on the next one. */
  readonly line: number
}

/** Code blocks that do not parse. Those within an example written in Markdown count, too. */
export async function findCodeFaults(documents: readonly HandbookDocument[]): Promise<Finding[]> {
  const fences = documents.flatMap((document) => findFences(document))
  const byLanguage = Object.entries(PARSERS).map(async ([language, parse]): Promise<Finding[][]> => {
    const blocks = fences.filter((fence) => fence.language === language)
    const faults = await parse(blocks)
    return blocks.map((block, at) => (faults[at] ?? []).map((fault) => toFinding(block, fault)))
  })
  return (await Promise.all(byLanguage)).flat(2)
}

function toFinding({path, line, language, code}: Fence, fault: SyntaxFault): Finding {
  const message = fault.message.replace(/\.$/, '')
  return {
    path,
    line: line + fault.line,
    text: (code.split('\n')[fault.line - 1] ?? '').trim(),
    advice: `the ${language} block does not parse: ${message}. Mend it, or mark what is no ${language} as text.`,
  }
}

/** How many blocks of each language a document has that this check reads. */
export function countFences(document: HandbookDocument): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const {language} of findFences(document)) counts.set(language, (counts.get(language) ?? 0) + 1)
  return counts
}

function findFences({path, tree}: HandbookDocument, above = 0): Fence[] {
  const fences: Fence[] = []
  visit(tree, 'code', ({lang, meta, value, position}: Code) => {
    const name = lang?.toLowerCase() ?? ''
    const language = ALIASES[name] ?? name
    const line = above + (position?.start.line ?? 1)
    if (language === 'md' || language === 'mdx') {
      const {tree: example} = parseDocument(`example.${language}`, value)
      fences.push(...findFences({path, text: value, tree: example}, line))
    } else if (Object.hasOwn(PARSERS, language))
      fences.push({path, language, title: /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '', code: value, line})
  })
  return fences
}

function each(parse: (block: Fence) => SyntaxFault[] | Promise<SyntaxFault[]>): Parser {
  return (blocks) => Promise.all(blocks.map(parse))
}

function withEsbuild(loader: Loader): Parser {
  return each(({code}) => askEsbuild(code, loader))
}

async function askEsbuild(code: string, loader: Loader): Promise<SyntaxFault[]> {
  const toFault = ({text, location}: Message): SyntaxFault => ({line: location?.line ?? 1, message: text})
  try {
    const {warnings} = await transform(code, {loader, format: 'esm', jsx: 'preserve', logLevel: 'silent'})
    return loader === 'css' ? warnings.map(toFault) : []
  } catch (error) {
    // A failed transform rejects with its messages.
    return (error as TransformFailure).errors.map(toFault)
  }
}

/** Comments as blanks, so that lines and columns stay. */
function withoutComments(json: string): string {
  return json.replace(/("(?:\\.|[^"\\\n])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found, text?: string) =>
    text === undefined ? found.replace(/[^\n]/g, ' ') : text,
  )
}

function findYamlFaults({code}: Fence): SyntaxFault[] {
  const lineCounter = new LineCounter()
  return parseAllDocuments(code, {lineCounter, prettyErrors: false})
    .flatMap(({errors, warnings}) => [...errors, ...warnings])
    .map(({message, pos}) => ({line: lineCounter.linePos(pos[0]).line, message}))
}

function findGraphqlFaults({code}: Fence): SyntaxFault[] {
  try {
    parseGraphql(code)
    return []
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return [{line: error.locations?.[0]?.line ?? 1, message: error.message}]
  }
}

/** One process reads all blocks and has each parsed by another, which costs a fraction of starting those from here. */
const EACH_BASH = `while IFS= read -r -d '' code; do bash -n <<<"$code" 2>&1; printf '\\0'; done`

async function findBashFaults(blocks: readonly Fence[]): Promise<SyntaxFault[][]> {
  const input = blocks.map(({code}) => `${code}\0`).join('')
  const {stdout, error} = spawnSync('bash', ['-c', EACH_BASH], {input, encoding: 'utf8'})
  if (error !== undefined) throw error
  const answers = stdout.split('\0')
  return blocks.map((_, at) => {
    const [, line, message] = /line (\d+): (.*)/.exec(answers[at] ?? '') ?? []
    return message === undefined ? [] : [{line: Number(line), message}]
  })
}

async function findHclFaults({code}: Fence): Promise<SyntaxFault[]> {
  try {
    await parseHcl('example.tf', code)
    return []
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error)
    const [, line, rest] = /example\.tf:(\d+),[\d,-]+: ([^\]]*)/.exec(message) ?? []
    return [{line: Number(line ?? 1), message: rest ?? message}]
  }
}
