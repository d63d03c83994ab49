// Values of the exposed variables: the environment first, then the files, then the defaults.
import {parse} from 'dotenv'
import type {DataFile, Diagnostic, PluginContext} from 'quire-docs/plugin'
import type {EnvOptions} from './options.ts'

/** Exposed variables by name. Nothing else that the files hold leaves this step. */
export type ExposedVariables = Readonly<Record<string, string>>

export interface VariablesInput {
  readonly options: EnvOptions
  readonly data: readonly DataFile[]
  readonly isProduction: boolean
  /** The environment of the process. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly report: PluginContext<EnvOptions>['report']
}

/** Files to read, in order: a later one wins. */
export function envFiles({files}: EnvOptions, isProduction: boolean): readonly string[] {
  const mode = isProduction ? 'production' : 'development'
  const paths = files ?? ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
  return paths.map((path) => path.replace(/^\.\//, ''))
}

/** A variable that is set nowhere is an error, as is a listed file that is not there. */
export function toVariables(input: VariablesInput): ExposedVariables {
  const {options, data, isProduction, environment, report} = input
  const paths = envFiles(options, isProduction)
  const files = paths.map((path) => data.find(({sourcePath}) => sourcePath === path))
  if (options.files !== undefined) {
    paths.forEach((path, at) => {
      if (files[at] === undefined) report(missingFile(path))
    })
  }
  const read = files.flatMap((file) => file ?? [])
  const fromFiles: Record<string, string> = Object.assign({}, ...read.map(({text}) => parse(text)))
  const values = options.expose.map((name): [string, string | undefined] => [
    name,
    environment[name] ?? fromFiles[name] ?? options.defaults[name],
  ])
  for (const [name, value] of values) if (value === undefined) report(missingVariable(name, read))
  return Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function missingFile(path: string): Diagnostic {
  return {
    level: 'error',
    code: 'env/missing-file',
    message: `The environment file "${path}" does not exist.`,
    location: {sourcePath: path},
    hint: 'Create it, or remove it from "files" in the options of the env plugin.',
  }
}

function missingVariable(name: string, read: readonly DataFile[]): Diagnostic {
  const places =
    read.length === 0 ? 'no file was found' : `files read: ${read.map((file) => file.sourcePath).join(', ')}`
  return {
    level: 'error',
    code: 'env/missing-variable',
    message: `The variable "${name}" is exposed to client code but set nowhere (${places}).`,
    hint: 'Set it in the environment or in a file, or give it a value in "defaults" in the options of the env plugin.',
  }
}
