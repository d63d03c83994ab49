// `quire completion`: a script by which a shell completes commands, options and their values.
import type {Command} from 'commander'
import {toBash} from './bash.ts'
import {type CompletedCommand, toCommandTable} from './command-table.ts'
import {toFish} from './fish.ts'
import {toZsh} from './zsh.ts'

const SHELLS: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => string>> = {
  bash: toBash,
  zsh: toZsh,
  fish: toFish,
}

/** A shell that commands can be completed in. */
export type Shell = 'bash' | 'zsh' | 'fish'

/** Their names. */
export const SHELL_NAMES: readonly Shell[] = ['bash', 'zsh', 'fish']

/** @param cli With all commands that are to be completed. */
export function completionScript(cli: Command, shell: Shell): string {
  return SHELLS[shell](toCommandTable(cli))
}
