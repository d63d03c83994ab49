// Options of the vercel-analytics plugin.
import {z} from 'zod'

export const vercelAnalyticsOptions = z.strictObject({
  /** `development` loads the script that writes events to the console and sends nothing; otherwise the host's own is loaded. */
  mode: z.enum(['auto', 'production', 'development']).default('auto'),
  /** Whether the script of `development` writes to the console. */
  debug: z.boolean().default(true),
})

/** Options with defaults filled in. */
export type VercelAnalyticsOptions = z.output<typeof vercelAnalyticsOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenVercelAnalyticsOptions = z.input<typeof vercelAnalyticsOptions>
