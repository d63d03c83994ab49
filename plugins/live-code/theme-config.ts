// What themeConfig says of live code.
import {z} from 'zod'

const liveCodeBlock = z.strictObject({
  /** Where the editor stands: below what it gives, or above. */
  playgroundPosition: z.enum(['bottom', 'top']).default('bottom'),
})

declare module 'quire-docs/plugin' {
  interface PluginThemeConfig {
    liveCodeBlock?: z.input<typeof liveCodeBlock>
  }
}

/** The key of `themeConfig` that the live-code plugin adds. */
export const liveCodeThemeConfig = {
  /** Looks of live code. */
  liveCodeBlock: liveCodeBlock.optional(),
}
