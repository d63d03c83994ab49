// Makes a site to compare, installs its packages, and lets Docusaurus build it. What is there already is used again.
import {spawnSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join, resolve} from 'node:path'
import type {MissingFile, ParitySite} from './sites.ts'

const OLD_BUILD = '.docusaurus-build'
const SECONDS_FILE = '.docusaurus-seconds'

/** @returns Whether there is a site now. */
export function makeSite(site: ParitySite, copy: string, root: string): boolean {
  if (existsSync(copy) && readdirSync(copy).length > 0) return true
  return (
    makeSources(site, copy, root) &&
    (site.missing ?? []).every((one) => addMissing(one, copy)) &&
    edit(site, copy) &&
    commit(copy)
  )
}

/** Some sites show when a document was changed, which Docusaurus refuses to do outside of a repository. */
function commit(copy: string): boolean {
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n', {flag: 'a'})
  const author = ['-c', 'user.name=parity', '-c', 'user.email=parity@example.com']
  const steps = [
    ['init', '--quiet'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '--message', 'site'],
  ]
  return steps.every((step) => run('git', step, copy))
}

function makeSources({name, from}: ParitySite, copy: string, root: string): boolean {
  mkdirSync(dirname(copy), {recursive: true})
  if ('command' in from)
    return create(['--yes', ...from.command.split(' '), name, ...from.rest, '--skip-install'], name, copy)
  if ('package' in from) return unpack(from.package, '.', copy)
  const source = resolve(root, from.folder)
  if (!existsSync(source)) return false
  cpSync(source, copy, {recursive: true})
  return true
}

/** In an empty folder: beside other sites the name of a template is taken for the folder of the site that is called so. */
function create(args: readonly string[], name: string, to: string): boolean {
  return inEmptyFolder((place) => {
    if (!run('npx', args, place)) return false
    cpSync(join(place, name), to, {recursive: true})
    return true
  })
}

function addMissing(one: MissingFile, copy: string): boolean {
  const path = join(copy, one.path)
  mkdirSync(dirname(path), {recursive: true})
  if ('package' in one) return unpack(one.package, one.folder, path)
  if ('text' in one) writeFileSync(path, one.text)
  else cpSync(join(copy, one.copyOf), path, {recursive: true})
  return true
}

/** Copies a folder of a package as the registry has it. */
function unpack(spec: string, folder: string, to: string): boolean {
  return inEmptyFolder((place) => {
    if (!run('npm', ['pack', spec, '--pack-destination', place], place)) return false
    const [archive = ''] = readdirSync(place)
    if (!run('tar', ['xzf', archive], place)) return false
    cpSync(join(place, 'package', folder), to, {recursive: true})
    return true
  })
}

/** The folder is gone afterwards. */
function inEmptyFolder(make: (place: string) => boolean): boolean {
  const place = mkdtempSync(join(tmpdir(), 'quire-parity-'))
  try {
    return make(place)
  } finally {
    rmSync(place, {recursive: true, force: true})
  }
}

function edit({replaced = []}: ParitySite, copy: string): boolean {
  for (const [file, text, by] of replaced) {
    const path = join(copy, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(text, by))
  }
  return true
}

/**
 * A package of the repository that the site was taken from comes from the registry, and so does what the repository would
 * share with it. Old sites disagree with their peers.
 */
export function installPackages({pinned = {}}: Pick<ParitySite, 'pinned'>, siteDir: string): boolean {
  if (existsSync(join(siteDir, 'node_modules'))) return true
  const path = join(siteDir, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8').replaceAll(/"[\^~]?workspace:[^"]*"/g, '"*"'))
  const overrides = {...manifest.overrides, ...pinned}
  writeFileSync(path, JSON.stringify({...manifest, overrides}, undefined, 2))
  const install = ['install', '--no-audit', '--no-fund', '--workspaces=false']
  // Scripts of old packages fetch what a machine without the whole network does not get.
  const ways = [[], ['--legacy-peer-deps'], ['--legacy-peer-deps', '--ignore-scripts']]
  return ways.some((way) => run('npm', [...install, ...way], siteDir))
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
