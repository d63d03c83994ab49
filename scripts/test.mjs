#!/usr/bin/env node
// The tests, on a machine that has only Node and npm: installs what is missing, compiles the program, checks the sources,
// runs the tests, and ends with one line: `N passed, N failed`. Arguments go to the test runner (and leave the checks out),
// but for `--slowest`, which names the files and tests that took longest, and `--long` and `--engines`, which run the files that
// end in `.long.test.ts`, or the tests in Firefox and WebKit, instead of all others.
import {spawnSync} from 'node:child_process'
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {findBrowser, HEADLESS_SHELL} from './browser.mjs'
import {ensureInstalled} from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const NGINX = process.env.QUIRE_NGINX ?? '/usr/sbin/nginx'
const ENGINES = [
  ['/usr/bin/firefox-esr', 'firefox-esr'],
  ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  ['/usr/bin/Xvfb', 'xvfb'],
]
const REDIS = ['/usr/bin/redis-server', '/usr/bin/valkey-server']

/**
 * Installs what the browser tests need where that is one command: on Debian and its like, for root. Elsewhere says what is
 * missing. Without nginx the program's own server takes its place.
 */
function ensureHostTools() {
  // With a whole browser the tests take twice as long.
  const needsBrowser = !existsSync(process.env.QUIRE_CHROMIUM ?? HEADLESS_SHELL)
  const needsNginx = !existsSync(NGINX)
  const needsRedis = !REDIS.some((path) => existsSync(path))
  if (!needsBrowser && !needsNginx && !needsRedis) return
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (canInstall) {
    runAptGet('update')
    // Releases that are older than Debian 12 have the browser only as a whole.
    if (needsBrowser && !install('chromium-headless-shell') && !existsSync(findBrowser())) install('chromium')
    if (needsNginx) install('nginx-light')
    // The tests start servers of their own.
    if (needsRedis) install('redis-server')
  }
  if (needsBrowser && !existsSync(findBrowser()))
    console.log(`The browser tests need Chromium at ${findBrowser()}, or at the path in QUIRE_CHROMIUM.`)
}

/** Firefox, and WebKit with a display for it, from the packages of Debian. */
function ensureEngines() {
  const missing = ENGINES.filter(([path]) => !existsSync(path))
  if (missing.length === 0) return
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (canInstall) runAptGet('update')
  for (const [path, name] of missing)
    if (!canInstall || !install(name)) console.log(`Tests that need ${path} are skipped: install ${name}.`)
}

function install(name) {
  console.log(`Installing ${name} …`)
  return runAptGet('install', '-y', '--no-install-recommends', name)
}

function runAptGet(...args) {
  const {status} = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  })
  if (status !== 0) console.log(`apt-get ${args.join(' ')} failed.`)
  return status === 0
}

function runVitest(args, {namesSlowest, projects}) {
  const folder = mkdtempSync(join(tmpdir(), 'quire-tests-'))
  const report = join(folder, 'report.json')
  const command = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    join(root, 'tests/vitest.config.ts'),
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    ...(namesSlowest ? [`--reporter=${join(root, 'tests/support/slowest-reporter.ts')}`] : []),
    `--outputFile.json=${report}`,
    ...args,
  ]
  const {status} = spawnSync(process.execPath, command, {cwd: root, stdio: ['ignore', 'inherit', 'inherit']})
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  rmSync(folder, {recursive: true, force: true})
  if (result === undefined) return {passed: 0, failed: 1}
  // A file that does not load has no tests to count, but it has failed.
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = result.numFailedTests + broken
  return {passed: result.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed}
}

const given = process.argv.slice(2)
const args = given.filter((arg) => !['--slowest', '--long', '--engines'].includes(arg))
const hasEngines = given.includes('--engines')
const isLong = given.includes('--long')
/** Those that are run where nothing is named; a path may be one of a long test. */
const usual = args.length > 0 ? ['unit', 'whole', 'long'] : ['unit', 'whole']
ensureInstalled()
if (hasEngines) ensureEngines()
else ensureHostTools()
const {ensureProgram} = await import('./program.mjs')
const {runChecks} = await import('./check.mjs')
await ensureProgram()
const checks = args.length > 0 || hasEngines || isLong ? {passed: 0, failed: 0} : await runChecks()
const tests = runVitest(args, {
  namesSlowest: given.includes('--slowest'),
  projects: hasEngines ? ['engines'] : isLong ? ['long'] : usual,
})
console.log(`${checks.passed + tests.passed} passed, ${checks.failed + tests.failed} failed`)
process.exit(checks.failed + tests.failed === 0 ? 0 : 1)
