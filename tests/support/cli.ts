// The command line as a person runs it: a process, its output and its exit code.
import {spawn} from 'node:child_process'
import {join} from 'node:path'
import {projectRoot} from './program.ts'

export interface CliResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export const binFile = join(projectRoot, 'dist/bin.js')

export interface CliOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly onOutput?: (text: string, kill: (signal: NodeJS.Signals) => void) => void
}

/** Runs `quire` with arguments. `onOutput` sees everything printed so far and may act, for example send a signal. */
export function runCli(args: readonly string[], {cwd, env, onOutput}: CliOptions): Promise<CliResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [binFile, ...args], {
      cwd,
      env: {...process.env, CI: '1', NO_COLOR: '1', ...env},
    })
    let stdout = ''
    let stderr = ''
    const tell = (): void => onOutput?.(stdout + stderr, (signal) => child.kill(signal))
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString()
      tell()
    })
    child.stderr.on('data', (data: Buffer) => {
      stderr += data.toString()
      tell()
    })
    child.on('close', (code) => resolve({code, stdout, stderr}))
  })
}
