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
import {messagesPath, readTranslatedFile, withSiteMessages, withTranslations} from './site-messages.ts'
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
    const found: {locale: string; messages: readonly TranslationPart[]; documents: readonly TranslatedFolder[]}[] = []
    for (const locale of locales) {
      const site = await load(locale)
      const messages = site.files.flatMap((file) => messagesPart(file, site.config))
      found.push({locale, messages, documents: await translatedFolders(read, {locale, report: () => undefined})})
    }
    const paths = found.flatMap(({documents}) => documents.flatMap(pathsOf))
    const known = (await isShallow(siteDir)) ? undefined : await readGitHistory(siteDir, undefined, paths)
    const history = known?.commits ?? new Map()
    const statuses = found.map(({locale, messages, documents}) => ({
      locale,
      parts: [...messages, ...documentParts(documents, history)],
    }))
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

interface LocaleInput {
  readonly locale: string
  readonly report: (finding: Diagnostic) => void
}

/** Documents or React pages, and the folder that their translations are in. */
interface TranslatedFolder {
  /** Below the folder of the locale. */
  readonly path: string
  /** Absolute. */
  readonly originals: string
  readonly translations: string
  /** In both folders. */
  readonly files: readonly string[]
}

/** What is wrong was told with the messages. */
async function translatedFolders(
  read: UnresolvedConfig,
  {locale, report}: LocaleInput,
): Promise<readonly TranslatedFolder[]> {
  // Also a folder that is not there yet lacks its translations.
  const {config} = await resolveConfig(withTranslations(read, locale, true), {locale, report})
  const {plugins} = await setUpSite({config, isProduction: true, report})
  return Promise.all(plugins.flatMap(translatedSpecs).map((spec) => findFiles(spec, config)))
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

async function findFiles(
  {dir, include, exclude, translations: folder}: TranslatedSpec,
  config: SiteConfig,
): Promise<TranslatedFolder> {
  const {siteDir} = config
  const translations = resolve(siteDir, folder)
  const originals = resolve(siteDir, dir)
  const files = (await glob([...include], {cwd: originals, ignore: [...exclude]})).sort()
  const path = posix.relative(messagesPath('', config), toSourcePath(translations, siteDir))
  return {path, originals, translations, files}
}

/** Of all that is there: either folder may be outside of the site's. */
function pathsOf({originals, translations, files}: TranslatedFolder): readonly string[] {
  return files.flatMap((file) => [join(originals, file), join(translations, file)]).filter((path) => existsSync(path))
}

function documentParts(folders: readonly TranslatedFolder[], history: History): readonly TranslationPart[] {
  const parts = new Map<string, TranslationPart>()
  for (const folder of folders) {
    const part = documentsPart(folder, history)
    const other = parts.get(part.path)
    if (part.translatedCount + part.missing.length > 0)
      parts.set(part.path, other === undefined ? part : combine(other, part))
  }
  return [...parts.values()]
}

function documentsPart({path, originals, translations, files}: TranslatedFolder, history: History): TranslationPart {
  const missing = files.filter((file) => !existsSync(join(translations, file)))
  const outdated = files.filter((file) =>
    isNewer(history.get(join(originals, file)), history.get(join(translations, file))),
  )
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
