// Completion for bash, as old as the 3.2 of macOS.
import type {CompletedCommand, CompletedOption, ValueKind} from './command-table.ts'
import {namesOf, patternOf} from './names.ts'

/** A script to be sourced by bash. */
export function toBash(commands: readonly CompletedCommand[]): string {
  return `# Completion of quire for bash. Made by "quire completion bash".
_quire() {
  local IFS=$'\\n' word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command= at
  # In "--option=value", bash makes three words.
  if [ "$word" = = ]; then word=; elif [ "$before" = = ]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  for ((at = 1; at < COMP_CWORD; at++)); do
    case "\${COMP_WORDS[at]}" in -*) ;; *) command="\${COMP_WORDS[at]}"; break ;; esac
  done
  case "$command" in
${commands.map(toCase).join('\n')}
  '') _quire_words ${namesOf(commands).join(' ')} --version --help ;;
  esac
}
_quire_words() { local names="$*"; COMPREPLY=($(IFS=' '; compgen -W "$*" -- "$word")); }
_quire_paths() { compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen "$1" -- "$word")); }
complete -F _quire quire
`
}

function toCase({name, aliases, options, argument}: CompletedCommand): string {
  const values = options.flatMap((option) => toValueCase(option) ?? [])
  const flags = `_quire_words ${options.flatMap((option) => option.flags).join(' ')}`
  const rest = `case "$word" in -*) ${flags} ;; *) ${argument === undefined ? ':' : toReply(argument)} ;; esac`
  const cases = [...values, `*) ${rest} ;;`].map((line) => `    ${line}`).join('\n')
  return `  ${[name, ...aliases].join('|')})\n    case "$before" in\n${cases}\n    esac ;;`
}

function toValueCase({flags, value}: CompletedOption): string | undefined {
  return value === undefined ? undefined : `${patternOf(flags)}) ${toReply(value)} ;;`
}

function toReply(kind: ValueKind): string {
  if (kind === 'text') return ':'
  return typeof kind === 'string' ? `_quire_paths ${kind === 'folder' ? '-d' : '-f'}` : `_quire_words ${kind.join(' ')}`
}
