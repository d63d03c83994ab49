// What was published and is no longer there: each address and anchor of routes.lock is looked up in the site.
import {closest} from '../../shared/closest.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {findRename} from './likely-rename.ts'
import {LOCK_FILE, type LockedAddress, type RoutesLock} from './lock-file.ts'
import type {LocaleAddresses} from './site-addresses.ts'

/** A redirect that would bring a vanished address back. */
export interface ProposedRedirect {
  readonly from: string
  readonly to: string
}

export interface LockComparison {
  readonly findings: readonly Diagnostic[]
  /** Each stands for one of the findings. */
  readonly proposed: ReadonlyMap<Diagnostic, ProposedRedirect>
  /** Addresses that are no pages any more, and are answered by redirects and files: they are to stay so. */
  readonly kept: readonly string[]
}

/** Compares what the lock has of one locale with its pages. */
export function compareLock({addresses, gone}: RoutesLock, site: LocaleAddresses): LockComparison {
  const isNew = ([address]: readonly [string, unknown]): boolean => !addresses.has(address)
  const newPages = new Map([...site.pages].filter(isNew))
  const findings: Diagnostic[] = []
  const proposed = new Map<Diagnostic, ProposedRedirect>()
  const kept: string[] = []
  for (const [address, locked] of addresses) {
    if (!site.isOwn(address) || gone.has(address)) continue
    if (site.pages.has(address)) findings.push(...compareAnchors(address, locked, {gone, site}))
    else if (site.isAnswered(address)) kept.push(address)
    else {
      const to = findRename({address, anchors: locked.anchors}, newPages)
      const finding = describeVanished(address, locked, {to, file: site.redirectsFile})
      findings.push(finding)
      if (to !== undefined) proposed.set(finding, {from: address, to})
    }
  }
  return {findings, proposed, kept}
}

function describeVanished(
  address: string,
  {line}: LockedAddress,
  {to, file}: {readonly to: string | undefined; readonly file: string | undefined},
): Diagnostic {
  const fix =
    file === undefined
      ? 'add a redirect with the plugin client-redirects'
      : `run "quire check --fix", which adds the redirect to "${file}"`
  const other = file === undefined ? 'Add a redirect with the plugin client-redirects' : `Add a redirect to "${file}"`
  return {
    level: 'error',
    code: 'routes/vanished',
    message: `"${address}" was published, and nothing answers there any more.`,
    location: {sourcePath: LOCK_FILE, line, column: 1, length: address.length},
    hint: `${to === undefined ? other : `It is "${to}" now? Then ${fix}`}. Gone on purpose? Write "gone ${address}" in ${LOCK_FILE}.`,
  }
}

function compareAnchors(
  address: string,
  {anchors, line}: LockedAddress,
  {gone, site}: {readonly gone: ReadonlySet<string>; readonly site: LocaleAddresses},
): readonly Diagnostic[] {
  const ids = site.idsOf(address)
  if (ids === undefined) return []
  const missing = anchors.filter((id) => !ids.has(id) && !gone.has(`${address}#${id}`))
  const fresh = [...(site.pages.get(address) ?? [])].filter((id) => !anchors.includes(id))
  return missing.map((id) => {
    // One came and one went: the heading was reworded.
    const sole = missing.length === 1 && fresh.length === 1 ? fresh[0] : undefined
    const near = closest(id, fresh) ?? sole
    const heading = near === undefined ? 'a heading' : `the heading that is "#${near}" now`
    return {
      level: 'error',
      code: 'routes/vanished-anchor',
      message: `"${address}#${id}" was published, and the page has no such anchor any more.`,
      location: {sourcePath: LOCK_FILE, line, column: 1, length: address.length},
      hint: `Give ${heading} its old id: "## Title {#${id}}". Gone on purpose? Write "gone ${address}#${id}" in ${LOCK_FILE}.`,
    }
  })
}
