// The Mermaid package as files of the site. It comes compiled for browsers, in many parts of which a diagram needs a few,
// so it is copied and never bundled.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {findOptionalPackage, type OptionalPackage, type PackagePlaces} from './optional-packages.ts'

const MAIN = 'mermaid.esm.min.mjs'

/** Loaded into a frame, whose window is the only thing that both sides know. */
export const MERMAID_ENTRY = 'in-frame.js'
const PARTS = 'chunks/mermaid.esm.min'

/**
 * Where the package's entry lies in the output; undefined when it is not installed, which is an error of its own. Its
 * version is part of the path, as files below `assets/` never change.
 */
export function mermaidEntry(places: PackagePlaces): string | undefined {
  const found = findOptionalPackage('mermaid', places)
  return found === undefined ? undefined : `${outputFolder(found)}/${MERMAID_ENTRY}`
}

/** Text of each file by its path in the output. */
export function mermaidFiles(places: PackagePlaces): readonly (readonly [file: string, text: string])[] {
  const found = findOptionalPackage('mermaid', places)
  if (found === undefined) return []
  const dist = join(found.folder, 'dist')
  const parts = readdirSync(join(dist, PARTS)).filter((name) => name.endsWith('.mjs'))
  const folder = outputFolder(found)
  const entry = `import mermaid from './${toScriptName(MAIN)}'\nwindow.quireMermaid = mermaid\n`
  const own = [MAIN, ...parts.sort().map((name) => `${PARTS}/${name}`)].map(
    (file) =>
      [
        `${folder}/${toScriptName(file)}`,
        readFileSync(join(dist, file), 'utf8').replace(/(["'])(\.{1,2}\/[\w./-]+)\.mjs\1/g, '$1$2.js$1'),
      ] as const,
  )
  return [[`${folder}/${MERMAID_ENTRY}`, entry], ...own]
}

/** Not every server knows that `.mjs` is a script, and browsers run no module of another type. */
function toScriptName(file: string): string {
  return file.replace(/\.mjs$/, '.js')
}

function outputFolder({version}: OptionalPackage): string {
  return `assets/mermaid-${version}`
}
