// Writes the files of messages that translators fill in: those of code, of navbar and footer, and of each plugin's content.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join, posix, resolve} from 'node:path'
import {glob} from 'tinyglobby'
import {readDescribedMessages} from '../plugin/messages-file.ts'
import {type Diagnostic, SiteError} from '../shared/diagnostics.ts'
import {withCache} from './cache/with-cache.ts'
import {resolveConfig} from './config/load-config.ts'
import {loadOwnMessages, loadSourceMessages} from './config/own-messages.ts'
import {readConfig, type UnresolvedConfig} from './config/read-config.ts'
import {placeInConfig} from './diagnostics/config-place.ts'
import {createReporter} from './diagnostics/reporter.ts'
import {toSourcePath} from './files/source-path.ts'
import {knownValues} from './known.ts'
import type {PluginModel, SiteConfig, SiteSetup} from './model.ts'
import {loadSiteContent} from './pipeline.ts'
import {runHook} from './plugins/run-hook.ts'
import {setUpSite} from './plugins/set-up-site.ts'
import {readProgramInfo} from './program/program-info.ts'
import {createToolbox} from './run/toolbox.ts'
import type {WriteTranslationsOptions, WriteTranslationsReport} from './translation-types.ts'
import {CODE_EXTENSIONS, extractMessages} from './translations/extract-messages.ts'
import {type DescribedMessages, mergeMessages, toMessagesText} from './translations/merge-messages.ts'
import {footerMessages, navbarMessages} from './translations/theme-messages.ts'

/**
 * Writes the messages of a site for one locale. What is translated is kept, and what the site no longer has is reported.
 * @throws SiteError when the configuration or the content has mistakes.
 */
export async function writeTranslations(options: WriteTranslationsOptions = {}): Promise<WriteTranslationsReport> {
  const siteDir = resolve(options.siteDir ?? '.')
  const reporter = createReporter()
  const {report} = reporter
  const program = readProgramInfo()
  return withCache({useCache: true, report}, async (cache) => {
    const toolbox = createToolbox({programRoot: program.root, cache, report, signal: undefined})
    try {
      const read = await readConfig(siteDir, {config: options.config, cacheDir: toolbox.cacheDir})
      const locale = options.locale ?? read.parsed.i18n.defaultLocale
      const {config, problems} = await resolveConfig(untranslated(read, locale), {locale, report})
      if (problems.length > 0) throw new SiteError(problems)
      const place = (found: Diagnostic): void => report(placeInConfig(found, config))
      const setup = await setUpSite({config, isProduction: true, report: place})
      const {store, workers, cacheDir} = toolbox.open(config)
      const tools = {store, workers, report: place, watch: () => undefined, tick: () => undefined}
      const input = {config: {...config, cacheDir}, program, programFiles: undefined}
      const {models} = await loadSiteContent(setup, input, tools)
      if (reporter.counts().errors > 0) throw new SiteError(reporter.diagnostics())
      const files = await collectFiles({config, setup, models, report})
      const written = files.flatMap((file) => writeFile(file, {config, options, report}))
      return {written, diagnostics: reporter.diagnostics()}
    } finally {
      await toolbox.close()
    }
  })
}

/** Messages are those of the original, so nothing that is translated already is read. */
function untranslated(read: UnresolvedConfig, locale: string): UnresolvedConfig {
  const {i18n} = read.parsed
  const localeConfigs = {...i18n.localeConfigs, [locale]: {...i18n.localeConfigs[locale], translate: false}}
  return {...read, parsed: {...read.parsed, i18n: {...i18n, localeConfigs}}}
}

interface MessagesFile {
  /** Below the folder of the locale. */
  readonly path: string
  readonly messages: DescribedMessages
}

interface Site {
  readonly config: SiteConfig
  readonly setup: SiteSetup
  readonly models: readonly PluginModel[]
  readonly report: (finding: Diagnostic) => void
}

async function collectFiles(site: Site): Promise<readonly MessagesFile[]> {
  const {config, models} = site
  const ofPlugins: MessagesFile[] = []
  for (const {plugin, model} of models) {
    const files = await runHook(plugin, 'translationFiles', () =>
      plugin.definition.translationFiles?.(model, plugin.context),
    )
    ofPlugins.push(...(files ?? []))
  }
  return [
    {path: 'code.json', messages: await codeMessages(site)},
    {path: 'docusaurus-theme-classic/navbar.json', messages: navbarMessages(config.themeConfig)},
    {path: 'docusaurus-theme-classic/footer.json', messages: footerMessages(config.themeConfig)},
    ...ofPlugins,
  ]
}

/** Those of the theme, already in the language where we have them, and those of the site's own code. */
async function codeMessages({config, setup, report}: Site): Promise<DescribedMessages> {
  const {currentLocale, localeConfigs} = config.i18n
  const own = loadOwnMessages([currentLocale, localeConfigs[currentLocale]?.htmlLang ?? ''])
  const theme = Object.entries(loadSourceMessages()).map(([id, text]) => [
    id,
    {...text, message: own[id] ?? text.message},
  ])
  const found: Record<string, DescribedMessages[string]> = Object.fromEntries(theme)
  for (const file of await listCode(config.siteDir, setup)) {
    const sourcePath = toSourcePath(file, config.siteDir)
    const {messages, dynamic} = await extractMessages(file, readFileSync(file, 'utf8')).catch((error: unknown) => {
      throw new SiteError([unreadable(sourcePath, error)])
    })
    Object.assign(found, messages)
    for (const place of dynamic) report(notStatic(sourcePath, place))
  }
  return found
}

/** Modules of the site, and parts of the theme that plugins bring. */
async function listCode(siteDir: string, {plugins}: SiteSetup): Promise<readonly string[]> {
  const include = CODE_EXTENSIONS.map((extension) => `src/**/*.${extension}`)
  const own = await glob(include, {
    cwd: siteDir,
    absolute: true,
    ignore: ['**/*.d.ts', '**/__tests__/**', '**/*.test.*'],
  })
  const parts = knownValues(plugins.map(({components}) => components)).flatMap((files) => Object.values(files))
  return [...new Set([...own, ...parts.map((file) => resolve(siteDir, file))])].filter(existsSync).sort()
}

interface WriteContext {
  readonly config: SiteConfig
  readonly options: WriteTranslationsOptions
  readonly report: (finding: Diagnostic) => void
}

/** Gives the path of the file, when it was written. */
function writeFile({path, messages: wanted}: MessagesFile, {config, options, report}: WriteContext): readonly string[] {
  const {currentLocale, localeConfigs, path: folder} = config.i18n
  const sourcePath = posix.join(folder, localeConfigs[currentLocale]?.path ?? currentLocale, path)
  const filePath = join(config.siteDir, sourcePath)
  const text = existsSync(filePath) ? readFileSync(filePath, 'utf8') : undefined
  const existing = text === undefined ? {} : readDescribedMessages({sourcePath, text}, refuse)
  const {override = false, messagePrefix: prefix = ''} = options
  const {messages, unused} = mergeMessages(existing, wanted, {override, prefix})
  if (unused.length > 0) report(unusedMessages(sourcePath, unused))
  const merged = toMessagesText(messages)
  if (Object.keys(messages).length === 0 || merged === text) return []
  mkdirSync(dirname(filePath), {recursive: true})
  writeFileSync(filePath, merged)
  return [filePath]
}

/** A file with mistakes is not written again, which would lose what is wrong in it. */
function refuse(finding: Diagnostic): never {
  throw new SiteError([finding])
}

function notStatic(sourcePath: string, place: {readonly line: number; readonly column: number}): Diagnostic {
  return {
    level: 'warning',
    code: 'translations/not-static',
    message: 'A text to translate is put together while the code runs, so it is not written for translators.',
    location: {sourcePath, ...place},
    hint: 'Write "id", "message", "description" and the children of <Translate> as plain texts, and what changes as {placeholders}.',
  }
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

function unreadable(sourcePath: string, error: unknown): Diagnostic {
  const message = error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : String(error)
  return {
    level: 'error',
    code: 'translations/unreadable',
    message: `The code cannot be read: ${message.trim()}`,
    location: {sourcePath},
    hint: 'Correct the syntax.',
  }
}
