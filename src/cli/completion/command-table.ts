// What the completions of all shells are made from: the commands and options that `--help` shows, as plain data.
import type {Command, Option} from 'commander'
import {CREATE_OPTIONS, type OptionOfCreate} from '../../create/options.ts'

/** What may come after an option, or in the place of an argument. */
export type ValueKind = 'file' | 'folder' | 'text' | readonly string[]

export interface CompletedOption {
  /** With their dashes, the short one first. */
  readonly flags: readonly string[]
  readonly description: string
  /** Absent for a switch. */
  readonly value?: ValueKind
}

export interface CompletedCommand {
  readonly name: string
  readonly aliases: readonly string[]
  readonly description: string
  readonly options: readonly CompletedOption[]
  /** What its arguments are; absent for none. */
  readonly argument?: ValueKind
}

const HELP: CompletedOption = {flags: ['--help'], description: 'print this help'}

/** Every command that is not hidden, with its options; those of plugins too where the program knows them. */
export function toCommandTable(cli: Command): readonly CompletedCommand[] {
  return cli.createHelp().visibleCommands(cli).map(toCommand)
}

function toCommand(command: Command): CompletedCommand {
  const name = command.name()
  const [argument] = command.registeredArguments
  return {
    name,
    aliases: command.aliases(),
    description: command.description(),
    options: name === 'init' ? optionsOfInit() : optionsOf(command),
    ...(argument === undefined ? {} : {argument: argument.argChoices ?? kindOfArgument(name, argument.name())}),
  }
}

/** The command `init` reads its own options, as the package create-quire-docs has the same. */
function optionsOfInit(): readonly CompletedOption[] {
  return Object.entries<OptionOfCreate>(CREATE_OPTIONS).map(([name, {type, short, description, choices}]) => ({
    flags: [...(short === undefined ? [] : [`-${short}`]), `--${name}`],
    description,
    ...(type === 'boolean' ? {} : {value: choices ?? 'text'}),
  }))
}

function optionsOf(command: Command): readonly CompletedOption[] {
  const own = command.options.filter(({hidden}) => !hidden).map(toOption)
  return own.some(({flags}) => flags.includes('--help')) ? own : [...own, HELP]
}

function toOption({short, long, description, flags, argChoices}: Option): CompletedOption {
  const name = /[<[](\w+)/.exec(flags)?.[1]
  return {
    flags: [short, long].flatMap((flag) => flag ?? []),
    description,
    ...(name === undefined ? {} : {value: argChoices ?? kindOf(name)}),
  }
}

function kindOfArgument(command: string, name: string): ValueKind {
  // These two name theme and component, or another command, before a folder.
  return command === 'swizzle' || command === 'help' ? 'text' : name === 'words' ? 'folder' : kindOf(name)
}

function kindOf(name: string): ValueKind {
  if (/^(?:site)?dir$|folder$/i.test(name)) return 'folder'
  return /^files?$/.test(name) ? 'file' : 'text'
}
