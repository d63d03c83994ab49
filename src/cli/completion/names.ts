// How names of commands and options are written in the completions of all shells.
import type {CompletedCommand} from './command-table.ts'

/** All names of all commands. */
export function namesOf(commands: readonly CompletedCommand[]): readonly string[] {
  return commands.flatMap(({name, aliases}) => [name, ...aliases])
}

/** A pattern of `case` that any of some words fits. */
export function patternOf(words: readonly string[]): string {
  return words.join('|')
}

/** A word that the shell takes as it is. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
