// The command behind `npm create quire-docs` and `quire init`.
import {cancel, confirm, select, text} from '@clack/prompts'
import {createSite, NotCreated, type Questions} from './create-site.ts'
import {readOptions, UsageError, usage} from './options.ts'

export interface CreateCall {
  readonly args: readonly string[]
  /** As the user calls it, for the help. */
  readonly command: string
  readonly cwd: string
  readonly templatesDir: string
  readonly version: string
  readonly isTerminal: boolean
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/** @returns The exit code: 0 done, 1 nothing was written, 2 the call is wrong. */
export async function runCreate({args, command, isTerminal, out, err, ...where}: CreateCall): Promise<number> {
  try {
    const options = readOptions(args)
    if (options === 'help') {
      out(usage(command))
      return 0
    }
    const questions = isTerminal ? QUESTIONS : undefined
    await createSite(options, {...where, questions, out, packageManager: packageManager()})
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      err(`error: ${error.message}\n\n${usage(command)}`)
      return 2
    }
    err(`${error instanceof NotCreated ? '' : 'error: '}${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

/** Package managers name themselves to what they run: `pnpm/9.1.0 npm/? node/v22.0.0 linux x64`. */
function packageManager(): string {
  const name = process.env.npm_config_user_agent?.split('/')[0] ?? 'npm'
  return ['npm', 'pnpm', 'yarn', 'bun'].includes(name) ? name : 'npm'
}

/** Who gives up answers with a symbol. */
const answered = <Answer extends string | boolean>(answer: Answer | symbol): Answer | undefined => {
  if (typeof answer !== 'symbol') return answer
  cancel()
  return undefined
}

const QUESTIONS: Questions = {
  text: async (message, initialValue) => answered<string>(await text({message, initialValue})),
  choose: async (message, choices) => {
    const options = Object.entries<string>(choices).map(([value, hint]) => ({value, label: value, hint}))
    // The values are the names of the choices.
    return answered<string>(await select({message, options})) as keyof typeof choices | undefined
  },
  confirm: async (message) => answered<boolean>(await confirm({message})),
}
