// Completion for zsh, by its own `_arguments`.
import type {CompletedCommand, CompletedOption, ValueKind} from './command-table.ts'
import {patternOf, quoted} from './names.ts'

/** A script to be sourced by zsh, or to lie as `_quire` in a folder of `$fpath`. */
export function toZsh(commands: readonly CompletedCommand[]): string {
  const named = commands.flatMap(({name, aliases, description}) =>
    [name, ...aliases].map((one) => `    ${quoted(`${one}:${description}`)}`),
  )
  return `#compdef quire
# Completion of quire for zsh. Made by "quire completion zsh".
_quire() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  local -a commands
  commands=(
${named.join('\n')}
  )
  _arguments -C '(-V --version)'{-V,--version}'[print the version]' '(-h --help)'{-h,--help}'[print this help]' '1:command:->command' '*::argument:->argument'
  case $state in
  command) _describe -t commands command commands ;;
  argument)
    case $words[1] in
${commands.map(toCase).join('\n')}
    esac ;;
  esac
}
if [ "$funcstack[1]" = _quire ]; then _quire "$@"; else compdef _quire quire; fi
`
}

function toCase({name, aliases, options, argument}: CompletedCommand): string {
  const specs = [
    ...options.map(toSpec),
    ...(argument === undefined ? [] : [quoted(`*:argument:${toAction(argument)}`)]),
  ]
  return `    ${patternOf([name, ...aliases])}) _arguments ${specs.join(' ')} ;;`
}

function toSpec({flags, description, value}: CompletedOption): string {
  const text = `[${description.replace(/[[\]\\:]/g, '\\$&')}]${value === undefined ? '' : `:value:${toAction(value)}`}`
  // An option with two names is offered until one of them was given.
  if (flags.length > 1) return `${quoted(`(${flags.join(' ')})`)}{${flags.join(',')}}${quoted(text)}`
  return quoted(`${flags.join('')}${text}`)
}

function toAction(kind: ValueKind): string {
  if (kind === 'text') return ' '
  if (typeof kind !== 'string') return `(${kind.join(' ')})`
  return kind === 'folder' ? '_files -/' : '_files'
}
