// What the command can be told, and what it asks otherwise.
import {parseArgs} from 'node:util'

export const TEMPLATES = {
  docs: 'documents with a sidebar and a search',
  notes: 'documents, and notes by date with authors, tags and feeds',
  handbook: 'a handbook of a team: home page, documents, notes, diagrams',
  versions: 'documents in two languages and two versions',
} as const
export type Template = keyof typeof TEMPLATES

export const HOSTS = {
  github: 'GitHub Pages',
  gitlab: 'GitLab Pages',
  netlify: 'Netlify',
  cloudflare: 'Cloudflare',
  vercel: 'Vercel',
  none: 'none of these',
} as const
export type Host = keyof typeof HOSTS

export interface CreateOptions {
  readonly dir?: string
  readonly template?: Template
  readonly host?: Host
  readonly title?: string
  /** Asks nothing. */
  readonly yes: boolean
  /** Says what it would write, and writes nothing. */
  readonly dryRun: boolean
}

/** An option of the command. */
export interface OptionOfCreate {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  readonly description: string
  readonly choices?: readonly string[]
}

/** Options of the command by name, as the parser takes them; also for the completion of shells. */
export const CREATE_OPTIONS = {
  template: {type: 'string', description: 'what the site begins with', choices: Object.keys(TEMPLATES)},
  host: {type: 'string', description: 'where it will be published', choices: Object.keys(HOSTS)},
  title: {type: 'string', description: 'title of the site'},
  'dry-run': {type: 'boolean', description: 'say what would be written, and write nothing'},
  yes: {type: 'boolean', short: 'y', description: 'ask nothing'},
  help: {type: 'boolean', short: 'h', description: 'print this help'},
} as const satisfies Readonly<Record<string, OptionOfCreate>>

const list = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([name, what]) => `    ${name.padEnd(12)}${what}`)
    .join('\n')

export const usage = (command: string): string => `Usage: ${command} [folder] [options]

Makes a documentation site in a new folder, or in one that has documents already. No file is overwritten.

Options:
  --template <name>   what the site begins with:
${list(TEMPLATES)}
  --host <name>       where it will be published, for a workflow that does it:
${list(HOSTS)}
  --title <text>      title of the site
  --dry-run           say what would be written, and write nothing
  -y, --yes           ask nothing
  -h, --help          print this help
`

/** @throws UsageError for what is not known. */
export function readOptions(args: readonly string[]): CreateOptions | 'help' {
  const {values, positionals} = parse(args)
  if (values.help === true) return 'help'
  if (positionals.length > 1) throw new UsageError(`One folder at a time: ${positionals.join(', ')}.`)
  return {
    ...(positionals[0] === undefined ? {} : {dir: positionals[0]}),
    ...(values.template === undefined ? {} : {template: oneOf('template', values.template, TEMPLATES)}),
    ...(values.host === undefined ? {} : {host: oneOf('host', values.host, HOSTS)}),
    ...(values.title === undefined ? {} : {title: values.title}),
    yes: values.yes === true,
    dryRun: values['dry-run'] === true,
  }
}

/** The call is wrong. */
export class UsageError extends Error {}

function parse(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], allowPositionals: true, options: CREATE_OPTIONS})
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function oneOf<Name extends string>(option: string, value: string, names: Readonly<Record<Name, string>>): Name {
  if (Object.hasOwn(names, value)) return value as Name
  throw new UsageError(`There is no ${option} "${value}": ${Object.keys(names).join(', ')}.`)
}
