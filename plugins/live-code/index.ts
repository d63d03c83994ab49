// The live-code plugin: code blocks marked `live` can be edited and run by the reader. What it adds is the editor, a part of
// the theme that other sites are not given, and the marks by which the page finds the blocks.
import {fileURLToPath} from 'node:url'
import {definePlugin} from 'quire-docs/plugin'
import {z} from 'zod'
import {liveCodeThemeConfig} from './theme-config.ts'

const options = z.strictObject({})

/** The plugin has none. */
export type LiveCodeOptions = z.infer<typeof options>

/** The compiled plugin and its source lie equally deep below the program's folder. */
const EDITOR = fileURLToPath(new URL('../../theme/Playground/LiveEditor.tsx', import.meta.url))

/** Code blocks with `live` become code that readers edit and run. */
export const liveCode = definePlugin<LiveCodeOptions, null>({
  name: 'live-code',
  options,
  themeConfig: liveCodeThemeConfig,
  markdown: () => ({liveCode: true}),
  components: () => ({Playground: EDITOR}),
  // For blocks that are components: see the theme's CodeBlock.
  clientEnv: () => ({QUIRE_LIVE_CODE: 'true'}),
  textChanges: () => ({}),
})

export default liveCode
