// The browser that prints a book and draws its diagrams: a package that those install who make books, and a Chromium.
import {existsSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Browser, chromium} from 'playwright-core'
import {findPackageProblem} from '../node/program/optional-packages.ts'
import {findRoot} from '../node/program/program-info.ts'
import {SiteError} from '../shared/diagnostics.ts'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** A package of those that only books need. @throws SiteError that names the command which installs it. */
export async function loadPackage(name: 'playwright-core' | '@cantoo/pdf-lib', cwd: string): Promise<unknown> {
  const places = {programRoot: findRoot(), siteDir: cwd}
  const found = findPackageProblem(name, places)
  if (found !== undefined)
    throw new SiteError([
      {
        level: 'error',
        code: 'book/missing-package',
        message: `The book needs the package ${name}, ${found.problem}.`,
        hint: `Run "${found.command}".`,
      },
    ])
  for (const folder of [places.programRoot, cwd]) {
    try {
      const path = createRequire(join(folder, 'package.json')).resolve(name)
      const module: {default?: unknown} = await import(pathToFileURL(path).href)
      // Both packages are CommonJS, seen from here: their exports are the default one.
      return module.default ?? module
    } catch (error) {
      if (folder === cwd) throw error
    }
  }
  return undefined
}

/** @throws SiteError when the package or the browser is missing. */
export async function launchBrowser(cwd: string): Promise<Browser> {
  // The package's own types say what it exports.
  const playwright = (await loadPackage('playwright-core', cwd)) as {chromium: typeof chromium}
  const own = playwright.chromium.executablePath()
  const place = process.env.QUIRE_CHROMIUM ?? [...PLACES, own].find((path) => existsSync(path))
  if (place === undefined)
    throw new SiteError([
      {
        level: 'error',
        code: 'book/no-browser',
        message: 'The book needs Chromium, Chrome or Edge, and none was found.',
        hint: 'Set QUIRE_CHROMIUM to the path of one, or run "npx playwright-core install chromium".',
      },
    ])
  // Chromium refuses to run as root with its sandbox, as containers do.
  return playwright.chromium.launch({executablePath: place, chromiumSandbox: process.getuid?.() !== 0})
}
