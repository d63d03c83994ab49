// The commands, their arguments and options, as `--help` shows them.
import {Argument, Command, Option} from 'commander'
import type {BookFlags} from './book.ts'
import {addCache, type CacheFlags} from './cache.ts'
import type {BuildFlags, CheckFlags, ClearFlags, HeadersFlags, ServeFlags} from './commands.ts'
import {completionScript, SHELL_NAMES, type Shell} from './completion/completion.ts'
import type {DoctorFlags} from './doctor.ts'
import type {MigrateFlags} from './migrate.ts'
import {collect, parseCount, parseDay, parseInterval, parsePort, parseShard} from './options.ts'
import {addRefused} from './refused.ts'
import type {StartFlags} from './start.ts'
import type {SwizzleFlags} from './swizzle.ts'
import {addTranslationCommands, type TranslationActions} from './translation-commands.ts'
import type {WorkerFlags} from './worker.ts'

/** What is done for each command; the folder is as the user wrote it. */
export interface CommandActions extends TranslationActions {
  readonly build: (siteDir: string, flags: BuildFlags) => Promise<void>
  readonly worker: (queue: string, siteDir: string, flags: WorkerFlags) => Promise<void>
  readonly check: (siteDir: string, flags: CheckFlags) => Promise<void>
  readonly doctor: (siteDir: string, flags: DoctorFlags) => Promise<void>
  readonly start: (siteDir: string, flags: StartFlags) => Promise<void>
  readonly serve: (siteDir: string, flags: ServeFlags) => Promise<void>
  readonly clear: (siteDir: string, flags: ClearFlags) => Promise<void>
  /** `prune`, and the folder, as far as they were given. */
  readonly cache: (words: readonly string[], flags: CacheFlags) => Promise<void>
  /** Reads its own options, as the package create-quire-docs has the same. */
  readonly init: (words: readonly string[]) => Promise<void>
  readonly headers: (siteDir: string, flags: HeadersFlags) => Promise<void>
  readonly swizzle: (words: readonly string[], flags: SwizzleFlags) => Promise<void>
  readonly migrate: (siteDir: string, flags: MigrateFlags) => Promise<void>
  readonly completion: (script: string) => void
  readonly book: (site: string, flags: BookFlags) => Promise<void>
  /** A folder or a URL. */
  readonly mcp: (site: string) => Promise<void>
  /** Says what an option does not do. */
  readonly note: (text: string) => void
  /** For a command of Docusaurus that there is not. */
  readonly refuse: (text: string) => Promise<void>
}

const SITE_DIR = ['[siteDir]', 'folder of the site', '.'] as const

/** The program without side effects: it writes nothing and exits nowhere by itself. */
export function defineCommands(actions: CommandActions, version: string): Command {
  const cli = new Command('quire')
    .description('Builds a documentation site from a folder of Markdown.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showSuggestionAfterError(true)
    .configureHelp({sortSubcommands: false})
  addInit(cli, actions)
  addBuild(cli, actions)
  addWorker(cli, actions)
  addCheck(cli, actions)
  addDoctor(cli, actions)
  addStart(cli, actions)
  addServe(cli, actions)
  cli
    .command('clear')
    .description('Remove the output folder and the cache.')
    .argument(...SITE_DIR)
    .option('--config <file>', 'configuration file')
    .option('--out-dir <dir>', 'output folder', 'build')
    .option('-q, --quiet', 'write nothing but errors')
    .action(actions.clear)
  addCache(cli, actions.cache)
  addHeaders(cli, actions)
  addSwizzle(cli, actions)
  addMigrate(cli, actions)
  addMcp(cli, actions)
  addBook(cli, actions)
  addRefused(cli, actions.refuse)
  addTranslationCommands(cli, actions)
  addCompletion(cli, actions)
  return cli
}

function addInit(cli: Command, actions: CommandActions): void {
  cli
    .command('init')
    .usage('[folder] [options]')
    .description('Make a site in a new folder, or where documents are.')
    .argument('[words...]')
    .allowUnknownOption()
    .helpOption(false)
    .action((_words, _flags, command: Command) => actions.init(command.args))
}

function addBuild(cli: Command, actions: CommandActions): void {
  const build = cli.command('build')
  takeUnused(build, actions, ['--bundle-analyzer', 'add the bundler’s own analyzer by "configureWebpack" in a plugin.'])
    .description('Build the site.')
    .argument(...SITE_DIR)
    .option('--config <file>', 'configuration file')
    .option('--out-dir <dir>', 'output folder (default: "build"; with --offline "build-offline")')
    .option('-l, --locale <locale...>', 'build these locales only; can be given several times', collect)
    .option('--offline', 'build a folder that is opened from a disk, without a server, search included')
    .addOption(bundlerOption())
    .option('--no-minify', 'leave scripts and style sheets readable')
    .option('--dev', 'build as "start" does, with drafts')
    .option('--no-cache', 'use nothing of earlier builds')
    .option(
      '--shard <part>',
      'do one part of the work, such as 3/8, into the shared cache, and write nothing',
      parseShard,
    )
    .option('--workers <url>', 'share the work with the workers at this Redis server, see "quire worker"')
    .option('--profile', 'print a table of the stages: time, processor time, items, items from cache, peak memory')
    .option('--json', 'print a report as JSON, and nothing else')
    .option('-q, --quiet', 'write nothing but errors')
    .action(actions.build)
}

function addWorker(cli: Command, actions: CommandActions): void {
  cli
    .command('worker')
    .description('Do a part of the work of builds on other machines, until it is stopped.')
    .argument('<url>', 'Redis server that the builds name with --workers, such as redis://queue.example.com:6379')
    .argument(...SITE_DIR)
    .option('--config <file>', 'configuration file')
    .option(
      '--threads <number>',
      'batches that are worked on at a time (default: as many as there are cores)',
      parseCount,
    )
    .option('--name <name>', 'what builds call this worker (default: name of the host and number of the process)')
    .option('-q, --quiet', 'write nothing but errors')
    .action(actions.worker)
}

function addCheck(cli: Command, actions: CommandActions): void {
  cli
    .command('check')
    .description('Find mistakes in the configuration, in documents and in links, and write nothing.')
    .argument(...SITE_DIR)
    .option('--config <file>', 'configuration file')
    .option('-l, --locale <locale...>', 'check these locales only; can be given several times', collect)
    .option('--fix', 'add redirects for addresses of "routes.lock" that have probably been renamed')
    .option('--no-cache', 'use nothing of earlier builds')
    .option('--json', 'print a report as JSON, and nothing else')
    .option('-q, --quiet', 'write nothing but errors')
    .action(actions.check)
}

function addDoctor(cli: Command, actions: CommandActions): void {
  cli
    .command('doctor')
    .description('Examine packages, pages, images, headings, translations and URLs, and what "check" finds.')
    .argument(...SITE_DIR)
    .option('--config <file>', 'configuration file')
    .option('--strict', 'end with code 1 for warnings as well')
    .option('--no-cache', 'use nothing of earlier builds')
    .option('--json', 'print a report as JSON, and nothing else')
    .option('-q, --quiet', 'write nothing but errors')
    .action(actions.doctor)
}

function addStart(cli: Command, actions: CommandActions): void {
  const start = cli.command('start').alias('dev').helpOption('--help', 'print this help')
  takeUnused(start, actions, ['--hot-only', 'pages show each change in place.'])
  takeUnused(start, actions, ['--no-minify', '"start" leaves scripts readable anyway.'])
    .description('Serve the site with its drafts while it is written: pages show every change.')
    .argument(...SITE_DIR)
    .option('--config <file>', 'configuration file')
    .option('--out-dir <dir>', 'folder for what is made of all pages, such as the search (default: one in the cache)')
    .option('-p, --port <port>', 'port to serve on; the next free one when it is taken', parsePort, 3000)
    .option('-h, --host <host>', 'host name to serve on', 'localhost')
    .option('--allowed-host <host>', 'answer for this host name too; can be given several times', collect)
    .option('-l, --locale <locale>', 'serve this locale alone')
    .addOption(bundlerOption())
    .option('--poll [ms]', 'look for changes in intervals, where the system does not tell of them', parseInterval)
    .option('--follow', 'lead open pages to the page whose text was saved')
    .option('--https <files...>', 'serve by HTTPS, with these files: certificate and key')
    .option('--no-open', 'do not open the browser')
    .option('-q, --quiet', 'write nothing but errors and the URL')
    .action(actions.start)
}

function addServe(cli: Command, actions: CommandActions): void {
  cli
    .command('serve')
    .helpOption('--help', 'print this help')
    .description('Serve the built site as a host would.')
    .argument(...SITE_DIR)
    .option('--config <file>', 'configuration file')
    .option('--dir <dir>', 'folder to serve', 'build')
    .option('-p, --port <port>', 'port to serve on; the next free one when it is taken', parsePort, 3000)
    .option('-h, --host <host>', 'host name to serve on', 'localhost')
    .option('--allowed-host <host>', 'answer for this host name too; can be given several times', collect)
    .option('--build', 'build first')
    .option('--https <files...>', 'serve by HTTPS, with these files: certificate and key')
    .option('--no-open', 'do not open the browser')
    .option('-q, --quiet', 'write nothing but errors and the URL')
    .action(actions.serve)
}

function addHeaders(cli: Command, actions: CommandActions): void {
  cli
    .command('headers')
    .description('Print the headers of the built site for the configuration of a host.')
    .argument(...SITE_DIR)
    .addOption(
      new Option('--for <host>', 'the host')
        .choices(['nginx', 'cloudfront', 'vercel', 'netlify'])
        .makeOptionMandatory(),
    )
    .option('--dir <dir>', 'folder of the built site', 'build')
    .action(actions.headers)
}

/** Docusaurus' name comes first, since the command wraps as well; `eject` is what it was called here. */
function addSwizzle(cli: Command, actions: CommandActions): void {
  cli
    .command('swizzle')
    .alias('eject')
    .description('Copy a component of the theme into the site, or wrap it, to change it there.')
    .usage('[options] [theme] [component] [siteDir]')
    .argument('[words...]', 'theme, which may be left out; component, for example Footer/Copyright; folder of the site')
    .option('-w, --wrap', 'write a component around the original instead of a copy')
    .option('-e, --eject', 'copy the component, as is done without --wrap')
    .option('-l, --list', 'list the components, and how safe it is to copy each')
    .option('-t, --typescript', 'write TypeScript, as is done without --javascript')
    .option('-j, --javascript', 'write JavaScript')
    .option('--danger', 'copy a component that is not safe to copy')
    .option('--config <file>', 'configuration file, for themes that the site brings')
    .action(actions.swizzle)
}

function addMigrate(cli: Command, actions: CommandActions): void {
  cli
    .command('migrate')
    .description('Show how documents that were written for Docusaurus 2 change for MDX 3, as a diff.')
    .argument(...SITE_DIR)
    .option('--write', 'write the files, instead of showing what would change')
    .option('--config', 'show a "site.config.ts" made from the configuration of Docusaurus instead')
    .option('--compare <folder>', 'compare what Docusaurus built into a folder with a build of Quire instead')
    .option('--with <folder>', 'compare with this folder, built by Quire, without building')
    .option('--all', 'print all differences, those that are meant to be too')
    .option('--config-file <file>', 'configuration file')
    .action(actions.migrate)
}

function addCompletion(cli: Command, actions: CommandActions): void {
  cli
    .command('completion')
    .description('Print a script by which a shell completes commands and options.')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELL_NAMES))
    .action((shell: Shell) => actions.completion(completionScript(cli, shell)))
}

function addBook(cli: Command, actions: CommandActions): void {
  cli
    .command('book')
    .description('Make one PDF or EPUB of a built site, in the order of its sidebars.')
    .argument('[site]', 'folder of the site, or of its output', '.')
    .option('--pdf', 'write a PDF')
    .option('--epub', 'write an EPUB')
    .option('--out-dir <dir>', 'folder to write to', '.')
    .option('--section <path>', 'pages of this section alone, for example docs/guides')
    .option('--docs-version <name>', 'this version of the docs (default: the newest)')
    .option('--no-numbers', 'leave headings without numbers')
    .option('--date <date>', 'date of the cover, such as 2026-11-23 (default: that of the last commit)', parseDay)
    .option('-q, --quiet', 'write nothing but errors')
    .action(actions.book)
}

function addMcp(cli: Command, actions: CommandActions): void {
  cli
    .command('mcp')
    .description('Let a language model search and read a built site, by the Model Context Protocol.')
    .argument('[site]', 'folder of the built site, or URL of a published one', 'build')
    .action(actions.mcp)
}

/** An option of Docusaurus that has no effect here: taken, so that scripts go on, and said. */
function takeUnused(
  command: Command,
  {note}: CommandActions,
  [flag, reason]: readonly [flag: string, reason: string],
): Command {
  const option = new Option(flag).hideHelp()
  return command.addOption(option).on(`option:${option.name()}`, () => note(`${flag} has no effect: ${reason}`))
}

function bundlerOption(): Option {
  return new Option('--bundler <name>', "program that bundles the client's code").choices(['webpack', 'rspack'])
}
