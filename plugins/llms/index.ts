// The llms plugin: `llms.txt`, a list of the site's pages for language models, and `llms-full.txt`, all of them in full.
import {
  type AssetPart,
  type BuiltPage,
  type BuiltSite,
  definePlugin,
  type EmittedAsset,
  type PluginContext,
} from 'quire-docs/plugin'
import {llmsDiagnostics} from './diagnostics.ts'
import {type GivenLlmsOptions, type LlmsOptions, llmsOptions} from './options.ts'
import {type Section, toSections} from './sections.ts'

export type {LlmsOptions} from './options.ts'

type LlmsContext = PluginContext<LlmsOptions> & {readonly site: BuiltSite}

/** Lists of the pages for language models: `llms.txt`, and `llms-full.txt` with all texts. */
export const llms = definePlugin<LlmsOptions, null, GivenLlmsOptions>({
  name: 'llms',
  options: llmsOptions,
  diagnostics: llmsDiagnostics,
  emitAssets: (_model, context) => emitLists(context),
})

export default llms

function emitLists(context: LlmsContext): readonly EmittedAsset[] {
  const {config, options, site, report} = context
  if (config.noIndex) return []
  if (config.url === '') {
    report({
      level: 'warning',
      code: 'llms/no-url',
      message: 'No llms.txt is written: it needs complete URLs, and the site has no "url".',
      hint: 'Set "url" in the configuration, or remove the llms plugin.',
    })
    return []
  }
  const sections = toSections(site, config)
  const list = {path: 'llms.txt', content: toList(sections, context)}
  if (!options.full) return [list]
  if (!config.markdown.alternates) {
    report({
      level: 'warning',
      code: 'llms/no-alternates',
      message:
        'No llms-full.txt is written: it is made of the Markdown alternates of the pages, which the site does not have.',
      hint: 'Set "markdown.alternates" to true, or the option "full" of the llms plugin to false.',
    })
    return [list]
  }
  return [list, {path: 'llms-full.txt', content: toFullText(sections, context)}]
}

function toHeader({config, options}: LlmsContext): string {
  const description = options.description ?? config.tagline
  return `# ${options.title ?? config.title}\n${description === '' ? '' : `\n> ${description}\n`}`
}

function toList(sections: readonly Section[], context: LlmsContext): string {
  const lists = sections.map(({title, pages}) => {
    const items = pages.map((page) => `${toItem(page, context)}\n`)
    return `\n## ${title}\n\n${items.join('')}`
  })
  return toHeader(context) + lists.join('')
}

function toItem(page: BuiltPage, {config}: LlmsContext): string {
  const {title, description = ''} = page.metadata
  const address = config.url + (page.alternate?.path ?? page.path)
  const text = (title === '' ? config.title : title).replace(/([[\]])/g, '\\$1')
  const about = description.replace(/\s+/g, ' ').trim()
  return `- [${text}](${address})${about === '' ? '' : `: ${about}`}`
}

/** All alternates in the order of the list, each below its URL. */
function toFullText(sections: readonly Section[], context: LlmsContext): readonly AssetPart[] {
  const pages = sections.flatMap((section) => section.pages)
  return [
    toHeader(context),
    ...pages.flatMap(({path, alternate}) =>
      alternate === undefined ? [] : [`\n---\n\nSource: ${context.config.url}${path}\n\n`, {file: alternate.file}],
    ),
  ]
}
