// The Mermaid package as files of the site. It comes compiled for browsers, in many parts of which a diagram needs a few,
// so it is copied and never bundled.
import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {programRequire} from './program-info.ts'

const MAIN = 'mermaid.esm.min.mjs'

/** Loaded into a frame, whose window is the only thing that both sides know. */
const ENTRY = 'in-frame.js'
const PARTS = 'chunks/mermaid.esm.min'

/** Where the package's entry lies in the output. Its version is part of the path, as files below `assets/` never change. */
export function mermaidEntry(programRoot: string): string {
  return `${outputFolder(programRoot)}/${ENTRY}`
}

/** Text of each file by its path in the output. */
export function mermaidFiles(programRoot: string): readonly (readonly [file: string, text: string])[] {
  const dist = join(packageFolder(programRoot), 'dist')
  const parts = readdirSync(join(dist, PARTS)).filter((name) => name.endsWith('.mjs'))
  const folder = outputFolder(programRoot)
  const entry = `import mermaid from './${toScriptName(MAIN)}'\nwindow.quireMermaid = mermaid\n`
  const own = [MAIN, ...parts.sort().map((name) => `${PARTS}/${name}`)].map(
    (file) =>
      [
        `${folder}/${toScriptName(file)}`,
        readFileSync(join(dist, file), 'utf8').replace(/(["'])(\.{1,2}\/[\w./-]+)\.mjs\1/g, '$1$2.js$1'),
      ] as const,
  )
  return [[`${folder}/${ENTRY}`, entry], ...own]
}

/** Not every server knows that `.mjs` is a script, and browsers run no module of another type. */
function toScriptName(file: string): string {
  return file.replace(/\.mjs$/, '.js')
}

function outputFolder(programRoot: string): string {
  const about = readFileSync(join(packageFolder(programRoot), 'package.json'), 'utf8')
  // Every package has a version.
  const {version} = JSON.parse(about) as {version: string}
  return `assets/mermaid-${version}`
}

function packageFolder(programRoot: string): string {
  return dirname(programRequire(programRoot).resolve('mermaid/package.json'))
}
