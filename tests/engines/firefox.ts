// Firefox, driven over WebDriver BiDi, which it speaks without a driver: https://w3c.github.io/webdriver-bidi/
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {WebSocket} from 'ws'
import {
  callSource,
  clickActions,
  type Engine,
  endProgram,
  freePort,
  keyActions,
  type Size,
  startProgram,
  waitFor,
} from './engine.ts'

export const FIREFOX = '/usr/bin/firefox-esr'

export async function openFirefox({width, height}: Size): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'quire-firefox-'))
  const port = await freePort()
  const size = {MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height)}
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    String(port),
    'about:blank',
  ]
  const browser = startProgram(FIREFOX, args, {HOME: profile, ...size})
  const socket = await waitFor('Firefox', () => connect(`ws://127.0.0.1:${port}/session`))
  const send = createSender(socket)
  await send('session.new', {capabilities: {}})
  // The protocol's own shape.
  const {contexts} = (await send('browsingContext.getTree', {})) as {contexts: readonly {context: string}[]}
  const context = contexts[0]?.context
  const perform = async (actions: unknown) => void (await send('input.performActions', {context, actions}))
  const resize = async (viewport: Size) => void (await send('browsingContext.setViewport', {context, viewport}))
  await send('browsingContext.activate', {context})
  await resize({width, height})
  return {
    goTo: async (url) => void (await send('browsingContext.navigate', {context, url, wait: 'complete'})),
    evaluate: async (call, ...args) => {
      const expression = callSource(call, args)
      const answer = await send('script.evaluate', {expression, target: {context}, awaitPromise: true})
      const {type, result, exceptionDetails} = answer as Evaluated
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return JSON.parse(result?.value ?? 'null')
    },
    press: (...keys) => perform(keyActions(...keys)),
    type: async (text) => {
      for (const letter of text) await perform(keyActions(letter))
    },
    clickAt: (x, y) => perform(clickActions(x, y)),
    travel: async (delta) => void (await send('browsingContext.traverseHistory', {context, delta})),
    resize,
    close: async () => {
      socket.terminate()
      endProgram(browser)
      rmSync(profile, {recursive: true, force: true, maxRetries: 20, retryDelay: 100})
    },
  }
}

interface Evaluated {
  readonly type: string
  readonly result?: {readonly value?: string}
  readonly exceptionDetails?: {readonly text: string}
}

function connect(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

type Send = (method: string, params: object) => Promise<unknown>

function createSender(socket: WebSocket): Send {
  const waiting = new Map<number, {resolve: (result: unknown) => void; reject: (error: Error) => void}>()
  socket.on('message', (text) => {
    const {id, type, result, error, message} = JSON.parse(String(text)) as Record<string, unknown>
    const asked = waiting.get(Number(id))
    waiting.delete(Number(id))
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`))
    else asked?.resolve(result)
  })
  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, {resolve, reject})
      socket.send(JSON.stringify({id: last, method, params}))
    })
}
