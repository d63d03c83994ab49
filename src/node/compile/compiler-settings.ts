// What compiling depends on: settings of the configuration, transforms of the plugins, version of the program.
import {resolve} from 'node:path'
import type {MarkdownExtension, MarkdownTransforms, PageTask, Transform} from '../../plugin/types.ts'
import {colouredKinds} from '../../shared/code-block/token-kinds.ts'
import type {JsonObject} from '../../shared/contract.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {keyOf} from '../cache/hash.ts'
import {documentFolders, isInside} from '../files/publish-rule.ts'
import {toSourcePath} from '../files/source-path.ts'
import {allKnown, known, type Maybe, UNKNOWN} from '../known.ts'
import type {
  CompilerSpec,
  CompilerTransform,
  PluginSetup,
  Report,
  SiteConfig,
  SiteSetup,
  ThemeAliases,
} from '../model.ts'
import {
  configFilesOf,
  findFrontMatterParser,
  toConfigFunction,
  toWorkerFunction,
  unreachable,
} from '../program/config-code.ts'
import {loadPrismThemes, type PrismThemes} from '../program/prism-themes.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {modulesOf} from '../program/sent-options.ts'
import {hashCode} from '../program/site-code.ts'
import {isBeforeDocusaurus, isSinceDocusaurus} from '../program/site-version.ts'
import {MDX_COMPONENT_NAMES, TRANSPARENT_COMPONENTS} from '../program/theme-layouts.ts'
import {LANGUAGES_PART} from '../program/theme-parts.ts'
import type {Tools} from '../tools.ts'
import {ANY_COMPONENT, createCompilerSpec} from './compiler-spec.ts'
import {readCodeTexts} from './component-texts.ts'
import {rankOf} from './hast/headings.ts'
import {findTransform} from './load-transforms.ts'
import {findOwnElements} from './own-elements.ts'
import {toRehypeSpec} from './rehype-spec.ts'

export interface SettingsInput {
  readonly setup: SiteSetup
  readonly config: SiteConfig
  readonly program: ProgramInfo
}

/**
 * Unknown when a plugin's part in them is.
 * @throws SiteError when what writers can change would run while untrusted content is built.
 */
export async function toCompilerSpec(
  {setup, config, program}: SettingsInput,
  tools: Tools,
): Promise<Maybe<CompilerSpec>> {
  const {plugins, aliases, publishing} = setup
  const markdown = allKnown(plugins.map((plugin) => ownedExtension(plugin, config)))
  const tasks = allKnown(plugins.map(({pageTask}) => pageTask))
  if (!markdown.isKnown || !tasks.isKnown || !aliases.isKnown) return UNKNOWN
  const spec = toSettings(config, {
    prism: await loadPrismThemes(config),
    extensions: markdown.value,
    tasks: tasks.value.filter((task) => task !== undefined),
    aliases: aliases.value,
    contentDirs: publishing.contentDirs,
    report: tools.report,
  })
  checkTransforms(spec, publishing.contentDirs)
  const {ownLanguages: languages} = spec
  const files = [...transformFiles(spec), ...(languages === undefined ? [] : [resolve(config.siteDir, languages.path)])]
  const own = usesConfig(spec) ? configFilesOf(config) : {modules: [], files: []}
  const context = {siteDir: config.siteDir, program, tools}
  const modules = [...new Set([...files, ...own.modules])].sort()
  const code = await hashCode({modules, files: own.files}, context)
  // Records of another version of the compiler are not used.
  const fingerprint = keyOf(spec.fingerprint, program.fingerprints.compile, code.hash)
  return known({...spec, ...(modules.length === 0 ? {} : {code}), fingerprint})
}

/** With the folders of the documents for which its transforms are, unless they are for all. */
interface OwnedExtension extends MarkdownExtension {
  readonly folders?: readonly string[]
}

function ownedExtension({markdown, sources}: PluginSetup, {siteDir}: SiteConfig): Maybe<OwnedExtension> {
  if (!markdown.isKnown || markdown.value.ownDocumentsOnly !== true) return markdown
  return sources.isKnown ? known({...markdown.value, folders: documentFolders(sources.value, siteDir)}) : UNKNOWN
}

interface PluginParts {
  readonly prism: PrismThemes | undefined
  readonly extensions: readonly OwnedExtension[]
  readonly tasks: readonly PageTask[]
  readonly aliases: ThemeAliases
  readonly contentDirs: readonly string[]
  readonly report: Report
}

function toSettings(config: SiteConfig, parts: PluginParts): CompilerSpec {
  const {prism, extensions, tasks, aliases, contentDirs, report} = parts
  const merged = (name: keyof MarkdownTransforms): readonly CompilerTransform[] =>
    extensions.flatMap(({[name]: transforms = [], folders}) =>
      transforms.flatMap((transform) => {
        const compiled = toCompiled(transform, name, report)
        return compiled === undefined ? [] : {...compiled, ...(folders && {folders})}
      }),
    )
  const {markdown, themeConfig, siteDir, compatibility} = config
  const isUntrusted = config.content === 'untrusted'
  // A site's own map of MDX components may add names that only its bundle knows.
  const {components: texts, readsElementTypes} = readCodeTexts({aliases, config, contentDirs})
  const hasOwnComponents = '@theme/MDXComponents' in aliases || texts.length > 0
  const isNamed = (names: string): boolean => texts.some((text) => namesPart(text, names))
  const ownElements = findOwnElements(aliases, texts)
  return createCompilerSpec({
    parser: markdown.parser,
    isUntrusted,
    format: markdown.format,
    expectsMdx: compatibility === 'docusaurus',
    ...versionSettings(config, readsElementTypes),
    admonitionKeywords: [...new Set(extensions.flatMap((one) => one.admonitionKeywords ?? []))].sort(),
    hasOwnAdmonition: hasPart(aliases, ADMONITION_PART) || isNamed('[aA]dmonition'),
    maintainHeadingCase: markdown.anchors.maintainCase,
    magicComments: themeConfig.prism.magicComments,
    defaultLanguage: themeConfig.prism.defaultLanguage,
    ...(prism && {colouredKinds: [prism.light, prism.dark].flatMap((one) => (one ? colouredKinds(one) : []))}),
    codeFrames: themeConfig.codeBlocks,
    mermaid: markdown.mermaid,
    liveCode: !isUntrusted && extensions.some((one) => one.liveCode),
    emoji: markdown.emoji,
    knownComponents: hasOwnComponents ? [ANY_COMPONENT] : MDX_COMPONENT_NAMES,
    hasOwnElements:
      texts.length > 0 ||
      Object.keys(aliases).some((name) => /^@theme\/(?:MDXComponents(?:\/|$)|(?:Details|Heading)$)/.test(name)),
    ownElements: compatibility === 'docusaurus' ? ownElements : [],
    ownHeadings: ownElements.filter((name) => rankOf(name) !== undefined),
    ...ownCodeParts(aliases, isNamed('pre|code')),
    hasOwnDiagram: markdown.mermaid && '@theme/Mermaid' in aliases,
    ...ownLanguages(aliases, config),
    transparentComponents: TRANSPARENT_COMPONENTS.filter((name) => !(`@theme/${name}` in aliases)),
    transforms: {
      beforeDefaultRemarkPlugins: merged('beforeDefaultRemarkPlugins'),
      remarkPlugins: merged('remarkPlugins'),
      beforeDefaultRehypePlugins: merged('beforeDefaultRehypePlugins'),
      rehypePlugins: merged('rehypePlugins'),
      recmaPlugins: merged('recmaPlugins'),
    },
    preprocessor: toPreprocessor(markdown.preprocessor),
    parseFrontMatter: findFrontMatterParser(config),
    ...toRehypeSpec(markdown),
    text: textSettings(tasks),
    alternates: markdown.alternates,
    ...(typeof markdown.hooks.onBrokenMarkdownLinks === 'function' && {linksMayLeave: true}),
    ...(typeof markdown.hooks.onBrokenMarkdownImages === 'function' && {imagesMayChange: true}),
    siteDir,
  })
}

/** What depends on the version of Docusaurus that a site was written for. */
function versionSettings(
  {siteDir, compatibility, markdown}: SiteConfig,
  readsElementTypes: boolean,
): Pick<CompilerSpec, 'bareTitles' | 'hasMdx1' | 'tellsElementTypes' | 'listsPartials' | 'wrapsTitles'> {
  const isBefore = (version: string): boolean => compatibility === 'docusaurus' && isBeforeDocusaurus(version, siteDir)
  const hasMdx1 = isBefore('3.0.0')
  return {
    bareTitles: markdown.mdx1Compat.admonitions,
    hasMdx1,
    tellsElementTypes: hasMdx1 && readsElementTypes,
    listsPartials: !isBefore('3.2.0'),
    wrapsTitles: compatibility === 'docusaurus' && isSinceDocusaurus('3.5.0', siteDir),
  }
}

const ADMONITION_PART = /^@theme\/Admonition(?:\/|$)/

const CODE_PART = /^@theme\/(?:CodeBlock|MDXComponents\/Code)(?:\/|$)/

/** Parts that have code to edit inside of them, too. */
const BLOCK_PART = /^@theme\/(?:CodeBlock|MDXComponents\/Code)$/

/** @param isNamed Whether a map of MDX components may have its own for code. */
function ownCodeParts(
  aliases: ThemeAliases,
  isNamed: boolean,
): Pick<CompilerSpec, 'hasOwnCodeBlock' | 'hasOwnPre' | 'hasOwnLiveCode'> {
  const hasOwnPre = '@theme/MDXComponents/Pre' in aliases || isNamed
  const hasOwnCodeBlock = hasOwnPre || hasPart(aliases, CODE_PART)
  return {hasOwnCodeBlock, hasOwnPre, hasOwnLiveCode: hasOwnPre || hasPart(aliases, BLOCK_PART)}
}

function hasPart(aliases: ThemeAliases, name: RegExp): boolean {
  return Object.keys(aliases).some((one) => name.test(one))
}

/** Whether the text of a map of MDX components may have one of these names. */
function namesPart(text: string, names: string): boolean {
  return new RegExp(`\\b(?:${names})\\b['"]?\\s*[:(,}]`).test(text)
}

/** Its path as messages and keys name it: records of a folder that moved stay good. */
function ownLanguages(aliases: ThemeAliases, {siteDir, themeConfig}: SiteConfig): Pick<CompilerSpec, 'ownLanguages'> {
  const file = aliases[LANGUAGES_PART]
  if (file === undefined) return {}
  return {
    ownLanguages: {
      path: toSourcePath(file, siteDir),
      prism: JSON.parse(JSON.stringify(themeConfig.prism)) as JsonObject,
    },
  }
}

/**
 * What writers can change must not run while untrusted content is built.
 * @throws SiteError when a transform is a file in a content folder.
 */
function checkTransforms(spec: CompilerSpec, contentDirs: readonly string[]): void {
  const {siteDir, isUntrusted} = spec
  const folders = isUntrusted ? contentDirs.map((dir) => resolve(siteDir, dir)) : []
  const own = transformFiles(spec).filter((file) => folders.some((folder) => isInside(file, folder)))
  if (own.length === 0) return
  throw new SiteError(
    own.map((file) => ({
      level: 'error',
      code: 'config/untrusted-module',
      message: 'The configuration names this module, which is in a folder of untrusted content.',
      location: {sourcePath: toSourcePath(file, siteDir)},
      hint: 'Move it out of the folders of content, for example to "plugins".',
    })),
  )
}

/** Undefined for a function that workers cannot have, which is told of. */
function toCompiled(transform: Transform, name: string, report: Report): CompilerTransform | undefined {
  const found = 'module' in transform ? transform : toWorkerFunction(transform)
  if (found === undefined && 'plugin' in transform) report(unreachable(transform.plugin, name))
  return found
}

function toPreprocessor(given: SiteConfig['markdown']['preprocessor']): CompilerTransform | undefined {
  if (given === undefined) return undefined
  if (typeof given === 'function') return toConfigFunction(given, 'markdown.preprocessor')
  const {module, options} = given
  return {module, ...(options === undefined ? {} : {options})}
}

/** The text of pages is gathered when a plugin works on it. */
function textSettings(tasks: readonly PageTask[]): CompilerSpec['text'] {
  return tasks.length === 0 ? null : {ignoredElements: tasks.flatMap(({ignoredElements}) => ignoredElements ?? [])}
}

/** Absolute paths of the site's transforms, those of packages included. */
function transformFiles(spec: CompilerSpec): readonly string[] {
  const files = namedModules(spec).flatMap((module) => findTransform(module, spec.siteDir) ?? [])
  return [...new Set([...files, ...presetModules(spec)])].sort()
}

function namedModules(spec: CompilerSpec): readonly string[] {
  return allTransforms(spec).flatMap((transform) =>
    'module' in transform ? [transform.module, ...modulesOf(transform.options)] : [],
  )
}

function presetModules(spec: CompilerSpec): readonly string[] {
  return allTransforms(spec).flatMap((transform) => ('codeFile' in transform && transform.preset?.source) || [])
}

function usesConfig(spec: CompilerSpec): boolean {
  return spec.remarkRehypeFunctions.length > 0 || allTransforms(spec).some((transform) => !('module' in transform))
}

function allTransforms({transforms, preprocessor, parseFrontMatter}: CompilerSpec): readonly CompilerTransform[] {
  return [...Object.values(transforms).flat(), preprocessor, parseFrontMatter].filter((one) => one !== undefined)
}
