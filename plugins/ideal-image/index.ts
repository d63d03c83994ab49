// The ideal image plugin: images of `@theme/IdealImage` in several widths, made by sharp, which the site installs.
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {type BundlerExtension, definePlugin, type PluginContext} from 'quire-docs/plugin'
import {idealImageDiagnostics} from './diagnostics.ts'
import {type GivenIdealImageOptions, type IdealImageOptions, idealImageOptions, widthsOf} from './options.ts'

export type {IdealImageOptions} from './options.ts'

/** Images that scripts and documents import, in several widths. */
export const idealImage = definePlugin<IdealImageOptions, null, GivenIdealImageOptions>({
  name: 'ideal-image',
  options: idealImageOptions,
  diagnostics: idealImageDiagnostics,
  loadContent: (_sources, context) => {
    if (isActive(context) && findSharp(context.siteDir) === undefined)
      context.report({
        level: 'warning',
        code: 'ideal-image/no-sharp',
        message: 'The package "sharp" is not installed, so images are shown in the one size that their files have.',
        hint: 'npm install sharp',
      })
    return null
  },
  bundler: (_model, context) => {
    const sharp = isActive(context) ? findSharp(context.siteDir) : undefined
    return sharp === undefined ? undefined : toExtension(sharp, context.options)
  },
})

export default idealImage

function isActive({options, isProduction}: PluginContext<IdealImageOptions>): boolean {
  return isProduction || !options.disableInDev
}

/** Its file: of the site, or of the package of Docusaurus that brought it. */
function findSharp(siteDir: string): string | undefined {
  const fromSite = createRequire(join(siteDir, 'package.json'))
  try {
    return fromSite.resolve('sharp')
  } catch {
    try {
      return createRequire(fromSite.resolve('@docusaurus/plugin-ideal-image/package.json')).resolve('sharp')
    } catch {
      return undefined
    }
  }
}

function toExtension(sharp: string, options: IdealImageOptions): BundlerExtension {
  const {name, quality, format, background} = options
  return {
    modules: [sharp],
    configure: (config, {isServer}) => {
      const module = config.module as {readonly rules?: readonly unknown[]} | undefined
      const rule = {
        test: /\.(?:png|jpe?g)$/i,
        // Style sheets and `new URL` get the file itself.
        dependency: {not: ['url']},
        resourceQuery: {not: [/^\?(?:raw|url)\b/]},
        type: 'javascript/auto',
        loader: 'quire-ideal-image-loader',
        options: {sharp, widths: widthsOf(options), name, quality, format, background, emits: !isServer},
      }
      return {...config, module: {...module, rules: [...(module?.rules ?? []), rule]}}
    },
  }
}
