// The compiled program, as an importing project gets it.
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'

/** Root of the checkout. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The node API from `dist/`; `npm test` has compiled it. */
export async function program(): Promise<typeof import('../../src/node/index.ts')> {
  return import(/* @vite-ignore */ pathToFileURL(join(projectRoot, 'dist/index.js')).href)
}
