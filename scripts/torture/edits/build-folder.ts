// Builds of a site's folder, in this process as a program would, or in one of their own as the command line does.
import {spawn} from 'node:child_process'
import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import type {BuildReport} from '../../../src/node/api-types.ts'
import {readFolder} from './site-folder.ts'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

/** A build that takes longer hangs; builds of these sites take seconds. */
const LIMIT_MS = 300_000

export interface Outcome {
  readonly ok: boolean
  /** Each finding as text, without the folder's own path. */
  readonly findings: readonly string[]
  readonly output: ReadonlyMap<string, Buffer>
}

export async function buildFolder(dir: string, how: 'here' | 'process'): Promise<Outcome> {
  const {ok, diagnostics} = how === 'here' ? await buildHere(dir) : await buildInProcess(dir)
  return {
    ok,
    findings: diagnostics.map((one) => JSON.stringify(one).replaceAll(dir, '<site>')),
    output: readFolder(join(dir, 'build')),
  }
}

type Result = Pick<BuildReport, 'ok' | 'diagnostics'>

async function buildHere(siteDir: string): Promise<Result> {
  // The compiled program, as an importing project gets it.
  const {build} = (await import(
    pathToFileURL(join(dist, 'index.js')).href
  )) as typeof import('../../../src/node/index.ts')
  return build({siteDir, signal: AbortSignal.timeout(LIMIT_MS)})
}

/** Starts `quire build` in a process of its own. */
export function startBuild(dir: string) {
  return spawn(process.execPath, [join(dist, 'bin.js'), 'build', dir, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NO_COLOR: '1'},
  })
}

function buildInProcess(dir: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = startBuild(dir)
    const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS)
    const chunks = {out: [] as Buffer[], err: [] as Buffer[]}
    child.stdout.on('data', (data: Buffer) => chunks.out.push(data))
    child.stderr.on('data', (data: Buffer) => chunks.err.push(data))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      const out = Buffer.concat(chunks.out).toString()
      if (code === 0 || (code === 1 && out.startsWith('{'))) resolve(JSON.parse(out) as Result)
      else
        reject(
          new Error(`quire build ended with ${signal ?? `code ${code}`}:\n${Buffer.concat(chunks.err).toString()}`),
        )
    })
  })
}

/** Names next to a site's output that a build may leave for a moment, and no longer. */
export function leftoversIn(dir: string): string[] {
  return readdirSync(dir).filter((name) => name.startsWith('.build'))
}
