// Cold, warm and one-page-edited builds, ours and a peer's in turn, so that the machine's drift meets both.
import {appendFileSync, existsSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import type {Corpus} from './corpus.ts'
import {DEV_PORT, type DevSubject} from './dev-server.ts'
import {type ProcessFigures, runProcess, type Spread, spreadOf} from './process.ts'

export interface KindFigures {
  readonly wallSeconds: Spread
  readonly cpuSeconds: Spread
  readonly peakMiB: Spread
  /** What the last run did: compiled, bundled, rendered, written. */
  readonly counts: string
}

export type BuildFigures = Readonly<Record<'cold' | 'warm' | 'edit', KindFigures>>

export interface BuildBench {
  readonly corpus: Corpus
  readonly runs: number
  /** Root of the checkout. */
  readonly root: string
  readonly scratch: string
}

/** A site generator to be measured: how to make it forget, and how to build. */
export interface Subject {
  readonly forget: () => void
  readonly build: () => Promise<ProcessFigures>
  readonly edit: (round: number) => void
  readonly describe: (stdout: string) => string
  readonly dev: DevSubject
  /** Absolute folder that a build fills. */
  readonly outDir: string
}

/** Figures by subject: `quire`, then the peers. */
export type AllFigures = Readonly<Record<string, BuildFigures>>

export async function measureBuilds(
  {corpus, runs, root}: BuildBench,
  peers: readonly [string, Subject][],
): Promise<AllFigures> {
  const subjects: [string, Subject][] = [['quire', quireSubject(corpus, root)], ...peers]
  const samples = new Map<string, ProcessFigures[]>()
  const take = async (name: string, kind: string, subject: Subject): Promise<void> => {
    const key = `${name} ${kind}`
    samples.set(key, [...(samples.get(key) ?? []), await subject.build()])
  }
  for (let round = 0; round < runs; round++)
    for (const [name, subject] of subjects) {
      subject.forget()
      await take(name, 'cold', subject)
      await take(name, 'warm', subject)
      subject.edit(round)
      await take(name, 'edit', subject)
    }
  const figures = ([name, subject]: [string, Subject]): [string, BuildFigures] => {
    const of = (kind: string): KindFigures => summarise(samples.get(`${name} ${kind}`) ?? [], subject)
    return [name, {cold: of('cold'), warm: of('warm'), edit: of('edit')}]
  }
  return Object.fromEntries(subjects.map(figures))
}

function summarise(samples: readonly ProcessFigures[], subject: Subject): KindFigures {
  return {
    wallSeconds: spreadOf(samples.map((one) => one.wallSeconds)),
    cpuSeconds: spreadOf(samples.map((one) => one.cpuSeconds)),
    peakMiB: spreadOf(samples.map((one) => one.peakMiB)),
    counts: subject.describe(samples[samples.length - 1]?.stdout ?? ''),
  }
}

export function quireSubject({siteDir, documents}: Corpus, root: string): Subject {
  const bin = join(root, 'dist/bin.js')
  if (!existsSync(bin)) throw new Error('The program is not compiled: run npm run bench, which does it.')
  return {
    forget: () => {
      for (const folder of ['build', 'node_modules/.cache/quire'])
        rmSync(join(siteDir, folder), {recursive: true, force: true})
    },
    build: () => runProcess(process.execPath, [bin, 'build', siteDir, '--json'], {cwd: siteDir}),
    edit: (round) => editOne(documents, round),
    describe: (stdout) => {
      const {counts} = JSON.parse(stdout) as {counts: Record<string, number>}
      return `${counts.compiled} compiled, ${counts.bundled} bundled, ${counts.rendered} rendered, ${counts.written} written`
    },
    dev: {
      command: `node ${bin} start --no-open --port ${DEV_PORT} --host 127.0.0.1`,
      cwd: siteDir,
      env: {},
      docsDir: join(siteDir, 'docs'),
      documents,
      hasSlash: false,
    },
    outDir: join(siteDir, 'build'),
  }
}

/** Appends a paragraph with a word that the site did not have. */
export function editOne(documents: readonly string[], round: number): void {
  const file = documents[Math.floor(documents.length / 2)]
  if (file !== undefined) appendFileSync(file, `\nEdited paragraph ${round} with a novel word zeitgeist${round}.\n`)
}
