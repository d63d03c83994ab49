// Adds redirects to the file of the plugin client-redirects: lines at its end, so that what people wrote stays as it is.
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {stringify} from 'yaml'
import type {ProposedRedirect} from './compare-lock.ts'

const HEADER = '# Old addresses and where they lead, below the base URL of the site.\n'

/** Those that the file has already are not proposed: they answer. */
export function addRedirects(path: string, redirects: readonly ProposedRedirect[]): void {
  if (redirects.length === 0) return
  const before = existsSync(path) ? readFileSync(path, 'utf8') : HEADER
  const lines = redirects.map(({from, to}) => stringify({[from]: to}, {lineWidth: 0})).join('')
  writeFileSync(path, before + (before === '' || before.endsWith('\n') ? '' : '\n') + lines)
}
