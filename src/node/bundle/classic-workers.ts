// Web workers of a site's code that use `importScripts`: the bundlers start each worker as a module, where that function throws
// and the page is told nothing. A worker whose file is a script as well is started as one.
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse, type Token} from 'acorn'

/** Changes the calls that start such workers, and the workers, in place; their files keep their names, by content before. */
export function startClassicWorkers(folder: string, files: readonly string[]): void {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = new Map(scripts.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const workers = new Map(scripts.flatMap((file) => toClassicWorker(file, texts.get(file) ?? '')))
  for (const file of workers.size === 0 ? [] : scripts) {
    const text = texts.get(file) ?? ''
    const own = workers.get(file) ?? text
    const changed = [...workers.keys()].reduce((code, worker) => code.replace(startOf(worker), asClassic), own)
    if (changed !== text) writeFileSync(join(folder, file), changed)
  }
}

/** The worker as a script, under its name; none for what is no such worker, or is a module in more than its own URL. */
function toClassicWorker(file: string, text: string): [file: string, script: string][] {
  if (!text.includes('importScripts(')) return []
  try {
    const script = withoutMeta(text)
    parse(script, {ecmaVersion: 'latest', sourceType: 'script'})
    return [[file, script]]
  } catch {
    return []
  }
}

/** The bundlers find what a worker loads later by `import.meta.url`, which no script has. A worker's location is the same URL. */
function withoutMeta(text: string): string {
  if (!text.includes('import.meta')) return text
  const tokens: Token[] = []
  parse(text, {ecmaVersion: 'latest', sourceType: 'module', onToken: tokens})
  const words = tokens.map(({start, end}) => text.slice(start, end))
  const starts = tokens.flatMap((_, at) => (words.slice(at, at + 5).join('') === 'import.meta.url' ? [at] : []))
  return starts.reduceRight((code, at) => {
    const [start = 0, end = 0] = [tokens[at]?.start, tokens[at + 4]?.end]
    return `${code.slice(0, start)}self.location.href${code.slice(end)}`
  }, text)
}

/** Minifiers write texts in whichever quotes are shortest. */
const QUOTE = '["\'`]'

/**
 * The file of the worker and the options after it: webpack writes `new URL("../assets/FILE", import.meta.url), {…}`, Rspack
 * `new URL(r.p + r.u("ID"), r.b), Object.assign({…}, {…})`.
 */
function startOf(worker: string): RegExp {
  const id = worker.replace(/\.\w+\.js$/, '')
  const names = [`\\.\\./assets/${escapeForRegExp(worker)}`, escapeForRegExp(id)].join('|')
  const object = '\\{[^{}]*\\}'
  return new RegExp(
    `(${QUOTE}(?:${names})${QUOTE}\\)?\\s*,\\s*[\\w$.]+\\s*\\)\\s*,\\s*)(${object}|Object\\.assign\\(${object}(?:\\s*,\\s*${object})*\\))`,
    'g',
  )
}

function asClassic(_: string, start: string, options: string): string {
  return start + options.replace(/type:\s*(["'`])module\1/g, 'type:"classic"')
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
