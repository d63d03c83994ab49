// The llms plugin: `llms.txt`, a list of the site's pages for language models, and `llms-full.txt`, all of them in full.
import {definePlugin, type EmittedAsset} from 'quire-docs/plugin'
import {llmsDiagnostics} from './diagnostics.ts'
import {toFullTexts} from './full-text.ts'
import type {LlmsContext} from './header.ts'
import {toLists} from './list.ts'
import {type GivenLlmsOptions, type LlmsOptions, llmsOptions} from './options.ts'
import {toSections} from './sections.ts'
import {toSiteList} from './site-list.ts'

export type {LlmsOptions} from './options.ts'

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
  const lists = [...toLists(sections, context), toSiteList(sections, context)]
  if (!options.full) return lists
  if (!config.markdown.alternates) {
    report({
      level: 'warning',
      code: 'llms/no-alternates',
      message:
        'No llms-full.txt is written: it is made of the Markdown alternates of the pages, which the site does not have.',
      hint: 'Set "markdown.alternates" to true, or the option "full" of the llms plugin to false.',
    })
    return lists
  }
  return [...lists, ...toFullTexts(sections, context)]
}
