// Completion for fish: a line for each command and for each of its options.
import type {CompletedCommand, CompletedOption, ValueKind} from './command-table.ts'
import {quoted} from './names.ts'

/** A script to be sourced by fish, or to lie as `quire.fish` in its folder of completions. */
export function toFish(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => [...toNames(command), ...toOptions(command)])
  return `# Completion of quire for fish. Made by "quire completion fish".
complete -c quire -e
complete -c quire -f
complete -c quire -n __fish_use_subcommand -s V -l version -d 'print the version'
complete -c quire -n __fish_use_subcommand -s h -l help -d 'print this help'
${lines.join('\n')}
`
}

function toNames({name, aliases, description}: CompletedCommand): readonly string[] {
  return [name, ...aliases].map(
    (one) => `complete -c quire -n __fish_use_subcommand -a ${one} -d ${quoted(description)}`,
  )
}

function toOptions({name, aliases, options, argument}: CompletedCommand): readonly string[] {
  const start = `complete -c quire -n ${quoted(`__fish_seen_subcommand_from ${[name, ...aliases].join(' ')}`)}`
  const values = argument === undefined ? '' : toValue(argument)
  return [
    ...options.map((option) => `${start} ${toFlags(option)} -d ${quoted(option.description)}`),
    ...(values === '' ? [] : [`${start} ${values}`]),
  ]
}

function toFlags({flags, value}: CompletedOption): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`))
  // `-x`: nothing but the values that are named here.
  const after = value === undefined ? [] : [value === 'file' ? '-r' : '-x', toValue(value)]
  return [...names, ...after].filter((part) => part !== '').join(' ')
}

function toValue(kind: ValueKind): string {
  if (kind === 'text') return ''
  if (kind === 'file') return '-F'
  return `-a ${quoted(kind === 'folder' ? '(__fish_complete_directories)' : kind.join(' '))}`
}
