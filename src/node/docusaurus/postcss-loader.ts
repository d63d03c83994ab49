// For the bundler: runs PostCSS, as it is installed in the site, with the plugins that plugins of Docusaurus ask for.
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'

/** The part of the bundler's loader context that is used. */
interface LoaderContext {
  readonly resourcePath: string
  readonly rootContext: string
  readonly getOptions: () => {readonly plugins?: unknown}
  readonly async: () => (error: unknown, css?: string) => void
  readonly addDependency: (file: string) => void
  readonly addContextDependency: (folder: string) => void
  readonly addMissingDependency: (file: string) => void
}

interface Message {
  readonly type: string
  readonly file?: string
  readonly dir?: string
  readonly glob?: string
}

type PostCss = (plugins: readonly unknown[]) => {
  readonly process: (
    css: string,
    options: object,
  ) => PromiseLike<{readonly css: string; readonly messages: readonly Message[]}>
}

export default function postCssLoader(this: LoaderContext, source: string): void {
  const done = this.async()
  run(this, source).then(
    (css) => done(null, css),
    (error: unknown) => done(error),
  )
}

async function run(context: LoaderContext, source: string): Promise<string> {
  const {resourcePath, rootContext} = context
  const require = createRequire(join(rootContext, 'package.json'))
  const plugins = listPlugins(context.getOptions().plugins, require)
  if (plugins.length === 0) return source
  const {css, messages} = await findPostCss(require)(plugins).process(source, {from: resourcePath, map: false})
  for (const message of messages) addDependencies(message, context)
  return css
}

function addDependencies({type, file, dir, glob = '**/*'}: Message, context: LoaderContext): void {
  if (type === 'dependency' && file !== undefined) context.addDependency(file)
  if (type === 'missing-dependency' && file !== undefined) context.addMissingDependency(file)
  if ((type !== 'dir-dependency' && type !== 'context-dependency') || dir === undefined) return
  context.addContextDependency(dir)
  // Of a folder, the build knows the names in it. Tailwind looks for classes in the texts.
  const ignore = ['**/node_modules/**']
  for (const one of globSync(glob, {cwd: dir, absolute: true, ignore, expandDirectories: false}))
    context.addDependency(one)
}

/** @throws Error that says what to install. */
function findPostCss(require: NodeJS.Require): PostCss {
  let reason: unknown
  for (const from of [require, ...ofDocusaurus(require)])
    try {
      // Its own types are not ours to install.
      const found = from('postcss') as PostCss & {readonly default?: PostCss}
      return found.default ?? found
    } catch (error) {
      reason = error
    }
  throw new Error('A plugin of the site works with PostCSS, which is not installed. Run: npm install postcss', {
    cause: reason,
  })
}

/** Docusaurus brings it, where a package manager may keep it to that package. */
function ofDocusaurus(require: NodeJS.Require): readonly NodeJS.Require[] {
  const found: NodeJS.Require[] = []
  let from = require
  for (const name of ['@docusaurus/core', '@docusaurus/bundler'])
    try {
      from = createRequire(from.resolve(`${name}/package.json`))
      found.push(from)
    } catch {
      // Not installed, or of a version without that package.
    }
  return found
}

/** Functions and objects as they are; names, alone or with options, are packages of the site. */
function listPlugins(given: unknown, require: NodeJS.Require): readonly unknown[] {
  if (typeof given === 'function') return listPlugins((given as () => unknown)(), require)
  if (Array.isArray(given)) return given.flatMap((one: unknown) => toPlugin(one, require))
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([name, options]: [string, unknown]) =>
    options === false ? [] : toPlugin([name, options], require),
  )
}

function toPlugin(item: unknown, require: NodeJS.Require): readonly unknown[] {
  const [named, options] = Array.isArray(item) ? (item as readonly unknown[]) : [item, undefined]
  const plugin: unknown = typeof named === 'string' ? defaultOf(require(named)) : named
  if (plugin === false || plugin === null || plugin === undefined) return []
  const needsCall = typeof plugin === 'function' && (typeof named === 'string' || options !== undefined)
  return [needsCall ? (plugin as (options: unknown) => unknown)(options === true ? undefined : options) : plugin]
}

function defaultOf(exports: unknown): unknown {
  const isWrapped = typeof exports === 'object' && exports !== null && 'default' in exports
  return isWrapped ? exports.default : exports
}
