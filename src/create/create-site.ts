// Makes a site: looks at the folder, asks what it does not know, says what it will write, and writes it.
import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join, relative, resolve} from 'node:path'
import {type FoundSite, findSite} from './find-site.ts'
import {type CreateOptions, HOSTS, type Host, TEMPLATES, type Template} from './options.ts'
import {type Plan, type PlannedFile, planFiles} from './plan-files.ts'

/** Asks the user; each answer is undefined when they give up. */
export interface Questions {
  readonly text: (question: string, initial: string) => Promise<string | undefined>
  readonly choose: <Name extends string>(
    question: string,
    choices: Readonly<Record<Name, string>>,
  ) => Promise<Name | undefined>
  readonly confirm: (question: string) => Promise<boolean | undefined>
}

export interface CreateTools {
  readonly cwd: string
  readonly templatesDir: string
  readonly version: string
  /** Undefined where nobody can answer. */
  readonly questions: Questions | undefined
  readonly out: (text: string) => void
  /** Of the package manager that runs the program. */
  readonly packageManager: string
}

/** Nothing was written, and why: the folder is a site, or the user gave up. */
export class NotCreated extends Error {}

/** @throws NotCreated. An error that names the file when one of the folder cannot be read. */
export async function createSite(options: CreateOptions, tools: CreateTools): Promise<void> {
  const questions = options.yes || options.dryRun ? undefined : tools.questions
  const given = options.dir ?? (await ask(questions, (to) => to.text('Which folder?', '.'))) ?? '.'
  const dir = resolve(tools.cwd, given)
  const found = findSite(dir)
  if (found.kind === 'quire')
    throw new NotCreated(`${given === '.' ? 'This folder' : given} is a site already: it has ${found.evidence ?? ''}.`)
  tools.out(`${describe(found)}\n`)
  const isNew = found.kind === 'empty' || found.kind === 'files'
  const title =
    options.title ?? (isNew ? await ask(questions, (to) => to.text('Title of the site?', found.title)) : undefined)
  const template: Template =
    options.template ??
    (isNew ? await ask(questions, (to) => to.choose('What does it begin with?', TEMPLATES)) : undefined) ??
    'docs'
  const host: Host =
    options.host ?? (await ask(questions, (to) => to.choose('Where will it be published?', HOSTS))) ?? 'none'
  const {version, templatesDir} = tools
  const plan = planFiles({dir, templatesDir, found, template, host, title: title ?? found.title, version})
  tools.out(toList(plan))
  if (options.dryRun) return
  const isWanted = (await ask(questions, (to) => to.confirm('Write these files?'))) ?? true
  if (!isWanted) throw new NotCreated('Nothing was written.')
  for (const file of plan.files) write(dir, file)
  tools.out(nextSteps(relative(tools.cwd, dir), tools.packageManager))
}

/** @throws NotCreated when the user gives up. */
async function ask<Answer>(
  questions: Questions | undefined,
  question: (to: Questions) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  if (questions === undefined) return undefined
  const answer = await question(questions)
  if (answer === undefined) throw new NotCreated('Nothing was written.')
  return answer
}

function describe({kind, docsDir, evidence = ''}: FoundSite): string {
  const where = docsDir === '.' ? 'in this folder' : `in ${docsDir}`
  const said: Record<Exclude<FoundSite['kind'], 'quire'>, string> = {
    empty: 'The folder is empty.',
    files: 'The folder has no documents.',
    markdown: `The folder has documents ${where}.`,
    docusaurus: `The folder is a site of Docusaurus: it has ${evidence}.`,
    vitepress: `The folder is a site of VitePress: it has ${evidence}, and documents ${where}.`,
    mkdocs: `The folder is a site of MkDocs: it has ${evidence}, and documents ${where}.`,
  }
  return kind === 'quire' ? '' : said[kind]
}

const STATES: Readonly<Record<PlannedFile['state'], string>> = {
  new: 'new      ',
  changed: 'changed  ',
  kept: 'kept     ',
}

function toList({files, notes}: Plan): string {
  const lines = files.map(({path, state}) => `  ${STATES[state]}${path}`)
  return `\n${lines.join('\n')}\n${notes.map((note) => `\nNote: ${note}`).join('')}${notes.length > 0 ? '\n' : ''}\n`
}

function write(dir: string, {path, text, state}: PlannedFile): void {
  if (state === 'kept') return
  const file = join(dir, path)
  mkdirSync(dirname(file), {recursive: true})
  // Another program may have made the file while the user thought about it.
  writeFileSync(file, text, {flag: state === 'new' ? 'wx' : 'w'})
}

function nextSteps(folder: string, packageManager: string): string {
  const steps = [
    ...(folder === '' ? [] : [`cd ${folder.includes(' ') ? `"${folder}"` : folder}`]),
    `${packageManager} install`,
    `${packageManager} ${packageManager === 'npm' ? '' : 'run '}start`,
  ]
  return `Next:\n${steps.map((step) => `  ${step}`).join('\n')}\n`
}
