// Options of the google-analytics plugin.
import {z} from 'zod'

export const googleAnalyticsOptions = z.strictObject({
  /**
   * Id of the property.
   * @example trackingID: 'UA-XXXXXXXX-X'
   */
  trackingID: z.string().min(1),
  /** Ask Google to shorten the reader's IP address. */
  anonymizeIP: z.boolean().default(false),
})

/** Options with defaults filled in. */
export type GoogleAnalyticsOptions = z.output<typeof googleAnalyticsOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenGoogleAnalyticsOptions = z.input<typeof googleAnalyticsOptions>
