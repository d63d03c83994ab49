// The messages of a site by the files that translators fill in: those of code, of navbar and footer, and of each plugin's
// content, as they are in the original.
import {existsSync, readFileSync} from 'node:fs'
import {join, posix, resolve} from 'node:path'
import {type DescribedMessage, readDescribedMessages} from '../plugin/messages-file.ts'
import {type Diagnostic, SiteError} from '../shared/diagnostics.ts'
import {NO_REMOTE} from './cache/remote.ts'
import {withCache} from './cache/with-cache.ts'
import {resolveConfig} from './config/load-config.ts'
import {changeParsed, readConfig, type UnresolvedConfig} from './config/read-config.ts'
import {codesOf} from './diagnostics/codes-of-plugins.ts'
import {placeInConfig} from './diagnostics/config-place.ts'
import {createReporter, type Reporter} from './diagnostics/reporter.ts'
import type {SiteConfig} from './model.ts'
import {loadSiteContent} from './plan-site.ts'
import {setUpSite} from './plugins/set-up-site.ts'
import {type ProgramInfo, readProgramInfo} from './program/program-info.ts'
import {createToolbox, type Toolbox} from './run/toolbox.ts'
import {collectMessages, type MessagesFile} from './translations/collect-messages.ts'

interface SiteMessagesInput {
  readonly read: UnresolvedConfig
  readonly locale: string
  readonly program: ProgramInfo
  readonly toolbox: Toolbox
  readonly reporter: Reporter
}

/** The configuration of a locale, and its files of messages in the language of the original. */
export interface SiteMessages {
  readonly config: SiteConfig
  readonly files: readonly MessagesFile[]
}

/** A site whose messages are looked at. */
export interface OpenMessages {
  readonly siteDir: string
  readonly read: UnresolvedConfig
  readonly reporter: Reporter
  /**
   * Messages that a locale is to have.
   * @throws SiteError when the configuration or the content has mistakes.
   */
  readonly load: (locale: string) => Promise<SiteMessages>
}

/** Opens a site for a piece of work on its messages, and closes it again. */
export async function withSiteMessages<T>(
  options: {readonly siteDir?: string | undefined; readonly config?: string | undefined},
  work: (site: OpenMessages) => Promise<T>,
): Promise<T> {
  const siteDir = resolve(options.siteDir ?? '.')
  const reporter = createReporter()
  const {report} = reporter
  const program = readProgramInfo()
  return withCache({useCache: true, report}, async (cache) => {
    const toolbox = createToolbox({programRoot: program.root, cache, report, signal: undefined})
    try {
      const read = await readConfig(siteDir, {config: options.config, cacheDir: toolbox.cacheDir})
      const load = (locale: string) => loadSiteMessages({read, locale, program, toolbox, reporter})
      return await work({siteDir, read, reporter, load})
    } finally {
      await toolbox.close()
    }
  })
}

async function loadSiteMessages(input: SiteMessagesInput): Promise<SiteMessages> {
  const {read, locale, program, toolbox, reporter} = input
  const {report} = reporter
  // Messages are those of the original, so nothing that is translated already is read.
  // As with Docusaurus, which tells a configuration its locale to build alone: messages are in the language of the original.
  const original = {...withTranslations(read, locale, false), inLocale: undefined}
  const {config, problems} = await resolveConfig(original, {locale, report})
  if (problems.length > 0) throw new SiteError(problems)
  reporter.setCodes(codesOf(config.plugins))
  const place = (found: Diagnostic): void => report(placeInConfig(found, config))
  const setup = await setUpSite({config, isProduction: true, report: place})
  const {store, workers, cacheDir} = toolbox.open(config)
  const tools = {store, workers, remote: NO_REMOTE, report: place, watch: () => undefined, tick: () => undefined}
  const site = {config: {...config, cacheDir}, program, programFiles: undefined}
  const {models} = await loadSiteContent(setup, site, tools)
  if (reporter.counts().errors > 0) throw new SiteError(reporter.diagnostics())
  return {config, files: await collectMessages({config, setup, models, report})}
}

/** Path of a file of messages, relative to the site. */
export function messagesPath(path: string, {i18n}: Pick<SiteConfig, 'i18n'>): string {
  const {currentLocale, localeConfigs, path: folder} = i18n
  return posix.join(folder, localeConfigs[currentLocale]?.path ?? currentLocale, path)
}

/** A file of messages as it is in the folder of its locale. */
export interface TranslatedFile {
  readonly sourcePath: string
  readonly filePath: string
  /** Undefined when there is no such file. */
  readonly text: string | undefined
  readonly messages: Readonly<Record<string, DescribedMessage>>
}

/**
 * @param path Below the folder of the locale.
 * @throws SiteError when the file has mistakes: it must not be taken for one that lacks what is wrong in it.
 */
export function readTranslatedFile(path: string, config: SiteConfig): TranslatedFile {
  const sourcePath = messagesPath(path, config)
  const filePath = join(config.siteDir, sourcePath)
  const text = existsSync(filePath) ? readFileSync(filePath, 'utf8') : undefined
  const refuse = (finding: Diagnostic): never => {
    throw new SiteError([finding])
  }
  const messages = text === undefined ? {} : readDescribedMessages({sourcePath, text}, refuse)
  return {sourcePath, filePath, text, messages}
}

/** With or without what is translated, whatever the configuration says. */
export function withTranslations(read: UnresolvedConfig, locale: string, translate: boolean): UnresolvedConfig {
  return changeParsed(read, ({i18n, ...parsed}) => {
    const localeConfigs = {...i18n.localeConfigs, [locale]: {...i18n.localeConfigs[locale], translate}}
    return {...parsed, i18n: {...i18n, localeConfigs}}
  })
}
