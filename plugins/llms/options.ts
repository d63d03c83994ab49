// Options of the llms plugin.
import {z} from 'zod'

export const llmsOptions = z.strictObject({
  /** First heading of the lists; the site's title otherwise. */
  title: z.string().min(1).optional(),
  /** What the site is about, below that heading; the site's tagline otherwise. */
  description: z.string().optional(),
  /** Also write `llms-full.txt`, the Markdown of all pages in one file. */
  full: z.boolean().default(true),
})

/** Options with defaults filled in. */
export type LlmsOptions = z.output<typeof llmsOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenLlmsOptions = z.input<typeof llmsOptions>
