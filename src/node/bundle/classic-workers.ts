// Web workers of a site's code that use `importScripts`: the bundlers start each worker as a module, where that function throws
// and the page is told nothing. A worker whose file is a script as well is started as one.
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from 'acorn'

/** Changes the calls that start such workers, in place; their files keep their names, by content before. */
export function startClassicWorkers(folder: string, files: readonly string[]): void {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = new Map(scripts.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const workers = scripts.filter((file) => isClassicWorker(texts.get(file) ?? ''))
  for (const file of workers.length === 0 ? [] : scripts) {
    const text = texts.get(file) ?? ''
    const changed = workers.reduce((code, worker) => code.replace(startOf(worker), asClassic), text)
    if (changed !== text) writeFileSync(join(folder, file), changed)
  }
}

function isClassicWorker(text: string): boolean {
  if (!text.includes('importScripts(')) return false
  try {
    parse(text, {ecmaVersion: 'latest', sourceType: 'script'})
    return true
  } catch {
    return false
  }
}

/**
 * The file of the worker and the options after it: webpack writes `new URL("../assets/FILE", import.meta.url), {…}`, Rspack
 * `new URL(r.p + r.u("ID"), r.b), Object.assign({…}, {…})`.
 */
function startOf(worker: string): RegExp {
  const id = worker.replace(/\.\w+\.js$/, '')
  const names = [`\\.\\./assets/${escapeForRegExp(worker)}`, escapeForRegExp(id)].join('|')
  const object = '\\{[^{}]*\\}'
  return new RegExp(
    `("(?:${names})"\\)?\\s*,\\s*[\\w$.]+\\s*\\)\\s*,\\s*)(${object}|Object\\.assign\\(${object}(?:\\s*,\\s*${object})*\\))`,
    'g',
  )
}

function asClassic(_: string, start: string, options: string): string {
  return start + options.replace(/type:\s*"module"/g, 'type:"classic"')
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
