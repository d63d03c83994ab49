// WebKitGTK's own small browser, driven over WebDriver: https://www.w3.org/TR/webdriver2/
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
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

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const DISPLAY_SERVER = '/usr/bin/Xvfb'

export async function openWebKit({width, height}: Size): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'quire-webkit-'))
  const display = await startDisplay()
  const port = await freePort()
  const driver = startProgram(WEBKIT_DRIVER, [`--port=${port}`], {
    HOME: home,
    DISPLAY: display.name,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // Containers refuse the namespaces that it is made of, and the pages are ours.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const call = createCaller(`http://127.0.0.1:${port}`)
  await waitFor('the driver of WebKit', async () => (await call('GET', '/status')) !== undefined)
  const options = {binary: browserPath(), args: ['--automation']}
  const alwaysMatch = {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options}
  // The protocol's own shape.
  const {sessionId} = (await call('POST', '/session', {capabilities: {alwaysMatch}})) as {sessionId: string}
  const session = `/session/${sessionId}`
  const perform = async (actions: unknown) => void (await call('POST', `${session}/actions`, {actions}))
  const run = async (script: string): Promise<string> => {
    const answer = (await call('POST', `${session}/execute/async`, {script, args: []})) as {
      text?: string
      error?: string
    }
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.text ?? 'null'
  }
  const resize = async (size: Size): Promise<void> => {
    await call('POST', `${session}/window/rect`, size)
  }
  await call('POST', `${session}/timeouts`, {script: 60_000, pageLoad: 60_000})
  await resize({width, height})
  return {
    goTo: async (url) => void (await call('POST', `${session}/url`, {url})),
    evaluate: async (source, ...args) =>
      JSON.parse(
        await run(`const done = arguments[arguments.length - 1];
${callSource(source, args)}.then((text) => done({text}), (error) => done({error: String(error)}))`),
      ),
    press: (...keys) => perform(keyActions(...keys)),
    type: async (text) => {
      for (const letter of text) await perform(keyActions(letter))
    },
    clickAt: (x, y) => perform(clickActions(x, y)),
    travel: async (steps) => void (await call('POST', `${session}/${steps < 0 ? 'back' : 'forward'}`, {})),
    resize,
    close: async () => {
      await call('DELETE', session).catch(() => undefined)
      endProgram(driver)
      display.end()
      rmSync(home, {recursive: true, force: true, maxRetries: 20, retryDelay: 100})
    },
  }
}

function browserPath(): string {
  const folders = readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser'))
  return folders.find((path) => existsSync(path)) ?? 'MiniBrowser'
}

/** The first free one. */
async function startDisplay(): Promise<{readonly name: string; readonly end: () => void}> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = spawn(DISPLAY_SERVER, args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true})
  const pipe = server.stdio[3]
  if (!pipe) throw new Error('The display server has no pipe.')
  const [number] = await once(pipe, 'data')
  return {name: `:${String(number).trim()}`, end: () => endProgram(server)}
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>

function createCaller(origin: string): Call {
  return async (method, path, body) => {
    const headers = {'content-type': 'application/json'}
    const answer = await fetch(origin + path, {method, headers, ...(body && {body: JSON.stringify(body)})})
    const {value} = (await answer.json()) as {value: {error?: string; message?: string} | undefined}
    if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
    return value
  }
}
