// How far the locales of a site are translated: messages that are missing, and documents that are missing or older than
// their originals by the dates of their commits.
import {existsSync} from 'node:fs'
import {join, posix, resolve} from 'node:path'
import {glob} from 'tinyglobby'
import type {Diagnostic} from '../shared/diagnostics.ts'
import {resolveConfig} from './config/load-config.ts'
import {loadOwnMessages, loadSourceMessages} from './config/own-messages.ts'
import type {UnresolvedConfig} from './config/read-config.ts'
import {type FileHistory, isShallow, readGitHistory} from './content/git-history.ts'
import {toSourcePath} from './files/source-path.ts'
import type {PluginSetup, SiteConfig} from './model.ts'
import {setUpSite} from './plugins/set-up-site.ts'
import {messagesPath, readTranslatedFile, withSiteMessages} from './site-messages.ts'
import type {I18nStatusOptions, I18nStatusReport, TranslationPart} from './translation-types.ts'
import type {MessagesFile} from './translations/collect-messages.ts'

type History = ReadonlyMap<string, FileHistory>

/**
 * What is translated, missing and outdated in each locale. Writes nothing.
 * @throws SiteError when the configuration, the content or a file of messages has mistakes.
 */
export async function i18nStatus(options: I18nStatusOptions = {}): Promise<I18nStatusReport> {
  return withSiteMessages(options, async ({siteDir, read, reporter, load}) => {
    const {defaultLocale, locales: all} = read.parsed.i18n
    const locales = options.locales ?? all.filter((locale) => locale !== defaultLocale)
    const known = (await isShallow(siteDir)) ? undefined : await readGitHistory(siteDir, undefined)
    const history = known?.commits ?? new Map()
    const statuses: I18nStatusReport['locales'][number][] = []
    for (const locale of locales) {
      const site = await load(locale)
      const messages = site.files.flatMap((file) => messagesPart(file, site.config))
      const documents = await documentParts(read, {locale, history, report: () => undefined})
      statuses.push({locale, parts: [...messages, ...documents]})
    }
    const hasHistory = known !== undefined
    if (!hasHistory && locales.length > 0) reporter.report(noHistory())
    return {locales: statuses, hasHistory, diagnostics: reporter.diagnostics()}
  })
}

function messagesPart({path, messages: wanted}: MessagesFile, config: SiteConfig): readonly TranslationPart[] {
  const ids = Object.keys(wanted)
  if (ids.length === 0) return []
  const {messages: existing} = readTranslatedFile(path, config)
  const own = path === 'code.json' ? ownMessages(config) : {}
  const isThere = (id: string): boolean => Object.hasOwn(existing, id) || Object.hasOwn(own, id)
  const source = path === 'code.json' ? loadSourceMessages() : {}
  const original = (id: string): string | undefined => source[id]?.message ?? wanted[id]?.message
  const missing = ids.filter((id) => !isThere(id))
  const same = ids.filter((id) => Object.hasOwn(existing, id) && existing[id]?.message === original(id))
  const counts = {translatedCount: ids.length - missing.length - same.length, missing, outdated: [], same}
  return [{kind: 'messages', of: ownerOf(path), path, ...counts}]
}

function ownMessages({i18n: {currentLocale, localeConfigs}}: SiteConfig): Readonly<Record<string, string>> {
  return loadOwnMessages([currentLocale, localeConfigs[currentLocale]?.htmlLang ?? ''])
}

/** The plugin that a path below the folder of a locale belongs to, as people call it. */
function ownerOf(path: string): string {
  const [folder = ''] = path.split('/')
  if (folder === 'code.json') return 'code'
  if (folder === 'docusaurus-theme-classic') return 'theme'
  return folder.replace(/^docusaurus-plugin-(?:content-)?/, '')
}

interface DocumentsInput {
  readonly locale: string
  readonly history: History
  readonly report: (finding: Diagnostic) => void
}

/** Documents and React pages, by the folder that their translations are in. What is wrong was told with the messages. */
async function documentParts(
  read: UnresolvedConfig,
  {locale, history, report}: DocumentsInput,
): Promise<readonly TranslationPart[]> {
  const {i18n} = read.parsed
  // Also a folder that is not there yet lacks its translations.
  const localeConfigs = {...i18n.localeConfigs, [locale]: {...i18n.localeConfigs[locale], translate: true}}
  const translated = {...read, parsed: {...read.parsed, i18n: {...i18n, localeConfigs}}}
  const {config} = await resolveConfig(translated, {locale, report})
  const {plugins} = await setUpSite({config, isProduction: true, report})
  const parts = new Map<string, TranslationPart>()
  for (const spec of plugins.flatMap(translatedSpecs)) {
    const part = await documentsPart(spec, {config, history})
    const other = parts.get(part.path)
    if (part.translatedCount + part.missing.length > 0)
      parts.set(part.path, other === undefined ? part : combine(other, part))
  }
  return [...parts.values()]
}

interface TranslatedSpec {
  readonly dir: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly translations: string
}

function translatedSpecs({sources}: PluginSetup): readonly TranslatedSpec[] {
  if (!sources.isKnown) return []
  return sources.value.flatMap(({kind, dir, include, exclude = [], translations}) =>
    kind === 'data' || translations === undefined ? [] : [{dir, include, exclude, translations}],
  )
}

async function documentsPart(
  {dir, include, exclude, translations}: TranslatedSpec,
  {config, history}: {readonly config: SiteConfig; readonly history: History},
): Promise<TranslationPart> {
  const folder = resolve(config.siteDir, translations)
  const originals = resolve(config.siteDir, dir)
  const files = (await glob([...include], {cwd: originals, ignore: [...exclude]})).sort()
  const missing = files.filter((file) => !existsSync(join(folder, file)))
  const outdated = files.filter((file) => isNewer(history.get(join(originals, file)), history.get(join(folder, file))))
  const path = posix.relative(messagesPath('', config), toSourcePath(folder, config.siteDir))
  const translatedCount = files.length - missing.length - outdated.length
  return {kind: 'documents', of: ownerOf(path), path, translatedCount, missing, outdated, same: []}
}

/** A translation that is not committed is being written. */
function isNewer(original: FileHistory | undefined, translation: FileHistory | undefined): boolean {
  return original !== undefined && translation !== undefined && original.at > translation.at
}

function combine(one: TranslationPart, other: TranslationPart): TranslationPart {
  return {
    ...one,
    translatedCount: one.translatedCount + other.translatedCount,
    missing: [...one.missing, ...other.missing].sort(),
    outdated: [...one.outdated, ...other.outdated].sort(),
  }
}

function noHistory(): Diagnostic {
  return {
    level: 'warning',
    code: 'translations/no-history',
    message: 'Git does not have the history of this folder, so it is not known which translations are outdated.',
  }
}
