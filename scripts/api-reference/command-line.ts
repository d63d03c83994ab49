// The page of the command line, made from the commands as they are defined.
import type {Argument, Command, Option} from 'commander'
import {type CommandActions, defineCommands} from '../../src/cli/define-commands.ts'
import {toHead} from './markdown.ts'

/** What a table cannot say, after the tables of a command. */
const NOTES: Readonly<Record<string, string>> = {
  init: '[A new site](getting-started.mdx#a-new-site) has its options.',
  build: `The folder of \`--out-dir\` is replaced as a whole. A build refuses a folder that holds sources, or files that no build has made.
[The output folder](deployment.md#the-output-folder) explains what stays.

With \`--profile\`, the end of a build shows where its time went:

\`\`\`text
stage      time  processor  items  from cache  peak memory
config    81 ms      91 ms      0           0       119 MB
content  195 ms     141 ms    329         329       135 MB
compile   26 ms      23 ms    352         352       140 MB
render    12 ms      11 ms    375         375       149 MB
emit      28 ms      31 ms  1,291       1,291       167 MB
all       1.1 s                                     167 MB
\`\`\`

*Shortened to the longest stages.*`,
  check:
    'It bundles no code and renders no page, so mistakes in components are left to `build`. It ends with code 1 when there is an error.',
  start: `It listens before the site has been read, and makes each page when it is asked for, so that a site of 10,000 pages opens as fast as one of
ten. A saved text is shown in the open page: where you have scrolled to, open details and tabs, and what you have written into fields stay. Changes of
front matter, sidebars, tags, authors, partials, images, translations and the configuration are followed too, and style sheets are
exchanged. A saved component, in \`src\`, in a swizzled part or in a plugin of the site, takes the place of what it was, by React Fast Refresh: what components remember in
\`useState\` and \`useRef\` stays. A module that also exports something else than components loads the page again. When it is quiet, the whole site is built beside it, in a folder of the cache and a process of its
own: this finds mistakes in pages that nobody has looked at, and makes the index of the search. \`build/\` stays as it is. Mistakes are shown in the page
and in the terminal, and the rest of the site goes on.

At a terminal, \`o\` opens the browser, \`r\` reads the site again, and \`q\` quits. In a pipeline (\`CI\` is set) it opens no browser. \`--poll\` without a
number looks every 1,000 ms. As \`--https\` takes two files, name the folder of the site before it. It runs until you press Ctrl+C.`,
  serve: 'It runs until you press Ctrl+C.',
  cache: `Without \`prune\` nothing is changed. What there is of each kind, such as compiled documents, is listed with its size and its last use, the largest first.
[Limits of the cache](large-sites.md#limits-of-the-cache) explains what builds remove themselves.`,
  headers: '[Headers](deployment.md#headers) shows where they go.',
  swizzle:
    '[Themes](themes.md#wrap-a-part) explains when to copy and when to wrap, and [Reference: theme API](api-theme.md) lists the parts.',
  migrate: 'See [Migration from Docusaurus](migration-from-docusaurus.md).',
  'write-translations': 'See [Languages](languages.md#messages).',
  'write-heading-ids': 'See [Languages](languages.md#headings).',
}

const OPENING = `Every command of \`quire\`, which is installed with the package [\`quire-docs\`](getting-started.mdx); \`quire-docs\` is a second name of the same
program. \`quire help COMMAND\` prints what is here. \`siteDir\` is the folder of the site, the working directory otherwise. Options of the
commands of Docusaurus that have no effect are taken with a warning.

The exit code is 0 when all went well, 1 when something in the site is wrong, and 2 when the call was wrong. \`start\` and \`serve\` end
with 0 on Ctrl+C; any other command that is interrupted ends with 130. [Troubleshooting](troubleshooting.md) explains every message.`

export function commandLinePage(): string {
  const cli = defineCommands(noActions(), '0.0.0')
  const commands = cli
    .createHelp()
    .visibleCommands(cli)
    .filter((command) => command.name() !== 'help')
  const rows = commands.map(
    (command) => `| [\`${command.name()}\`](#${anchorOf(command)}) | ${cell(command.description())} |`,
  )
  return `${[
    toHead({
      title: 'Reference: command line',
      description: 'Every command of quire, with its arguments, options and defaults.',
      position: 6,
    }),
    OPENING,
    ['| Command | Purpose |', '| --- | --- |', ...rows].join('\n'),
    ...commands.flatMap(toSection),
  ].join('\n\n')}\n`
}

/** A colon would be encoded in links. */
function anchorOf(command: Command): string {
  return command.name().replaceAll(':', '-')
}

/** Defining commands calls none of their actions. */
function noActions(): CommandActions {
  const unused = (): never => {
    throw new Error('No command is run here.')
  }
  return new Proxy({}, {get: () => unused}) as CommandActions
}

function toSection(command: Command): string[] {
  const help = command.createHelp()
  const options = help.visibleOptions(command).filter(({long}) => long !== '--help')
  const own = command.registeredArguments.filter(({description}) => description !== '')
  const [alias] = command.aliases()
  return [
    `## \`${command.name()}\` {#${anchorOf(command)}}`,
    `${command.description()}${alias === undefined ? '' : ` \`${alias}\` is a second name of it.`}`,
    `\`\`\`text\nquire ${command.name()} ${command.usage()}\n\`\`\``,
    own.length === 0 ? '' : ['| Argument | Meaning |', '| --- | --- |', ...own.map(toArgumentRow)].join('\n'),
    options.length === 0 ? '' : ['| Option | Meaning |', '| --- | --- |', ...options.map(toOptionRow)].join('\n'),
    NOTES[command.name()] ?? '',
  ].filter((part) => part !== '')
}

function toArgumentRow(argument: Argument): string {
  return `| \`${argument.name()}\` | ${cell(argument.description)}${presetOf(argument)} |`
}

function toOptionRow(option: Option): string {
  const choices = option.argChoices === undefined ? '' : `: ${option.argChoices.map((one) => `\`${one}\``).join(', ')}`
  const needed = option.mandatory ? '; required' : ''
  return `| \`${cell(option.flags)}\` | ${cell(option.description)}${choices}${presetOf(option)}${needed} |`
}

/** What holds without the option. A flag that switches something off is on by default, which its name says. */
function presetOf({defaultValue}: Argument | Option): string {
  return defaultValue === undefined || typeof defaultValue === 'boolean' ? '' : `; \`${defaultValue}\` by default`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', text.startsWith('-') ? '<' : '&lt;')
}
