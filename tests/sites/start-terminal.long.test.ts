// `quire start` in a terminal, and over HTTPS: the keys, and a certificate that was made here.
import {type ChildProcess, spawn, spawnSync} from 'node:child_process'
import {chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import {get} from 'node:https'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, expect, test} from 'vitest'
import {projectRoot} from '../support/program.ts'
import {configFile, createSite} from '../support/site.ts'

const FILES = {'site.config.mjs': configFile(), 'docs/a.md': '# Alpha\n\nText.\n'}
const BIN = join(projectRoot, 'dist/bin.js')
const WAIT = {timeout: 60_000, interval: 50}

/** Of util-linux: runs a command in a terminal of its own, whose keys come from a pipe. */
const SCRIPT = '/usr/bin/script'
const hasTerminal = existsSync(SCRIPT)
if (!hasTerminal) console.log(`skipped: ${SCRIPT} is not installed ("apt-get install bsdutils").`)

const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(command, args, {env: {...process.env, CI: '', NO_COLOR: '1', ...env}})
  running.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk
    })
  return {child, text: () => text, ended: new Promise<number | null>((settle) => child.once('close', settle))}
}

test.skipIf(!hasTerminal)('keys open the browser, read the site again, and quit', async () => {
  const site = createSite(FILES)
  const scratch = mkdtempSync(join(tmpdir(), 'quire-keys-'))
  // What opens URLs on Linux asks this variable first.
  const browser = join(scratch, 'browser')
  writeFileSync(browser, `#!/bin/sh\necho "$1" >> "${scratch}/opened"\n`)
  chmodSync(browser, 0o755)
  const command = `${process.execPath} ${BIN} start ${site.dir} --port 0 --no-open`
  const {child, text, ended} = run(SCRIPT, ['-qfec', command, '/dev/null'], {BROWSER: browser, DISPLAY: ''})
  await expect.poll(text, WAIT).toContain('Keys: o opens the browser')
  // Two streams: what one says may come before what the other said first.
  await expect.poll(text, WAIT).toMatch(/Serving \S+\s/)
  const url = /Serving (\S+)/.exec(text())?.[1]
  child.stdin.write('o')
  const opened = join(scratch, 'opened')
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8').trim(), WAIT).toBe(url)
  child.stdin.write('r')
  await expect.poll(text, WAIT).toContain('The site was read again')
  child.stdin.write('q')
  expect(await ended).toBe(0)
})

test('pages are served by HTTPS, and changes are told', async () => {
  const site = createSite(FILES)
  const scratch = mkdtempSync(join(tmpdir(), 'quire-https-'))
  const [cert, key] = [join(scratch, 'cert.pem'), join(scratch, 'key.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...names,
    '-keyout',
    key,
    '-out',
    cert,
  ])
  expect(made.error?.message ?? made.status).toBe(0)
  const {text} = run(process.execPath, [BIN, 'start', site.dir, '--port', '0', '--no-open', '--https', cert, key])
  await expect.poll(text, WAIT).toMatch(/Serving https:\/\/localhost:\d+\//)
  const url = /Serving (\S+)/.exec(text())?.[1] ?? ''
  const ca = readFileSync(cert)
  const read = (path: string): Promise<string> =>
    new Promise((settle, fail) => {
      get(new URL(path, new URL(url).origin), {ca}, (answer) => {
        let body = ''
        answer.on('data', (chunk) => {
          body += chunk
        })
        answer.on('end', () => settle(`${answer.statusCode} ${body}`))
      }).on('error', fail)
    })
  expect(await read('/docs/a')).toMatch(/^200 .*Alpha/s)
  site.write('docs/a.md', '# Alpha\n\nOther words.\n')
  await expect.poll(text, WAIT).toContain('Changed: docs/a.md')
  await expect.poll(() => read('/docs/a'), WAIT).toContain('Other words.')
})
