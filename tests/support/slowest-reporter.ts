// Names what is slow in a run: `npm test -- --slowest`.
import {relative} from 'node:path'
import type {Reporter, TestCase, TestModule} from 'vitest/node'
import {projectRoot} from './program.ts'

const FILES = 15
const TESTS = 25

interface Timed {
  readonly name: string
  readonly ms: number
}

export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((one) => [...one.children.allTests()])
    // Shared builds count for the file that comes first and waits for them.
    print('Slowest files, with their imports and hooks', modules.map(timeModule), FILES)
    print('Slowest tests', tests.map(timeTest), TESTS)
  }
}

function timeModule(module: TestModule): Timed {
  const {collectDuration, duration} = module.diagnostic()
  return {name: pathOf(module), ms: collectDuration + duration}
}

function timeTest(test: TestCase): Timed {
  return {name: `${pathOf(test.module)} > ${test.fullName}`, ms: test.diagnostic()?.duration ?? 0}
}

const pathOf = ({moduleId}: TestModule): string => relative(projectRoot, moduleId)

function print(title: string, all: readonly Timed[], count: number): void {
  const total = all.reduce((sum, {ms}) => sum + ms, 0)
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, count)
  console.log(`\n${title}; all ${all.length} took ${seconds(total).trim()}`)
  for (const {name, ms} of slowest) console.log(`${seconds(ms)}  ${name}`)
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(9)
