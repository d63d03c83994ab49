import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {createProgress} from '../../../src/cli/progress.ts'
import {fakeIo} from './fake-io.ts'

beforeEach(() => void vi.useFakeTimers({toFake: ['performance']}))
afterEach(() => void vi.useRealTimers())

test('a terminal gets one line that is drawn again, with a bar on long stages', () => {
  const io = fakeIo({isTerminal: true, isCi: false})
  const {onProgress, stop} = createProgress(io, {isQuiet: false})
  vi.advanceTimersByTime(1000)
  onProgress({kind: 'stage-start', stage: 'compile'})
  vi.advanceTimersByTime(600)
  onProgress({kind: 'tick', stage: 'compile', done: 500, total: 1000})
  vi.advanceTimersByTime(10)
  onProgress({kind: 'tick', stage: 'compile', done: 501, total: 1000})
  expect(io.written.err).toBe('\r\u001b[2Kcompile\r\u001b[2Kcompile 500/1,000 [============            ]')
  stop()
  expect(io.written.err.endsWith('\r\u001b[2K')).toBe(true)
  expect(io.written.err).not.toContain('\n')
})

test('elsewhere each stage that took a while gets a line', () => {
  const io = fakeIo()
  const {onProgress} = createProgress(io, {isQuiet: false})
  onProgress({kind: 'stage-start', stage: 'config'})
  onProgress({kind: 'stage-end', stage: 'config', ms: 4})
  onProgress({kind: 'stage-end', stage: 'compile', ms: 1500, done: 1200, total: 1200})
  expect(io.written.err).toBe('compile: 1,200 in 1.5 s\n')
})

test('quiet is quiet', () => {
  const io = fakeIo({isTerminal: true, isCi: false})
  const {onProgress, stop} = createProgress(io, {isQuiet: true})
  onProgress({kind: 'stage-end', stage: 'compile', ms: 1500})
  stop()
  expect(io.written.err).toBe('')
})
