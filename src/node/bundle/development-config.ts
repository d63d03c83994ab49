// What the browser gets from `quire start`: modules that can be exchanged while they run, and React as it is for development, which
// alone can render a component again with another text and the same state.
import {join} from 'node:path'
import type {Configuration} from 'webpack'
import {HOT_FOLDER} from '../files/hot-folder.ts'
import {isOwnModule} from './own-module.ts'

/** Runs before everything else: React looks for what it finds here when it is evaluated. */
export const REFRESH_MODULE = 'quire-docs/client/live-reload/refresh-script'

interface DevelopmentPlace {
  readonly programRoot: string
  readonly siteDir: string
}

export function toDevelopment(config: Configuration, {programRoot, siteDir}: DevelopmentPlace): Configuration {
  const {output, module, optimization} = config
  return {
    ...config,
    mode: 'development',
    output: {
      ...output,
      pathinfo: false,
      hotUpdateChunkFilename: `${HOT_FOLDER}[id].[fullhash].js`,
      hotUpdateMainFilename: `${HOT_FOLDER}[runtime].[fullhash].list.js`,
    },
    optimization: {
      minimize: false,
      // Each module keeps its name, whatever is added next to it.
      moduleIds: 'named',
      chunkIds: 'named',
      splitChunks: optimization?.splitChunks ?? false,
      sideEffects: true,
      // A bundle with a mistake is none: open pages go from the one before to the one after.
      emitOnErrors: false,
    },
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []),
        {
          test: /\.[cm]?[jt]sx?$/,
          include: (path: string) => isOwnModule(path, siteDir),
          resourceQuery: {not: [/^\?(?:raw|url)\b/]},
          enforce: 'post',
          loader: join(programRoot, 'dist/refresh-loader.js'),
        },
      ],
    },
  }
}
