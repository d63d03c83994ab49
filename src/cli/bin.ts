#!/usr/bin/env node
// Entry of the `quire` command: ties the command line to this process.
import {existsSync, readFileSync, writeSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {NodeApi} from '../node/api-types.ts'
import {endProcess} from '../node/diagnostics/end-process.ts'
import {runCli} from './cli.ts'
import type {CliIo} from './io.ts'
import {EXIT} from './io.ts'

const {stdout, stderr, env} = process
const DEFAULT_COLUMNS = 80
const KILLED_AFTER_MS = 5000

const io: CliIo = {
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  isTerminal: stderr.isTTY === true,
  hasColour: hasColour(),
  canAsk: process.stdin.isTTY === true && stdout.isTTY === true,
  isCi: env.CI !== undefined && env.CI !== '' && env.CI !== 'false',
  columns: stderr.columns ?? DEFAULT_COLUMNS,
  cwd: process.cwd(),
  version: readVersion(),
  // Where the program lies when it is compiled.
  templatesDir: fileURLToPath(new URL('create/templates', import.meta.url)),
  whenIdle: () => new Promise((resolve) => void process.once('beforeExit', () => resolve())),
  onInterrupt,
  ...(process.stdin.isTTY === true && stdout.isTTY === true ? {onKey} : {}),
  interrupt: () => void process.kill(process.pid, 'SIGINT'),
}

// A reader that goes away (`quire build --json | head`) is no fault.
stdout.on('error', (error: NodeJS.ErrnoException) => end(error.code === 'EPIPE' ? EXIT.ok : EXIT.failed))

let isDone = false
let uncaughtText: (error: unknown) => string = String
let hasNothingLeft = false
process.once('beforeExit', () => {
  hasNothingLeft = true
})
// Code of the site may end the process, or leave Node with nothing to wait for: that is no success, and not to be silent.
process.on('exit', (status) => {
  if (isDone || (status !== EXIT.ok && !hasNothingLeft)) return
  const cause = hasNothingLeft ? 'a promise never settled' : 'process.exit(0) was called'
  const message = `error cli/ended-early: The program was ended before it was done: ${cause}.`
  writeSync(stderr.fd, `${message}\n  hint: Look for it in the plugins that the configuration names.\n`)
  process.exitCode = EXIT.failed
})

const code = await runCli(process.argv.slice(2), io, loadApi)
// Not left to the event loop: what a stage keeps open must not keep the terminal waiting.
stdout.write('', () => end(code))

/** With the build, the site's code comes in: what it throws where nothing waits would end Node with its stack alone. */
async function loadApi(): Promise<NodeApi> {
  const api = await import('../node/index.ts')
  if (!process.listeners('uncaughtException').includes(endUncaught)) process.on('uncaughtException', endUncaught)
  uncaughtText = (error) =>
    api.formatDiagnostic(api.explainUncaught(error), {colour: io.hasColour, readSource: () => undefined})
  return api
}

function endUncaught(error: unknown): void {
  writeSync(stderr.fd, `${uncaughtText(error)}\n`)
  end(EXIT.failed)
}

function end(status: number): never {
  isDone = true
  endProcess(status)
}

/** The first signal asks the command to stop; a second one, or too long a wait, ends the process. */
function onInterrupt(listener: () => void): () => void {
  let isAsked = false
  const stop = (): void => {
    if (isAsked) endProcess(EXIT.interrupted)
    isAsked = true
    setTimeout(() => endProcess(EXIT.interrupted), KILLED_AFTER_MS).unref()
    listener()
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}

/** Keys come one by one and unseen, so that the one that interrupts is a key like others. */
function onKey(listener: (key: string) => void): () => void {
  const {stdin} = process
  const take = (bytes: Buffer): void => {
    for (const key of bytes.toString())
      if (key === '\u0003' || key === '\u0004') process.kill(process.pid, 'SIGINT')
      else listener(key.toLowerCase())
  }
  stdin.setRawMode(true).resume().on('data', take)
  return () => {
    stdin.off('data', take).setRawMode(false).pause()
  }
}

function hasColour(): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0'
  return stderr.isTTY === true && env.TERM !== 'dumb'
}

/** From the package's manifest, one folder up when compiled and two in the sources. */
function readVersion(): string {
  const manifest = ['../package.json', '../../package.json']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url))
  // The program's own manifest has a version.
  return manifest === undefined ? '0.0.0' : (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version
}
