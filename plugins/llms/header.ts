// What the lists for language models share: the heading of each, and how pages are called.
import type {BuiltPage, BuiltSite, PluginContext} from 'quire-docs/plugin'
import type {LlmsOptions} from './options.ts'

export type LlmsContext = PluginContext<LlmsOptions> & {readonly site: BuiltSite}

/** The title, and what the site is about. */
export function toHeader({config, options}: LlmsContext): string {
  const description = options.description ?? config.tagline
  return `# ${options.title ?? config.title}\n${description === '' ? '' : `\n> ${description}\n`}`
}

export function titleOf({metadata}: BuiltPage, {config}: LlmsContext): string {
  return metadata.title === '' ? config.title : metadata.title
}

/** A text between the brackets of a link. */
export function escapeLabel(text: string): string {
  return text.replace(/([[\]])/g, '\\$1')
}
