// `quire doctor`: the findings of an examination, and a table of what was looked at.
import type {BuildReport} from '../node/api-types.ts'
import {type CheckFlags, type CommandTools, pick, runReporting} from './commands.ts'
import {writeFindings} from './report.ts'
import {formatCount, formatTable} from './text.ts'

export interface DoctorFlags extends Omit<CheckFlags, 'locale' | 'fix'> {
  readonly strict?: boolean
}

/** What is examined, by the codes of its findings; the first that fits counts. */
const AREAS: readonly (readonly [name: string, codes: RegExp])[] = [
  ['Node and packages', /^doctor\/(?:node|package|peer|duplicate-package)$|^config\/missing-package$/],
  ['configuration', /^(?:config|plugin|theme|navbar|content|system|cache|output)\//],
  ['links', /^link\//],
  ['URLs that last', /^routes\/(?:vanished|lock|redirected)/],
  ['orphan pages', /^doctor\/orphan-page$/],
  ['heading order', /^doctor\/heading-order$/],
  ['code languages', /^(?:doctor|markdown)\/unknown-language$/],
  ['alternative texts', /^doctor\/missing-alt$/],
  ['image sizes', /^doctor\/huge-image$/],
  ['translations', /^(?:doctor\/untranslated$|translations\/|i18n\/)/],
  ['documents', /./],
]

/** Runs `quire doctor`; gives the exit code. */
export function runDoctor(siteDir: string, flags: DoctorFlags, tools: CommandTools): Promise<number> {
  const {io, api} = tools
  const options = {...pick(flags, ['config']), cache: flags.cache, checkOnly: true, examine: true}
  const isFine = ({ok, diagnostics}: BuildReport): boolean =>
    ok && !(flags.strict === true && diagnostics.some(({level}) => level === 'warning'))
  return runReporting({siteDir, flags, options, isFine}, tools, ({diagnostics}, root) => {
    const isQuiet = flags.quiet === true
    writeFindings(io, diagnostics, {siteDir: root, isQuiet, format: api.formatDiagnostic})
    if (!isQuiet) io.out(`${toTable(diagnostics)}\n`)
  })
}

function toTable(diagnostics: BuildReport['diagnostics']): string {
  const areaOf = (code: string): string | undefined => AREAS.find(([, codes]) => codes.test(code))?.[0]
  const count = (area: string, level: 'error' | 'warning'): string => {
    const found = diagnostics.filter((one) => one.level === level && areaOf(one.code) === area).length
    return found === 0 ? '-' : formatCount(found)
  }
  const rows = AREAS.map(([area]) => [area, count(area, 'error'), count(area, 'warning')])
  return formatTable([['examined', 'errors', 'warnings'], ...rows])
}
