// Compiles TypeScript and JSX of a site to the JavaScript that the bundler reads.
import {type Loader, transform} from 'esbuild'
import type {LoaderContext} from 'webpack'

export interface ScriptOptions {
  readonly loader: Loader
}

export default function scriptLoader(this: LoaderContext<ScriptOptions>, text: string): void {
  const done = this.async()
  transform(text, {
    loader: this.getOptions().loader,
    target: 'es2022',
    jsx: 'automatic',
    // That of a site is for its editor, and may extend what is not installed.
    tsconfigRaw: {},
    sourcemap: this.sourceMap === true,
    sourcefile: this.resourcePath,
  }).then(
    ({code, map}) => done(null, withRequiredJsx(code), map === '' ? undefined : map),
    (error: Error) => done(error),
  )
}

/** What the compiler adds: one line, whose names may have others. */
const ADDED_IMPORT = /^import \{([^{}]*)\} from ("react\/jsx-(?:dev-)?runtime");$/gm
const MODULE_SYNTAX = /^[ \t]*(?:import\b(?!\s*\()|export\b)/m
const COMMONJS = /\b(?:module\.exports|exports\.\w+)\s*=|\bexports\[|\brequire\(/

/**
 * For scripts that are CommonJS and have JSX: the compiler imports what JSX becomes, and an import makes a module of a script, in which
 * `module.exports` is an error. Such imports become calls of `require`.
 */
function withRequiredJsx(code: string): string {
  if (!COMMONJS.test(code)) return code
  const converted = code.replace(
    ADDED_IMPORT,
    (_, names: string, from: string) => `const {${names.replaceAll(' as ', ': ')}} = require(${from});`,
  )
  return converted === code || MODULE_SYNTAX.test(converted) ? code : converted
}
