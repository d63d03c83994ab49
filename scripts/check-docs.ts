// Whether everything that sites and plugins may import says what it is: each export of a public entry has a doc comment, and
// each step of a plugin says when it runs, how often, and what follows when it throws.
import {readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'
import {API, type Project, SignatureKind, SymbolFlags, type Symbol as TypeSymbol} from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Sources of the entries that package.json names. */
const ENTRIES = [
  'src/node/index.ts',
  'src/config/index.ts',
  'src/plugin/index.ts',
  'src/plugin/content.ts',
  'src/plugin/search.ts',
  'src/client/index.ts',
  'theme/index.ts',
  ...readdirSync(join(root, 'plugins'), {withFileTypes: true})
    .filter((one) => one.isDirectory())
    .map(({name}) => `plugins/${name}/index.ts`),
]

interface Export {
  readonly entry: string
  readonly symbol: TypeSymbol
}

const api = new API({cwd: root})
try {
  const config = join(root, 'tsconfig.json')
  const project = api.updateSnapshot({openProject: config}).getProject(config)
  if (project === undefined) throw new Error(`The compiler did not open ${config}.`)
  const all = ENTRIES.flatMap((entry) => exportsOf(project, entry))
  const faults = [...all.flatMap((one) => bareExport(project, one)), ...bareSteps(project, all), ...unlistedEntries()]
  for (const fault of faults) console.log(fault)
  console.log(`${all.length} exports of ${ENTRIES.length} entries`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  api.close()
}

/** What a file exports, as it is declared where it comes from. */
function exportsOf({program, checker}: Project, entry: string): Export[] {
  const source = program.getSourceFile(join(root, entry))
  const module = source && checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${entry} is no module.`)
  return checker.getExportsOfModule(module).map((one) => {
    const isAlias = (one.flags & SymbolFlags.Alias) !== 0
    return {entry, symbol: isAlias ? (checker.getAliasedSymbol(one) ?? one) : one}
  })
}

function bareExport({checker}: Project, {entry, symbol}: Export): string[] {
  const [declared] = symbol.declarations
  // What is passed on from a package is described there, and a default export by the name that it has as well.
  if (declared === undefined || declared.path.includes('/node_modules/') || symbol.name === 'default') return []
  if (symbol.getDocumentationComment(checker) !== '') return []
  return [`${relative(root, declared.path)} ${symbol.name}: no doc comment, and ${entry} exports it`]
}

/** Functions of a plugin's definition: `@remarks` says when and how often, `@throws` what follows. */
function bareSteps({checker}: Project, all: readonly Export[]): string[] {
  const definition = all.find(({symbol}) => symbol.name === 'PluginDefinition')
  if (definition === undefined) throw new Error('There is no PluginDefinition.')
  const steps = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(definition.symbol))
    .filter((one) => isFunction(checker, one))
  return steps.flatMap((one) => {
    const tags = checker.getJsDocTagsOfSymbol(one)
    const missing = ['remarks', 'throws'].filter((name) => !tags.some((tag) => tag.name === name && tag.text))
    return missing.map((name) => `PluginDefinition.${one.name}: no @${name}`)
  })
}

function isFunction(checker: Project['checker'], symbol: TypeSymbol): boolean {
  const type = checker.getTypeOfSymbol(symbol)
  const parts = type?.isUnionType() ? type.getTypes() : type === undefined ? [] : [type]
  return parts.some((one) => checker.getSignaturesOfType(one, SignatureKind.Call).length > 0)
}

/** Entries of package.json that are not looked at here. */
function unlistedEntries(): string[] {
  const {exports} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | {readonly types: string}>>
  }
  return Object.entries(exports).flatMap(([name, target]) => {
    if (typeof target === 'string' || name === './plugins/*') return []
    const source = target.types.replace('./dist/types/', '').replace(/\.d\.ts$/, '.ts')
    return ENTRIES.includes(source) ? [] : [`package.json ${name}: ${source} is not checked`]
  })
}
