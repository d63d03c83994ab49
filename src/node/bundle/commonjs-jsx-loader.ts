// For scripts of a site that are CommonJS and have JSX: the compiler imports what JSX becomes, and an import makes a module
// of a script, in which `module.exports` is an error. Such imports become calls of `require`.

/** What the compiler adds: one line, whose names may have others. */
const ADDED_IMPORT = /^import \{([^{}]*)\} from ("react\/jsx-(?:dev-)?runtime");$/gm
const MODULE_SYNTAX = /^[ \t]*(?:import\b(?!\s*\()|export\b)/m
const COMMONJS = /\b(?:module\.exports|exports\.\w+)\s*=|\bexports\[|\brequire\(/

export default function commonjsJsxLoader(code: string): string {
  if (!COMMONJS.test(code)) return code
  const converted = code.replace(
    ADDED_IMPORT,
    (_, names: string, from: string) => `const {${names.replaceAll(' as ', ': ')}} = require(${from});`,
  )
  return converted === code || MODULE_SYNTAX.test(converted) ? code : converted
}
