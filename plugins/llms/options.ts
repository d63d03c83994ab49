// Options of the llms plugin.
import {z} from 'zod'

const splitLimit = z.union([z.literal(false), z.number().int().min(1)])

export const llmsOptions = z.strictObject({
  /** First heading of the lists; the site's title otherwise. */
  title: z.string().min(1).optional(),
  /** What the site is about, below that heading; the site's tagline otherwise. */
  description: z.string().optional(),
  /** Also write `llms-full.txt`, the Markdown of all pages in one file. */
  full: z.boolean().default(true),
  /** Characters above which `llms-full.txt` is split into `llms-full-1.txt` and so on, and lists them; `false` never splits it. */
  splitFullAbove: splitLimit.default(1_000_000),
  /** Characters above which `llms.txt` lists the sections alone, each with its own file below `llms/`; `false` never splits it. */
  splitListAbove: splitLimit.default(100_000),
})

/** Options with defaults filled in. */
export type LlmsOptions = z.output<typeof llmsOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenLlmsOptions = z.input<typeof llmsOptions>
