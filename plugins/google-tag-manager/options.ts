// Options of the google-tag-manager plugin.
import {z} from 'zod'

export const googleTagManagerOptions = z.strictObject({
  /**
   * Id of the container.
   * @example containerId: 'GTM-XXXXXX'
   */
  containerId: z.string().min(1),
})

/** Options with defaults filled in. */
export type GoogleTagManagerOptions = z.output<typeof googleTagManagerOptions>

/** As a site writes them, before defaults are filled in. */
export type GivenGoogleTagManagerOptions = z.input<typeof googleTagManagerOptions>
