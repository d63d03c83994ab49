// Regular expressions that modules put together from texts when they are loaded.
import {readdirSync} from 'node:fs'
import {join, relative} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import type {RegexLiteral} from './regex-literals.ts'

/** What reads content and URLs. Loading it does nothing else. */
const FOLDERS = ['src/node/compile', 'src/node/files', 'src/node/text', 'src/shared', 'src/client/search/engine']

/** @param root Folder of the repository. Modules that are loaded already tell nothing. */
export async function loadMadePatterns(root: string): Promise<readonly RegexLiteral[]> {
  const found: RegexLiteral[] = []
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args: [string | RegExp, string?], newTarget) {
      const pattern = Reflect.construct(target, args, newTarget) as RegExp
      const place = placeOf(new Error().stack ?? '', root)
      if (place !== undefined) found.push({...place, pattern, isRepeated: /[gy]/.test(pattern.flags)})
      return pattern
    },
  })
  try {
    for (const file of FOLDERS.flatMap((folder) => listModules(join(root, folder))))
      await import(pathToFileURL(file).href)
  } finally {
    globalThis.RegExp = Original
  }
  return found
}

function listModules(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(folder, name))
}

/** The module that called, if it is one of the program's. */
function placeOf(stack: string, root: string): Pick<RegexLiteral, 'file' | 'line'> | undefined {
  const frame = stack.split('\n')[2] ?? ''
  const [, url = '', line] = /(?:\(|at )((?:file:\/\/)?\/[^)]*?):(\d+):\d+\)?$/.exec(frame) ?? []
  const file = relative(root, url.startsWith('file:') ? fileURLToPath(url) : url).replaceAll('\\', '/')
  return file.startsWith('src/') ? {file, line: Number(line)} : undefined
}
