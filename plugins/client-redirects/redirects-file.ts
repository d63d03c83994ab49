// The file of redirects: old addresses and where they lead, one a line. `quire check --fix` adds lines to it.
import {type DataFile, type Diagnostic, quoteValue, readYamlFile} from 'quire-docs/plugin'
import {problemOfFrom} from './options.ts'

/** A line of the file: addresses below the base URL of the site, with the prefix of their locale. */
export interface FiledRedirect {
  readonly from: string
  readonly to: string
  readonly location: NonNullable<Diagnostic['location']>
}

/** What is wrong is reported, and left out. */
export function readRedirectsFile(
  {sourcePath, text}: DataFile,
  report: (finding: Diagnostic) => void,
): readonly FiledRedirect[] {
  const {value, problems, placeOf} = readYamlFile(text)
  const refuse = (message: string, place: ReturnType<typeof placeOf>): void =>
    report({level: 'error', code: 'client-redirects/file', message, location: {sourcePath, ...place}})
  for (const {message, ...place} of problems) refuse(`"${sourcePath}" is not valid YAML: ${message}`, place)
  if (problems.length > 0 || value === null || value === undefined) return []
  if (typeof value !== 'object' || Array.isArray(value)) {
    refuse(`"${sourcePath}" must hold lines such as "/old: /new".`, placeOf([]))
    return []
  }
  return Object.entries(value).flatMap(([from, to]: [string, unknown]) => {
    const problem = problemOfFrom(from)
    const place = placeOf([from])
    if (problem !== undefined) refuse(`The old address ${quoteValue(from)} ${problem}`, place)
    else if (typeof to !== 'string' || to === '')
      refuse(`"${from}" leads to ${quoteValue(to)}, which is no address.`, place)
    else return [{from, to, location: {sourcePath, ...place}}]
    return []
  })
}
