// Makes a site to compare, installs its packages, and lets Docusaurus build it. What is there already is used again.
import {spawnSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import type {ParitySite} from './sites.ts'

const OLD_BUILD = '.docusaurus-build'
const SECONDS_FILE = '.docusaurus-seconds'

/** @returns Whether there is a site now. */
export function makeSite({name, from}: ParitySite, copy: string, root: string): boolean {
  if (existsSync(copy) && readdirSync(copy).length > 0) return true
  mkdirSync(dirname(copy), {recursive: true})
  if ('command' in from)
    return run('npx', ['--yes', ...from.command.split(' '), name, ...from.rest, '--skip-install'], dirname(copy))
  const source = resolve(root, from.folder)
  if (!existsSync(source)) return false
  cpSync(source, copy, {recursive: true})
  return true
}

/** A package of the repository that the site was taken from comes from the registry. Old sites disagree with their peers. */
export function installPackages(siteDir: string): boolean {
  if (existsSync(join(siteDir, 'node_modules'))) return true
  const manifest = join(siteDir, 'package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(/"[\^~]?workspace:[^"]*"/g, '"*"'))
  const install = ['install', '--no-audit', '--no-fund']
  return run('npm', install, siteDir) || run('npm', [...install, '--legacy-peer-deps'], siteDir)
}

export interface OldBuild {
  readonly dir: string
  /** How long Docusaurus took; unknown when that was not measured. */
  readonly seconds: number | undefined
}

/** @returns undefined when Docusaurus fails. */
export function buildByDocusaurus(siteDir: string): OldBuild | undefined {
  const dir = join(siteDir, OLD_BUILD)
  const file = join(siteDir, SECONDS_FILE)
  if (!existsSync(join(dir, '404.html'))) {
    const start = performance.now()
    if (!run('npx', ['docusaurus', 'build', '--out-dir', OLD_BUILD], siteDir)) return undefined
    writeFileSync(file, String(Math.round((performance.now() - start) / 1000)))
  }
  return {dir, seconds: existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined}
}

/** Version 2.0 hashes by what OpenSSL no longer has. */
const ENV = {...process.env, NODE_OPTIONS: '--openssl-legacy-provider'}

function run(command: string, args: readonly string[], cwd: string): boolean {
  return spawnSync(command, args, {cwd, stdio: 'inherit', env: ENV}).status === 0
}
