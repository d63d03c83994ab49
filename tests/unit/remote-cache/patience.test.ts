import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {createPatience} from '../../../src/node/remote-cache/patience.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const never = (): Promise<never> => new Promise(() => undefined)

test('two seconds of waiting are its end, however many wait', () => {
  const patience = createPatience(2000)
  void patience.wait(never)
  void patience.wait(never)
  vi.advanceTimersByTime(1950)
  expect(patience.signal.aborted).toBe(false)
  vi.advanceTimersByTime(50)
  expect(patience.signal.aborted).toBe(true)
})

test('time in which nothing is waited for does not count', async () => {
  const patience = createPatience(2000)
  for (let at = 0; at < 3; at += 1) {
    const waited = patience.wait(() => new Promise((resolve) => setTimeout(resolve, 500)))
    vi.advanceTimersByTime(500)
    await waited
    vi.advanceTimersByTime(60_000)
  }
  expect(patience.signal.aborted).toBe(false)
})

test('it goes on while more is gained than lost, and what was gained does not pay for a server that hangs', () => {
  const patience = createPatience(2000)
  void patience.wait(never)
  for (let second = 0; second < 30; second += 1) {
    vi.advanceTimersByTime(1000)
    patience.gain(1200)
  }
  expect(patience.signal.aborted).toBe(false)
  vi.advanceTimersByTime(2000)
  expect(patience.signal.aborted).toBe(true)
})
