// A command line without a process: what it writes is kept, and the API is made of what a test gives.
import type {CliIo} from '../../../src/cli/io.ts'
import type {BuildReport, NodeApi} from '../../../src/node/api-types.ts'
import {formatDiagnostic} from '../../../src/node/diagnostics/format-diagnostic.ts'

export interface FakeIo extends CliIo {
  readonly written: {out: string; err: string}
  readonly interrupt: () => void
}

export function fakeIo(given: Partial<CliIo> = {}): FakeIo {
  const written = {out: '', err: ''}
  let listener: (() => void) | undefined
  return {
    written,
    out: (text) => {
      written.out += text
    },
    err: (text) => {
      written.err += text
    },
    isTerminal: false,
    hasColour: false,
    canAsk: false,
    isCi: true,
    columns: 80,
    cwd: '/work-dir',
    version: '1.2.3',
    templatesDir: '/no-templates',
    whenIdle: () => Promise.resolve(),
    onInterrupt: (call) => {
      listener = call
      return () => {
        listener = undefined
      }
    },
    interrupt: () => listener?.(),
    ...given,
  }
}

export const REPORT: BuildReport = {
  ok: true,
  isWritten: true,
  outDir: '/work-dir/build',
  diagnostics: [],
  counts: {pages: 1234, compiled: 2, compiledFromCache: 1232, bundled: 0, rendered: 3, written: 4, removed: 0},
  watched: [],
  stages: [
    {name: 'config', ms: 12.4, cpuMs: 20.1, items: 1, fromCache: 0, peakMemoryBytes: 80_000_000},
    {name: 'compile', ms: 1234, cpuMs: 2345, items: 1234, fromCache: 1232, peakMemoryBytes: 120_000_000},
  ],
  ms: 2345,
}

/** An API whose calls fail unless the test gives them. */
export function fakeApi(given: Partial<NodeApi> = {}): NodeApi {
  const unexpected = (name: string) => async (): Promise<never> => {
    throw new Error(`${name} was called`)
  }
  return {
    build: unexpected('build'),
    writeTranslations: unexpected('writeTranslations'),
    i18nStatus: unexpected('i18nStatus'),
    writeHeadingIds: unexpected('writeHeadingIds'),
    serve: unexpected('serve'),
    start: unexpected('start'),
    clear: unexpected('clear'),
    work: unexpected('work'),
    describeCache: unexpected('describeCache'),
    pruneCache: unexpected('pruneCache'),
    hostHeaders: () => {
      throw new Error('hostHeaders was called.')
    },
    listThemeParts: async () => [],
    eject: unexpected('eject'),
    compareBuilds: unexpected('compareBuilds'),
    migrateConfig: unexpected('migrateConfig'),
    migratePages: unexpected('migratePages'),
    extendCli: async () => {},
    formatDiagnostic,
    ...given,
  }
}
