// The env plugin: named environment variables become readable in client code, as `process.env.NAME`.
import {definePlugin} from 'quire-docs/plugin'
import {envDiagnostics} from './diagnostics.ts'
import {type EnvOptions, envOptions, type GivenEnvOptions} from './options.ts'
import {type ExposedVariables, envFiles, toVariables} from './variables.ts'

export type {EnvOptions} from './options.ts'

/** Variables of `.env` files and of the environment, for code in the browser. Only those that are listed are read. */
export const env = definePlugin<EnvOptions, ExposedVariables, GivenEnvOptions>({
  name: 'env',
  options: envOptions,
  diagnostics: envDiagnostics,
  sources: ({options, isProduction}) => [
    {kind: 'data', dir: '.', include: [...envFiles(options, isProduction)], optional: true},
  ],
  // The process's environment is what this plugin is about; it is read here and nowhere else.
  loadContent: ({data}, {options, isProduction, report}) =>
    toVariables({options, data, isProduction, report, environment: process.env}),
  clientEnv: (variables) => variables,
})

export default env
