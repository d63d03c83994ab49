// Keys, types and doc comments of declarations, as an editor shows them to whoever writes a configuration.
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {
  API,
  type Checker,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PRINTING = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType

/** Types that a reader knows by another word, and whose parts are of no use to them. */
const WORDS: Readonly<Record<string, string>> = {
  Json: 'plain data',
  JsonObject: 'object',
  PluginItem: 'plugin',
  PresetItem: 'preset',
  TransformOption: 'transform',
}

export interface KeyMetadata {
  readonly name: string
  /** In TypeScript's notation; `''` for a key that can only be left out. */
  readonly type: string
  readonly isRequired: boolean
  /** The doc comment; `''` without one. */
  readonly text: string
  readonly example: string | undefined
  /** Values of `type` that the key goes with; empty when it goes with all. */
  readonly onlyWith: readonly string[]
  /** Objects that the value is, or holds. */
  readonly objects: readonly ObjectMetadata[]
}

export interface ObjectMetadata {
  /** The same for objects of the same type. */
  readonly id: string
  /** Name of the type, where it has one. */
  readonly name: string | undefined
  /** How the key's value leads to the object: `''`, `[]` for a list, `.<name>` for free keys. */
  readonly step: string
  readonly keys: readonly KeyMetadata[]
}

interface Held {
  readonly type: Type
  readonly step: string
}

/** Starts the compiler for as long as `read` takes. */
export function withCompiler<Result>(read: (reader: TypeReader) => Result): Result {
  const api = new API({cwd: root})
  try {
    const config = join(root, 'tsconfig.json')
    const project = api.updateSnapshot({openProject: config}).getProject(config)
    if (project === undefined) throw new Error(`The compiler did not open ${config}.`)
    return read(new TypeReader(project))
  } finally {
    api.close()
  }
}

/** Reads what files of this project export. */
export class TypeReader {
  private readonly checker: Checker

  constructor(private readonly project: Project) {
    this.checker = project.checker
  }

  /** What may be written for a schema that a file exports: its input. */
  readSchema(file: string, name: string): readonly KeyMetadata[] {
    const schema = this.checker.getTypeOfSymbol(this.exportOf(file, name))
    return this.keysOf([this.memberOf(this.memberOf(schema, '_zod'), 'input')], [])
  }

  /** The objects of a type that a file exports. */
  readType(file: string, name: string): readonly KeyMetadata[] {
    const held = this.heldBy(this.checker.getDeclaredTypeOfSymbol(this.exportOf(file, name)), '')
    return this.objectsOf(held, []).flatMap(({keys}) => keys)
  }

  private exportOf(file: string, name: string) {
    const source = this.project.program.getSourceFile(join(root, file))
    const module = source && this.checker.getSymbolAtLocation(source)
    const found = module && this.checker.getExportsOfModule(module).find((one) => one.name === name)
    if (found === undefined) throw new Error(`${file} does not export "${name}".`)
    return found
  }

  private memberOf(type: Type | undefined, name: string): Type {
    const member = type && this.checker.getPropertyOfType(type, name)
    const found = member && this.checker.getTypeOfSymbol(member)
    if (found === undefined) throw new Error(`The type has no "${name}".`)
    return found
  }

  /** Keys of alternatives that are told apart by `type`, or of one object. @param above Types that hold these. */
  private keysOf(alternatives: readonly Type[], above: readonly Type[]): KeyMetadata[] {
    const names = new Set(alternatives.flatMap((one) => this.checker.getPropertiesOfType(one).map(({name}) => name)))
    return [...names].map((name) => {
      const holders = alternatives.filter((one) => this.checker.getPropertyOfType(one, name) !== undefined)
      return this.keyOf(name, holders, alternatives, above)
    })
  }

  private keyOf(name: string, holders: readonly Type[], all: readonly Type[], above: readonly Type[]): KeyMetadata {
    const symbols = holders.flatMap((one) => this.checker.getPropertyOfType(one, name) ?? [])
    const types = symbols.flatMap((one) => this.checker.getTypeOfSymbol(one) ?? [])
    const tags = symbols.flatMap((one) => this.checker.getJsDocTagsOfSymbol(one))
    const within = [...above, ...all]
    return {
      name,
      type: [...new Set(types.flatMap((one) => this.print(one)))].join(' | '),
      isRequired: symbols.every((one) => (one.flags & SymbolFlags.Optional) === 0),
      text: symbols.map((one) => one.getDocumentationComment(this.checker)).find((text) => text !== '') ?? '',
      example: tags.find((tag) => tag.name === 'example')?.text?.trim(),
      onlyWith: holders.length < all.length ? holders.flatMap((one) => this.print(this.memberOf(one, 'type'))) : [],
      objects: this.objectsOf(
        types.flatMap((one) => this.heldBy(one, '')),
        within,
      ),
    }
  }

  private objectsOf(held: readonly Held[], above: readonly Type[]): ObjectMetadata[] {
    const fresh = held.filter(({type}) => !above.some((one) => one.id === type.id) && !this.hasNoType(type))
    const [first] = fresh
    if (first === undefined) return []
    const alternatives = fresh.map(({type}) => type)
    const areTyped = alternatives.every((one) => this.checker.getPropertyOfType(one, 'type') !== undefined)
    const groups = areTyped ? [fresh] : fresh.map((one) => [one])
    return groups.map((group) => ({
      id: group.map(({type}) => type.id).join(),
      name: group.length === 1 ? this.nameOf((group[0] ?? first).type) : undefined,
      step: (group[0] ?? first).step,
      keys: this.keysOf(
        group.map(({type}) => type),
        above,
      ),
    }))
  }

  /** Whether the object is told from the others by having no `type`. */
  private hasNoType(type: Type): boolean {
    const member = this.checker.getPropertyOfType(type, 'type')
    const given = member && this.checker.getTypeOfSymbol(member)
    return given !== undefined && this.print(given).length === 0
  }

  /** Objects of this project that a value of the type is, or holds in a list or under free keys. */
  private heldBy(type: Type, step: string): Held[] {
    if (WORDS[this.nameOf(type) ?? ''] !== undefined) return []
    if (type.isUnionType()) return type.getTypes().flatMap((one) => this.heldBy(one, step))
    if (this.checker.isArrayLikeType(type) && type.isTypeReference())
      return this.checker.getTypeArguments(type).flatMap((one) => this.heldBy(one, `${step}[]`))
    if (!type.isObjectType() && !type.isIntersectionType()) return []
    const properties = this.checker.getPropertiesOfType(type)
    const isOurs = properties.some((one) =>
      one.declarations.some(
        ({path}) => !path.includes('/node_modules/') && path.toLowerCase().startsWith(root.toLowerCase()),
      ),
    )
    if (isOurs) return [{type, step}]
    if (properties.length > 0) return []
    return this.checker.getIndexInfosOfType(type).flatMap((one) => this.heldBy(one.valueType, `${step}.<name>`))
  }

  private nameOf(type: Type): string | undefined {
    const name = type.getAliasSymbol()?.name ?? type.getSymbol()?.name
    // The compiler's own names for what has none begin so.
    return name === undefined || name.startsWith('__') || name.startsWith('\u00fe') ? undefined : name
  }

  /** Alternatives as text: inline objects are called by that word, functions too. */
  private print(type: Type): string[] {
    if (type.isUnionType() && WORDS[this.nameOf(type) ?? ''] === undefined) {
      const parts = [...new Set(type.getTypes().flatMap((one) => this.print(one)))]
      const isBoolean = parts.includes('true') && parts.includes('false')
      const last = ['null', ...(isBoolean ? ['true', 'false'] : [])]
      const ends = [...(isBoolean ? ['boolean'] : []), ...(parts.includes('null') ? ['null'] : [])]
      return [...parts.filter((one) => !last.includes(one)), ...ends]
    }
    if (this.checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return ['function']
    const text = this.checker.typeToString(type, undefined, PRINTING)
    return text === 'undefined' || text === 'never' ? [] : [simplify(text)]
  }
}

/** Calls objects by that word, from the innermost to the outermost, and names by the words that readers know. */
function simplify(text: string): string {
  const words = Object.entries(WORDS).reduce(
    (all, [name, word]) => all.replace(new RegExp(`\\b${name}\\b`, 'g'), word),
    text,
  )
  const named = words.replace(/^readonly /, '').replace(/(?<!\$)\{[^{}]*\}/g, 'object')
  const next = named.replace(/\b(?:Readonly<)?Record<string, [\w| ]+>+/g, 'object')
  return next === text ? text.replace(/`(.*)\$\{string\}`/, "'$1…'") : simplify(next)
}
