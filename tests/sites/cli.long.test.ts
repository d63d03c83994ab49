// The command line: exit codes, reports, interruption.
import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {configFile, createSite} from '../support/site.ts'

const FILES = {'site.config.mjs': configFile(), 'docs/a.md': '# A\n\nText.'}

describe('quire build', () => {
  test('exits 0 and says where the site is', async () => {
    const {dir} = createSite(FILES)
    const result = await runCli(['build'], {cwd: dir})
    expect(result.code).toBe(0)
    expect(result.stdout + result.stderr).toContain('build')
    expect(existsSync(join(dir, 'build/docs/a/index.html'))).toBe(true)
  })

  test('exits 1 when the site is wrong, with place and hint', async () => {
    const site = createSite({...FILES, 'docs/b.mdx': '# B\n\n<Box>\n'})
    const result = await runCli(['build'], {cwd: site.dir})
    expect(result.code).toBe(1)
    const text = result.stdout + result.stderr
    expect(text).toMatch(/docs\/b\.mdx:\d+:\d+/)
    expect(text).toContain('hint:')
    expect(text).not.toMatch(/\n\s+at .*node_modules/)
  })

  test.each([[['biuld']], [['build', '--nonsense']], [['build', '--bundler', 'rollup']]])(
    'exits 2 when the call is wrong: %j',
    async (args) => {
      const result = await runCli(args, {cwd: createSite(FILES).dir})
      expect(result.code).toBe(2)
    },
  )

  test('--json prints one report and nothing else', async () => {
    const {dir} = createSite(FILES)
    const {stdout} = await runCli(['build', '--json', '--out-dir', 'public'], {cwd: dir})
    const report = JSON.parse(stdout)
    expect(report.ok).toBe(true)
    expect(report.counts.pages).toBe(2)
    expect(existsSync(join(dir, 'public/docs/a/index.html'))).toBe(true)
  })

  test('--profile prints a row for each stage', async () => {
    const {stdout, stderr} = await runCli(['build', '--profile'], {cwd: createSite(FILES).dir})
    for (const stage of ['config', 'plugins', 'content', 'routes', 'compile', 'bundle', 'link', 'render', 'emit'])
      expect(stdout + stderr).toContain(stage)
  })

  test('--quiet says nothing', async () => {
    const {stdout, stderr} = await runCli(['build', '--quiet'], {cwd: createSite(FILES).dir})
    expect(stdout + stderr).toBe('')
  })

  test.each(['once', 'twice'])('interrupted %s, leaves the last good output and no trace', async (count) => {
    const site = createSite({
      ...FILES,
      ...Object.fromEntries(
        Array.from({length: 300}, (_, at) => [`docs/p${at}.md`, `# P ${at}\n\n${'Some text. '.repeat(400)}`]),
      ),
    })
    const warnings: string[] = []
    const note = ({message}: Error): void => void warnings.push(message)
    process.on('warning', note)
    await site.build()
    process.off('warning', note)
    // Of Node, such as that of many listeners: they would stand between the lines of the build.
    expect(warnings).toEqual([])
    const before = readdirSync(join(site.dir, 'build')).sort()
    site.remove('node_modules')
    // Of one signal that is sent twice a busy process may see one.
    const signals: NodeJS.Signals[] = count === 'once' ? ['SIGINT'] : ['SIGINT', 'SIGTERM']
    const result = await runCli(['build', '--no-cache'], {
      cwd: site.dir,
      onOutput: (text, kill) => {
        if (/compile/i.test(text)) for (const signal of signals.splice(0)) kill(signal)
      },
    })
    expect(result.code).toBe(130)
    expect(readdirSync(join(site.dir, 'build')).sort()).toEqual(before)
    expect(readdirSync(site.dir).filter((name) => name.startsWith('.build'))).toEqual([])
  })

  test('--bundler rspack builds the same pages', async () => {
    const page = {
      'src/pages/index.tsx': 'export default function P() { return <p>From React</p> }',
      'site.config.mjs': configFile('', 'docs(), pages()'),
    }
    const site = createSite({...FILES, ...page})
    const result = await runCli(['build', '--bundler', 'rspack', '--json'], {cwd: site.dir})
    expect(result.code, result.stderr).toBe(0)
    expect(existsSync(join(site.dir, 'build/index.html'))).toBe(true)
  })
})

describe('quire', () => {
  test('--help and --version answer', async () => {
    const {dir} = createSite({})
    expect((await runCli(['--help'], {cwd: dir})).stdout).toContain('build')
    expect((await runCli(['--version'], {cwd: dir})).stdout).toMatch(/^\d+\.\d+\.\d+/)
  })

  test('clear removes output and cache', async () => {
    const site = createSite(FILES)
    await site.build()
    const result = await runCli(['clear'], {cwd: site.dir})
    expect(result.code).toBe(0)
    expect(existsSync(join(site.dir, 'build'))).toBe(false)
    expect(existsSync(join(site.dir, 'node_modules/.cache/quire'))).toBe(false)
  })
})
