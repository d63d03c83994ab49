// The package as others get it: packed, installed from the tarball in an empty folder, building a folder of Markdown.
import {spawnSync} from 'node:child_process'
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {copyCorpus, hasCorpora} from '../support/corpora.ts'
import {projectRoot} from '../support/program.ts'

const scratch = mkdtempSync(join(tmpdir(), 'quire-pack-'))
afterAll(() => rmSync(scratch, {recursive: true, force: true}))

function run(command: string, args: readonly string[], cwd: string): string {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: '', CI: '1'},
    // Commands are scripts of the shell there.
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`)
  return stdout
}

test('the tarball, installed with nothing else and without scripts of packages, builds a folder of Markdown', {
  timeout: 900_000,
}, () => {
  const packed = run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', scratch], projectRoot)
  const [{filename, files}] = JSON.parse(packed) as [{filename: string; files: {path: string}[]}]
  const paths = files.map(({path}) => path)
  expect(paths).toContain('dist/bin.js')
  expect(paths).toContain('dist/seed/seed.json')
  expect(paths.filter((path) => /^(?:tests|docs|build|scripts)\//.test(path))).toEqual([])
  const site = mkdtempSync(join(scratch, 'site-'))
  writeFileSync(join(site, 'package.json'), '{"name": "elsewhere", "private": true}')
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  run('npm', [...install, join(scratch, filename)], site)
  writeFileSync(join(site, 'README.md'), '# Elsewhere\n\n[Next](next.md)\n')
  writeFileSync(
    join(site, 'next.md'),
    "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# Next\n\n<Tabs><TabItem value='a'>In a tab</TabItem></Tabs>\n",
  )
  run(join(site, 'node_modules/.bin/quire'), ['build'], site)
  expect(readFileSync(join(site, 'build/index.html'), 'utf8')).toContain('href="/next"')
  expect(readFileSync(join(site, 'build/next/index.html'), 'utf8')).toContain('In a tab')
  expect(existsSync(join(site, 'build/404.html'))).toBe(true)

  if (!hasCorpora) return
  copyCorpus('electron', join(site, 'corpus/docs'))
  run(join(site, 'node_modules/.bin/quire'), ['build', 'corpus'], site)
  expect(readdirSync(join(site, 'corpus/build/latest/api')).length).toBeGreaterThan(70)
  expect(readFileSync(join(site, 'corpus/build/latest/api/app/index.html'), 'utf8')).toContain(
    'Control your application',
  )
})
