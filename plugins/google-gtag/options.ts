// Options of the google-gtag plugin.
import {oneOrMany} from 'quire-docs/plugin'
import {z} from 'zod'

export const googleGtagOptions = z.strictObject({
  /**
   * Measurement id, or several.
   * @example trackingID: 'G-XXXXXXXXXX'
   */
  trackingID: oneOrMany(z.string().min(1)),
  /** Ask Google to shorten the reader's IP address. */
  anonymizeIP: z.boolean().default(false),
})

/** Options with defaults filled in. */
export type GoogleGtagOptions = z.output<typeof googleGtagOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenGoogleGtagOptions = z.input<typeof googleGtagOptions>
