// Bundler loader for react-router: marks what only makes a component, a context or a constant as pure, and leaves out display
// names, so that the nine tenths of the router that nobody imports can be dropped. Saves 11.1 kB of the 114.5 kB (gzip) that
// the first script would have: the package says that it has no side effects, which drops modules and not parts of the one
// that it consists of, and webpack's own list of pure functions knows those of the same module only. The version of the router is fixed in
// package.json, and the program is not compiled with one that is written differently: see seed.ts.

interface Change {
  readonly pattern: RegExp
  readonly replacement: string
}

const CHANGES: readonly Change[] = [
  {pattern: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g, replacement: '= /*#__PURE__*/ $1'},
  {pattern: /^\w+\.displayName = .*$/gm, replacement: ''},
  {
    pattern: /^(var \w+ = )(?=Symbol\(|Object\.getOwnPropertyNames\(|new (?:Set|URL)\()/gm,
    replacement: '$1/*#__PURE__*/ ',
  },
  // A class that is written to after it is made cannot be dropped.
  {
    pattern: /^(var (\w+) = class extends [\w.]+ \{)((?:\n(?:[ }].*)?)*)\n\2\.contextType = (\w+);$/m,
    replacement: '$1static contextType = $4;$3',
  },
  // The name of a hook, hidden from bundlers that know an older React; it would keep a copy of all of React's names.
  {pattern: /^var USE_OPTIMISTIC = "useOptimistic";$/m, replacement: ''},
  {pattern: /\[USE_OPTIMISTIC\]/, replacement: '.useOptimistic'},
  // For it the bundler would write the path of the file.
  {pattern: /import\.meta\.hot/, replacement: 'undefined'},
]

/** @param source Text of a module of `react-router/dist`. */
export default function pureRouterLoader(source: string): string {
  return CHANGES.reduce((text, {pattern, replacement}) => text.replace(pattern, replacement), source)
}

/**
 * The patterns that match in none of the modules. A release of the router that is written differently still works, but
 * readers would download what was left out before.
 */
export function findIdlePatterns(sources: readonly string[]): readonly string[] {
  return CHANGES.filter(({pattern}) => sources.every((source) => source.search(pattern) < 0)).map(({pattern}) =>
    String(pattern),
  )
}
