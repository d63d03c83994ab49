// What `npm audit --json` says about vulnerabilities.
import {z} from 'zod'

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({title: z.string()})])),
    }),
  ),
})

const refusal = z.object({message: z.string()})

export interface AuditResult {
  /** Why nothing could be learnt: no network, or a registry that does not answer such questions. */
  readonly skipped?: string
  /** A sentence for each package with a vulnerability that is at least moderate. */
  readonly faults: readonly string[]
}

export function readAudit(output: string): AuditResult {
  const value = parse(output)
  const {data, error} = report.safeParse(value)
  if (error) return {skipped: refusal.safeParse(value).data?.message ?? 'npm gave no report', faults: []}
  return {
    faults: Object.values(data.vulnerabilities)
      .filter(({severity}) => severity !== 'info' && severity !== 'low')
      .map(({name, severity, range, via}) => {
        const causes = via.map((one) => (typeof one === 'string' ? `by ${one}` : one.title))
        return `${name} ${range}: ${severity}, ${causes.join('; ')}`
      }),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
