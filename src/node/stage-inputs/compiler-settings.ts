// What the compile stage is told: settings of the configuration, transforms of the plugins, version of the program.
import {resolve} from 'node:path'
import type {MarkdownExtension, MarkdownTransforms, TransformReference} from '../../plugin/types.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {MDX_COMPONENTS, TRANSPARENT_COMPONENTS} from '../bundle/theme-layouts.ts'
import {keyOf} from '../cache/hash.ts'
import {createCompilerSpec} from '../compile/compiler-spec.ts'
import {findTransform} from '../compile/load-transforms.ts'
import {isInside} from '../files/publish-rule.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {CompilerSpec, LoadedPlugin, SiteConfig} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'
import {resolveThemeParts} from '../plugins/theme-parts.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {fingerprintModules} from '../program/trace-modules.ts'
import type {Tools} from '../tools.ts'

interface SettingsContext {
  readonly config: SiteConfig
  readonly program: ProgramInfo
  readonly tools: Tools
}

export async function toCompilerSpec(
  plugins: readonly LoadedPlugin[],
  {config, program, tools}: SettingsContext,
): Promise<CompilerSpec> {
  const extensions: MarkdownExtension[] = []
  for (const plugin of plugins)
    extensions.push((await runHook(plugin, 'markdown', () => plugin.definition.markdown?.(plugin.context))) ?? {})
  const merged = (name: keyof MarkdownTransforms): readonly TransformReference[] =>
    extensions.flatMap((one) => one[name] ?? [])
  const {markdown, themeConfig, siteDir} = config
  const isUntrusted = config.content === 'untrusted'
  const {aliases} = await resolveThemeParts(plugins, siteDir)
  // A site's own map of MDX components may add names that only its bundle knows.
  const hasOwnComponents = '@theme/MDXComponents' in aliases
  const spec = createCompilerSpec({
    parser: markdown.parser,
    isUntrusted,
    format: markdown.format,
    admonitionKeywords: [...new Set(extensions.flatMap((one) => one.admonitionKeywords ?? []))].sort(),
    hasOwnAdmonition: Object.keys(aliases).some((name) => /^@theme\/Admonition(?:\/|$)/.test(name)),
    maintainHeadingCase: markdown.anchors.maintainCase,
    magicComments: themeConfig.prism.magicComments,
    defaultLanguage: themeConfig.prism.defaultLanguage,
    mermaid: markdown.mermaid,
    // There is live code where something shows it: the theme for it, or a component of the site's own.
    liveCode: !isUntrusted && '@theme/Playground' in aliases,
    emoji: markdown.emoji,
    knownComponents: hasOwnComponents ? ['*'] : MDX_COMPONENTS,
    hasOwnElements: hasOwnComponents,
    hasOwnCodeBlock: '@theme/CodeBlock' in aliases,
    transparentComponents: TRANSPARENT_COMPONENTS.filter((name) => !(`@theme/${name}` in aliases)),
    transforms: {
      beforeDefaultRemarkPlugins: merged('beforeDefaultRemarkPlugins'),
      remarkPlugins: merged('remarkPlugins'),
      beforeDefaultRehypePlugins: merged('beforeDefaultRehypePlugins'),
      rehypePlugins: merged('rehypePlugins'),
      recmaPlugins: merged('recmaPlugins'),
    },
    preprocessor: toTransform(markdown.preprocessor),
    remarkRehypeOptions: markdown.remarkRehypeOptions,
    text: await textSettings(plugins),
    twins: markdown.twins,
    siteDir,
  })
  const transforms = await fingerprintModules(transformFiles(spec), {siteDir, program, tools})
  // Records of another version of the compiler are not used.
  return {...spec, fingerprint: keyOf(spec.fingerprint, program.fingerprints.compile, transforms)}
}

/**
 * What writers can change must not run while untrusted content is built.
 * @throws SiteError when a transform is a file in a content folder.
 */
export function checkTransforms(spec: CompilerSpec, contentDirs: readonly string[]): void {
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

function toTransform(reference: SiteConfig['markdown']['preprocessor']): TransformReference | undefined {
  if (reference === undefined) return undefined
  const {module, options} = reference
  return {module, ...(options === undefined ? {} : {options})}
}

/** The text of pages is gathered when a plugin works on it. */
async function textSettings(plugins: readonly LoadedPlugin[]): Promise<CompilerSpec['text']> {
  const tasks = []
  for (const plugin of plugins)
    tasks.push((await runHook(plugin, 'pageTask', () => plugin.definition.pageTask?.(plugin.context))) ?? [])
  const wanted = tasks.flat()
  return wanted.length === 0 ? null : {ignoredElements: wanted.flatMap(({ignoredElements}) => ignoredElements ?? [])}
}

/** Absolute paths of the site's transforms, those of packages included. */
function transformFiles(spec: CompilerSpec): readonly string[] {
  const files = namedModules(spec).flatMap((module) => findTransform(module, spec.siteDir) ?? [])
  return [...new Set(files)].sort()
}

function namedModules({
  transforms,
  preprocessor,
}: Pick<CompilerSpec, 'transforms' | 'preprocessor'>): readonly string[] {
  const named = [...Object.values(transforms).flat(), ...(preprocessor === undefined ? [] : [preprocessor])]
  return named.map(({module}) => module)
}
