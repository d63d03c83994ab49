// The browser that tests, measurements and screenshots use.
import {existsSync} from 'node:fs'

/** The same engine without windows, menus and services of a desktop: a page costs it half of the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const PLACES = [HEADLESS_SHELL, '/usr/bin/chromium']

/**
 * Path of the program that `QUIRE_CHROMIUM` names, or else of the first that is installed.
 * @returns the first place where none is.
 */
export function findBrowser() {
  return process.env.QUIRE_CHROMIUM ?? PLACES.find((path) => existsSync(path)) ?? PLACES[0]
}
