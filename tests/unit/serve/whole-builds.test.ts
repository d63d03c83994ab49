// When the whole site is built beside a server, and what is said of it.
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type {BuildReport} from '../../../src/node/api-types.ts'
import {createWholeBuilds} from '../../../src/node/serve/whole-builds.ts'
import {REPORT} from '../cli/fake-io.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const found = (sourcePath: string): BuildReport['diagnostics'][number] => ({
  level: 'error',
  code: 'mdx/syntax',
  message: 'Wrong.',
  location: {sourcePath},
})

function makeBuilds() {
  const waiting: ((report: BuildReport) => void)[] = []
  const onBuild = vi.fn()
  const build = vi.fn(() => new Promise<BuildReport>((resolve) => waiting.push(resolve)))
  const builds = createWholeBuilds({build, onBuild})
  const finish = async (...diagnostics: BuildReport['diagnostics']) => {
    waiting.shift()?.({...REPORT, diagnostics})
    await vi.advanceTimersByTimeAsync(0)
  }
  return {builds, build, onBuild, finish}
}

test('one build follows several changes, when it is quiet, and one more what changes meanwhile', async () => {
  const {builds, build, onBuild, finish} = makeBuilds()
  builds.schedule()
  await vi.advanceTimersByTimeAsync(1000)
  builds.schedule()
  await vi.advanceTimersByTimeAsync(1000)
  expect(build).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(build).toHaveBeenCalledOnce()
  builds.schedule()
  await vi.advanceTimersByTimeAsync(5000)
  expect(build).toHaveBeenCalledOnce()
  expect(builds.isCurrent()).toBe(false)
  await finish()
  await vi.advanceTimersByTimeAsync(2000)
  expect(build).toHaveBeenCalledTimes(2)
  await finish()
  expect(onBuild).toHaveBeenCalledTimes(2)
  expect(builds.isCurrent()).toBe(true)
})

test('what it found in a file that has changed since is not said', async () => {
  const {builds, finish} = makeBuilds()
  builds.schedule()
  await vi.advanceTimersByTimeAsync(2000)
  builds.noteChange(['b.md'])
  await finish(found('a.md'), found('b.md'))
  expect(builds.findings()).toEqual([found('a.md')])
  builds.noteChange(['a.md'])
  expect(builds.findings()).toEqual([])
  builds.schedule()
  await vi.advanceTimersByTimeAsync(2000)
  expect(builds.findings()).toEqual([])
  await finish(found('b.md'))
  expect(builds.findings()).toEqual([found('b.md')])
})

test('who waits for what a build makes is not kept waiting for the quiet', async () => {
  const {builds, build, finish} = makeBuilds()
  await builds.settled()
  builds.schedule()
  const settled = vi.fn()
  void builds.settled().then(settled)
  await vi.advanceTimersByTimeAsync(0)
  expect(build).toHaveBeenCalledOnce()
  expect(settled).not.toHaveBeenCalled()
  await finish()
  expect(settled).toHaveBeenCalledOnce()
})
