// `quire eject`: lists the parts of the theme, copies one into the site, or wraps it.
import {relative, resolve} from 'node:path'
import type {ThemePart} from '../node/api-types.ts'
import type {CommandTools} from './commands.ts'
import {EXIT} from './io.ts'

export interface EjectFlags {
  readonly wrap?: boolean
  readonly list?: boolean
  readonly danger?: boolean
}

export interface EjectCall {
  readonly component: string | undefined
  readonly siteDir: string
  readonly flags: EjectFlags
}

/** Runs `quire eject`; gives the exit code. */
export async function runEject(
  {component, siteDir, flags: {wrap = false, list = false, danger = false}}: EjectCall,
  {io, api}: CommandTools,
): Promise<number> {
  if (list || component === undefined) {
    io.out(toTable(api.listThemeParts()))
    return list ? EXIT.ok : EXIT.usage
  }
  const root = resolve(io.cwd, siteDir)
  const {file, safety} = await api.eject({siteDir: root, component, wrap, danger})
  io.out(`Wrote ${relative(io.cwd, file)}\n`)
  if (safety === 'unsafe') io.out('Compare it with the original after each update of the program.\n')
  return EXIT.ok
}

function toTable(parts: readonly ThemePart[]): string {
  const width = Math.max(...parts.map(({name}) => name.length))
  const line = (name: string, copy: string, around: string): string =>
    `${name.padEnd(width)}  ${copy.padEnd(6)}  ${around}\n`
  return (
    line('component', 'eject', '--wrap') + parts.map(({name, eject, wrap}) => line(name, eject, wrap ?? '-')).join('')
  )
}
