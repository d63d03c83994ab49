// Whether plugins change anything of the bundler's configuration, and by which hash what is made with it is kept.
import {createRequire} from 'node:module'
import {join, relative, sep} from 'node:path'
import {isPlainRecord} from '../../../shared/is-plain-record.ts'
import {keyOf} from '../../cache/hash.ts'
import type {ProgramInfo} from '../../program/program-info.ts'
import {fingerprintModules} from '../../program/trace-modules.ts'
import type {Tools} from '../../tools.ts'
import {type BundlerOptions, clientConfig, serverConfig} from '../bundler-config.ts'
import {describeConfig} from './describe-config.ts'
import {type ExtendOptions, extendConfig, type NamedExtension} from './extend-config.ts'

export interface ExtensionPlan {
  /** Those of all plugins; none when they change nothing. */
  readonly extensions: readonly NamedExtension[]
  /** Of all that they change; empty when they change nothing. */
  readonly key: string
}

export interface ExtensionInput {
  readonly extensions: readonly NamedExtension[]
  readonly bundler: BundlerOptions
  /** Absolute. */
  readonly documentFolders: readonly string[]
  readonly rspackFolder: string | undefined
  readonly program: ProgramInfo
}

/** Of a site without any. */
export const NO_EXTENSIONS: ExtensionPlan = {extensions: [], key: ''}

/** What is wrong with an extension is reported here, so that a build that bundles nothing reports it, too. */
export async function planExtensions(
  {extensions, bundler, rspackFolder, documentFolders, program}: ExtensionInput,
  tools: Pick<Tools, 'store' | 'watch' | 'report'>,
): Promise<ExtensionPlan> {
  if (extensions.length === 0) return NO_EXTENSIONS
  const seen = new Set<string>()
  const options = (isServer: boolean): ExtendOptions => ({
    programRoot: program.root,
    bundler: bundler.bundler,
    rspackFolder,
    isServer,
    documentFolders,
    // Mostly the same for both bundles.
    report: (finding) => {
      if (seen.has(finding.message)) return
      seen.add(finding.message)
      tools.report(finding)
    },
  })
  const bases = [clientConfig(bundler), serverConfig(bundler)].map((config) => describeConfig({plugins: [], ...config}))
  const extended = [
    extendConfig(clientConfig(bundler), extensions, options(false)),
    extendConfig(serverConfig(bundler), extensions, options(true)),
  ]
  const texts = extended.map((config) => describeConfig({...config}))
  if (texts.join() === bases.join()) return NO_EXTENSIONS
  // The program's own count by its fingerprint.
  const isOwn = (path: string): boolean => path.startsWith(join(program.root, 'dist', sep))
  const loaders = extended
    .flatMap((config) => listLoaders(config.module?.rules, bundler.siteDir))
    .filter((path) => !isOwn(path))
  const modules = [...new Set([...loaders, ...extensions.flatMap((one) => one.modules)])].sort()
  const context = {siteDir: bundler.siteDir, program, tools}
  // Tools such as Tailwind look for their configuration from where the program was started.
  const startedFrom = relative(bundler.siteDir, process.cwd())
  return {extensions, key: keyOf(...texts, startedFrom, await fingerprintModules(modules, context))}
}

/** Files of the loaders that rules name, as far as they are found from the site. */
function listLoaders(rules: unknown, siteDir: string): readonly string[] {
  if (Array.isArray(rules)) return rules.flatMap((rule) => listLoaders(rule, siteDir))
  if (typeof rules === 'string') return resolveFrom(rules, siteDir)
  if (!isPlainRecord(rules)) return []
  const {loader, use, oneOf, rules: nested} = rules
  return [loader, use, oneOf, nested].flatMap((one) => listLoaders(one, siteDir))
}

function resolveFrom(loader: string, siteDir: string): readonly string[] {
  try {
    return [createRequire(join(siteDir, 'package.json')).resolve(loader)]
  } catch {
    // The bundler says that it is missing, with the file that needs it.
    return []
  }
}
