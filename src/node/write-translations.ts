// Writes the files of messages that translators fill in: those of code, of navbar and footer, and of each plugin's content.
import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname} from 'node:path'
import type {Diagnostic} from '../shared/diagnostics.ts'
import type {SiteConfig} from './model.ts'
import {readTranslatedFile, withSiteMessages} from './site-messages.ts'
import type {WriteTranslationsOptions, WriteTranslationsReport} from './translation-types.ts'
import type {MessagesFile} from './translations/collect-messages.ts'
import {mergeMessages, toMessagesText} from './translations/merge-messages.ts'

/**
 * Writes the messages of a site for one locale. What is translated is kept, and what the site no longer has is reported.
 * @throws SiteError when the configuration or the content has mistakes.
 */
export async function writeTranslations(options: WriteTranslationsOptions = {}): Promise<WriteTranslationsReport> {
  return withSiteMessages(options, async ({read, reporter, load}) => {
    const {config, files} = await load(options.locale ?? read.parsed.i18n.defaultLocale)
    const written = files.flatMap((file) => writeFile(file, {config, options, report: reporter.report}))
    return {written, diagnostics: reporter.diagnostics()}
  })
}

interface WriteContext {
  readonly config: SiteConfig
  readonly options: WriteTranslationsOptions
  readonly report: (finding: Diagnostic) => void
}

/** Gives the path of the file, when it was written. */
function writeFile({path, messages: wanted}: MessagesFile, {config, options, report}: WriteContext): readonly string[] {
  const {sourcePath, filePath, text, messages: existing} = readTranslatedFile(path, config)
  const {override = false, messagePrefix: prefix = ''} = options
  const {messages, unused} = mergeMessages(existing, wanted, {override, prefix})
  if (unused.length > 0) report(unusedMessages(sourcePath, unused))
  const merged = toMessagesText(messages)
  if (Object.keys(messages).length === 0 || merged === text) return []
  mkdirSync(dirname(filePath), {recursive: true})
  writeFileSync(filePath, merged)
  return [filePath]
}

function unusedMessages(sourcePath: string, ids: readonly string[]): Diagnostic {
  return {
    level: 'warning',
    code: 'translations/unused',
    message: `The file has messages that the site does not: ${ids.map((id) => `"${id}"`).join(', ')}.`,
    location: {sourcePath},
    hint: 'They were kept. Remove those that you do not need.',
  }
}
