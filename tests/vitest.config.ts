// Settings of the test runner. Sources are tested as they are; whole sites are built by the compiled program.
import {fileURLToPath} from 'node:url'
import {configDefaults, defineConfig} from 'vitest/config'
import {LongFirst} from './support/long-first.ts'

/** Run by `npm test -- --long` alone, so that `npm test` is over within a quarter of an hour: each takes long for what only it shows. */
const LONG = 'tests/**/*.long.test.ts'
const exclude = [...configDefaults.exclude, LONG]

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  resolve: {
    alias: [
      {find: /^quire-docs\/plugin\/(search|content)$/, replacement: `${root}src/plugin/$1.ts`},
      {find: /^quire-docs\/(plugin|config)$/, replacement: `${root}src/$1/index.ts`},
      {find: /^quire-docs\/client$/, replacement: `${root}src/client/index.ts`},
      {find: /^@theme(?:-original)?\/(.*)$/, replacement: `${root}theme/$1`},
    ],
  },
  test: {
    projects: [
      // They leave nothing behind, so that a worker need not load the sources again for each file.
      {extends: true, test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude, isolate: false}},
      {extends: true, test: {name: 'whole', include: ['tests/{browser,handbook,sites}/**/*.test.ts'], exclude}},
      {extends: true, test: {name: 'long', include: [LONG]}},
      // By `npm test -- --engines` alone.
      {extends: true, test: {name: 'engines', include: ['tests/engines/**/*.test.ts']}},
    ],
    sequence: {sequencer: LongFirst},
    globalSetup: ['tests/support/run-folder.ts'],
    // Limits say that something hangs, not that a machine is slow or busy with other things: they are wide.
    testTimeout: 240_000,
    // Most hooks wait for a build, on a busy machine a cold one of the Handbook.
    hookTimeout: 600_000,
    // For processes that have a browser and threads to end.
    teardownTimeout: 60_000,
    // The compiled program is not the runner's to compile: that took a third of the time of a file.
    server: {deps: {external: [/\/dist\/.*\.js$/]}},
    // What a page shows in a moment takes longer on a busy machine, and its default of one second is too short there.
    expect: {poll: {timeout: 30_000}},
    // A build has threads of its own: more files at once than cores only make each slower.
    maxWorkers: 2,
    // Of those that are said to run at once, as they mostly wait.
    maxConcurrency: 8,
  },
})
