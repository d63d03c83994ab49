// Scripts of pages that are no part of the bundle: compiled with the program, the same on every site.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'

export function readPageScript(programRoot: string, name: 'first' | 'late-styles' | 'offline' | 'recovery'): string {
  return readFileSync(join(programRoot, `dist/page/${name}.js`), 'utf8')
}
