// Completion, as the shells themselves answer: each sources what `quire completion` prints.
import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, describe, expect, test} from 'vitest'
import {runCli} from '../../../src/cli/cli.ts'
import {fakeApi, fakeIo} from './fake-io.ts'

const dir = mkdtempSync(join(tmpdir(), 'quire-completion-'))
mkdirSync(join(dir, 'my site'))
writeFileSync(join(dir, 'my file.ts'), '')
afterAll(() => rmSync(dir, {recursive: true, force: true}))

async function script(shell: string): Promise<string> {
  const io = fakeIo()
  expect(await runCli(['completion', shell], io, async () => fakeApi())).toBe(0)
  writeFileSync(join(dir, shell), io.written.out)
  return join(dir, shell)
}

const has = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0

const WORDS: readonly (readonly [words: readonly string[], completed: readonly string[]])[] = [
  [['bu'], ['build']],
  [['s'], ['serve', 'start', 'swizzle']],
  [['build', '--js'], ['--json']],
  [
    ['build', '--bundler', ''],
    ['rspack', 'webpack'],
  ],
  [['build', '--locale', ''], []],
  [
    ['dev', '--po'],
    ['--poll', '--port'],
  ],
  [['serve', '--dir', 'my'], ['my site']],
  [
    ['check', '--config', 'my'],
    ['my file.ts', 'my site'],
  ],
  [
    ['init', '--template', ''],
    ['docs', 'handbook', 'notes', 'versions'],
  ],
  [
    ['completion', ''],
    ['bash', 'fish', 'zsh'],
  ],
]

describe.skipIf(!has('bash'))('bash completes', () => {
  test.each(WORDS)('%j', async (words, completed) => {
    const file = await script('bash')
    const program = `source "${file}"; complete -p quire >&2; COMP_WORDS=(quire "$@"); COMP_CWORD=$#; _quire; printf '%s\\n' "\${COMPREPLY[@]}"`
    const {stdout, stderr} = spawnSync('bash', ['-c', program, 'bash', ...words], {cwd: dir, encoding: 'utf8'})
    expect(stdout.split('\n').filter(Boolean).sort()).toEqual(completed)
    expect(stderr).toBe('complete -F _quire quire\n')
  })

  test('the value after an equals sign', async () => {
    const program = `source "${await script('bash')}"; COMP_WORDS=(quire build --bundler = r); COMP_CWORD=4; _quire; echo "\${COMPREPLY[@]}"`
    expect(spawnSync('bash', ['-c', program], {encoding: 'utf8'}).stdout).toBe('rspack\n')
  })
})

describe.skipIf(!has('fish'))('fish completes', () => {
  test.each(WORDS)('%j', async (words, completed) => {
    const line = ['quire', ...words].join(' ')
    const program = `source ${await script('fish')}; complete -C "${line}"`
    const {stdout} = spawnSync('fish', ['--no-config', '-c', program], {cwd: dir, encoding: 'utf8'})
    const found = stdout.split('\n').map((one) => (one.split('\t')[0] ?? '').replace(/\/$/, ''))
    expect(found.filter(Boolean).sort()).toEqual(completed)
  })
})

test.skipIf(!has('zsh'))('zsh takes the script', async () => {
  const {status, stderr} = spawnSync('zsh', ['-n', await script('zsh')], {encoding: 'utf8'})
  expect([status, stderr]).toEqual([0, ''])
})

test('what is hidden is not completed, and another shell is refused', async () => {
  const io = fakeIo()
  await runCli(['completion', 'zsh'], io, async () => fakeApi())
  expect(io.written.out).not.toMatch(/deploy|bundle-analyzer/)
  expect(await runCli(['completion', 'tcsh'], io, async () => fakeApi())).toBe(2)
  expect(io.written.err).toContain('bash, zsh, fish')
})
