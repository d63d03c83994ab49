// What the bundle stage is told: the import table, the theme's replaced parts, client modules and environment.
import {join, posix, relative, sep} from 'node:path'
import {closest} from '../../shared/closest.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {type BundleResult, bundleRuntime} from '../bundle/bundle-runtime.ts'
import {BUILT_IN_SPECIFIERS, collectImports} from '../bundle/import-table.ts'
import {THEME_LAYOUTS} from '../bundle/theme-layouts.ts'
import type {LoadedContent} from '../content/load-content.ts'
import {listThemeParts} from '../eject/eject.ts'
import type {LoadedPlugin, Report, RoutePlan, SiteConfig} from '../model.ts'
import {resolveThemeParts} from '../plugins/theme-parts.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {NO_READS} from '../text/field-reads.ts'
import type {Tools} from '../tools.ts'
import type {Publishing} from './watched-inputs.ts'

export interface BundleContext {
  readonly content: LoadedContent
  readonly plan: RoutePlan
  readonly publishing: Publishing
  readonly input: {
    readonly config: SiteConfig
    readonly program: ProgramInfo
    readonly minify: boolean
    readonly useCache: boolean
  }
}

/** The bundle, and the imports of documents that it cannot answer. */
export interface SiteBundle extends BundleResult {
  readonly missing: ReadonlySet<string>
}

export async function bundleSite(
  plugins: readonly LoadedPlugin[],
  {content, plan, publishing, input}: BundleContext,
  tools: Tools,
): Promise<SiteBundle> {
  const {config, program, minify, useCache} = input
  const {siteDir, cacheDir, bundler} = config
  const {aliases} = await resolveThemeParts(plugins, siteDir)
  const check = {
    aliases,
    siteDir,
    programRoot: program.root,
    severity: config.markdown.hooks.onUnresolvedImports,
    publishRule: publishing.rule,
    report: tools.report,
  }
  const {found, missing} = collectImports(content.documents.values(), check)
  const components = plan.routes.flatMap((route) =>
    route.content?.kind === 'component' ? [route.content.specifier] : [],
  )
  const modules = [
    ...config.clientModules,
    ...plugins.flatMap((plugin) => plugin.definition.clientModules?.(plugin.context) ?? []),
  ]
  const isStyle = (file: string): boolean => /\.css$/.test(file)
  const env = Object.assign(
    {},
    ...content.models.map(({plugin, model}) => plugin.definition.clientEnv?.(model, plugin.context) ?? {}),
  )
  const known = [...THEME_LAYOUTS, ...Object.keys(aliases).map((name) => name.replace('@theme/', ''))]
  // Bundling would only say the same again, of a file that nobody wrote.
  if (reportUnknownLayouts(plan, {known, report: tools.report})) return {...NO_BUNDLE, missing}
  const entries = {
    layouts: [...new Set([...THEME_LAYOUTS, ...plan.routes.flatMap(({layout}) => layout)])],
    imports: [...new Set([...found, ...components])].sort(),
    builtIn: BUILT_IN_SPECIFIERS,
    clientModules: modules.filter((file) => !isStyle(file)).map(toModuleName),
    styles: modules.filter(isStyle).map(toModuleName),
  }
  try {
    const result = await bundleRuntime(
      {program, siteDir, cacheDir, entries, aliases, env, bundler, minify, useCache},
      tools,
    )
    reportUnusedParts(aliases, {siteDir, inputs: result.inputs, report: tools.report})
    return {...result, missing}
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    for (const diagnostic of error.diagnostics) tools.report(diagnostic)
    return NO_BUNDLE
  }
}

interface LayoutCheck {
  readonly known: readonly string[]
  readonly report: Report
}

/** A layout is a theme component: of the theme, of the site, or one that a plugin adds. True when some are not. */
function reportUnknownLayouts({routes}: RoutePlan, {known, report}: LayoutCheck): boolean {
  const names = new Set(known)
  for (const {layout, plugin, path} of routes)
    for (const name of layout) {
      if (names.has(name)) continue
      names.add(name)
      const near = closest(name, known)
      report({
        level: 'error',
        code: 'routes/unknown-layout',
        message: `The plugin "${plugin.name}" gives ${path} the layout "${name}", which no theme component stands for.`,
        hint: near === undefined ? 'Add the component to "src/theme", or in a plugin.' : `Did you mean "${near}"?`,
      })
    }
  return names.size > new Set(known).size
}

interface PartCheck {
  readonly siteDir: string
  readonly inputs: readonly string[]
  readonly report: Report
}

/** A part of the site's that nothing imports was meant to replace one of the theme's, most likely, and has another name. */
function reportUnusedParts(aliases: Readonly<Record<string, string>>, {siteDir, inputs, report}: PartCheck): void {
  const used = new Set(inputs)
  const own = join(siteDir, 'src/theme')
  const unused = Object.entries(aliases).filter(([, file]) => file.startsWith(`${own}${sep}`) && !used.has(file))
  if (unused.length === 0) return
  const names = listThemeParts().map((part) => part.name)
  for (const [alias, file] of unused) {
    const name = alias.replace('@theme/', '')
    // A part of the theme may be one that this site's pages do not need.
    if (names.includes(name)) continue
    const near = closest(name, names)
    report({
      level: 'warning',
      code: 'bundle/unused-part',
      message: `The theme has no part "${name}", and nothing imports this file.`,
      hint:
        near === undefined
          ? 'List the parts with "quire eject --list", or remove the file.'
          : `Did you mean "${near}"?`,
      location: {sourcePath: posix.normalize(relative(siteDir, file))},
    })
  }
}

/** Stands in for a bundle that failed, so that links are still checked; the build stops before anything is rendered. */
export const NO_BUNDLE: SiteBundle = {
  bundle: {hash: '', entry: '', styles: [], chunks: {}, dir: '', serverFile: '', files: [], fieldReads: NO_READS},
  isNew: false,
  inputs: [],
  missing: new Set(),
}

/** Paths of the configuration are relative to the site; anything else is a package or absolute. */
function toModuleName(file: string): string {
  return /^\.{1,2}\//.test(file) || file.startsWith('src/') ? `@site/${posix.normalize(file)}` : file
}
