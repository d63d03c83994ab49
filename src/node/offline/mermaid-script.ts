// The library that draws diagrams comes as many modules; from a disk a browser loads one script.
import {MERMAID_ENTRY} from '../program/mermaid-library.ts'

const FILE = /(?:^|\/)assets\/mermaid-[^/]+\/(.*)$/s

/** Which file of the library a file of the output is; undefined when it is none. */
export function mermaidFileOf(file: string): 'entry' | 'part' | undefined {
  const name = FILE.exec(file)?.[1]
  if (name === undefined) return undefined
  return name === MERMAID_ENTRY ? 'entry' : 'part'
}

/** @param entry Absolute path of the module that imports all others. */
export async function bundleMermaid(entry: string): Promise<string> {
  const {build} = await import('esbuild')
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    tsconfigRaw: '{}',
    logLevel: 'silent',
  })
  return outputFiles.map(({text}) => text).join('')
}
