// The messages of a site that can be translated, by the files that hold them.
import {existsSync, readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {glob} from 'tinyglobby'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {loadSourceMessages} from '../config/own-messages.ts'
import {loadThemeMessages} from '../config/theme-messages.ts'
import {toSourcePath} from '../files/source-path.ts'
import {knownValues} from '../known.ts'
import type {PluginModel, SiteConfig, SiteSetup} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'
import {CODE_EXTENSIONS, extractMessages} from './extract-messages.ts'
import type {DescribedMessages} from './merge-messages.ts'
import {footerMessages, navbarMessages} from './theme-messages.ts'

/** A file of messages, as the site would have it. */
export interface MessagesFile {
  /** Below the folder of the locale. */
  readonly path: string
  /** In the original, but for the theme's, which are in the language of the locale where we have them. */
  readonly messages: DescribedMessages
}

/** The site, in the language that is translated from. */
export interface TranslatedSite {
  readonly config: SiteConfig
  readonly setup: SiteSetup
  readonly models: readonly PluginModel[]
  readonly report: (finding: Diagnostic) => void
}

/** All messages of a site that can be translated: those of code, of navbar and footer, and of each plugin's content. */
export async function collectMessages(site: TranslatedSite): Promise<readonly MessagesFile[]> {
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
async function codeMessages({config, setup, report}: TranslatedSite): Promise<DescribedMessages> {
  const {currentLocale, localeConfigs} = config.i18n
  const own = loadThemeMessages([currentLocale, localeConfigs[currentLocale]?.htmlLang ?? ''], config)
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

function notStatic(sourcePath: string, place: {readonly line: number; readonly column: number}): Diagnostic {
  return {
    level: 'warning',
    code: 'translations/not-static',
    message: 'A text to translate is put together while the code runs, so it is not written for translators.',
    location: {sourcePath, ...place},
    hint: 'Write "id", "message", "description" and the children of <Translate> as plain texts, and what changes as {placeholders}.',
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
