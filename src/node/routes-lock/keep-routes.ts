// The lock of addresses during one build: read once, compared in each locale, written when the whole site is.
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {compareLock, type ProposedRedirect} from './compare-lock.ts'
import {formatLock, LOCK_FILE, parseLock} from './lock-file.ts'
import {addRedirects} from './redirects-file.ts'
import type {LocaleAddresses} from './site-addresses.ts'

export interface RouteKeeper {
  /** What has vanished of one locale; reported, or, with `fix`, redirected. */
  readonly compare: (site: LocaleAddresses) => readonly Diagnostic[]
  /** Records all addresses that were compared. A frozen lock is left as it is, and what it lacks is a warning. */
  readonly save: () => readonly Diagnostic[]
}

export interface KeeperOptions {
  readonly siteDir: string
  /** Nothing is written: the file is part of a checkout that is thrown away. */
  readonly isFrozen: boolean
  /** Redirects are written for what has probably been renamed. */
  readonly fix: boolean
}

const MAX_NOTES = 5

export function createRouteKeeper({siteDir, isFrozen, fix}: KeeperOptions): RouteKeeper {
  const path = join(siteDir, LOCK_FILE)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const {lock, problems} = parseLock(before ?? '')
  const anchors = new Map<string, ReadonlySet<string>>()
  return {
    compare: (site) => {
      const {findings, proposed, kept} = compareLock(lock, site)
      for (const [address, ids] of site.pages) anchors.set(address, ids)
      for (const address of kept) anchors.set(address, new Set())
      const all = [...problems, ...findings]
      if (!fix || site.redirectsFile === undefined) return all
      addRedirects(join(siteDir, site.redirectsFile), [...proposed.values()])
      return all.map((one) => toFixed(one, proposed.get(one), site.redirectsFile))
    },
    save: () => {
      const text = formatLock(anchors, lock.gone)
      if (text === before) return []
      if (isFrozen)
        return describeOutdated(
          before,
          [...anchors.keys()].filter((one) => !lock.addresses.has(one)),
        )
      writeFileSync(path, text)
      return []
    },
  }
}

function toFixed(finding: Diagnostic, redirect: ProposedRedirect | undefined, file = ''): Diagnostic {
  if (redirect === undefined) return finding
  return {
    level: 'warning',
    code: 'routes/redirected',
    message: `"${redirect.from}" leads to "${redirect.to}" now, by a line in "${file}".`,
    ...(finding.location === undefined ? {} : {location: finding.location}),
    hint: 'Look at the line: the new address was found by its headings, its name or its spelling.',
  }
}

function describeOutdated(before: string | undefined, added: readonly string[]): readonly Diagnostic[] {
  const shown = added.slice(0, MAX_NOTES)
  const rest = added.length - shown.length
  return [
    {
      level: 'warning',
      code: 'routes/lock-outdated',
      message: before === undefined ? `There is no "${LOCK_FILE}".` : `"${LOCK_FILE}" is not up to date.`,
      ...(before === undefined ? {} : {location: {sourcePath: LOCK_FILE}}),
      ...(before === undefined || added.length === 0
        ? {}
        : {notes: [...shown.map((one) => `not recorded: ${one}`), ...(rest > 0 ? [`and ${rest} more`] : [])]}),
      hint: `Run "quire build" on your machine and commit "${LOCK_FILE}": what is not recorded can vanish unnoticed.`,
    },
  ]
}
