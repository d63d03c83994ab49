// Names that content imports from modules which do not export them. React only says that something is undefined.
import type {ContentFunction} from '../../shared/contract.ts'

export interface MissingExport {
  readonly specifier: string
  readonly name: string
  /** What the module has. */
  readonly known: readonly string[]
}

/** The same content, which notes each name that it takes and does not find. */
export function noteMissingExports(content: ContentFunction, missing: MissingExport[]): ContentFunction {
  return (runtime) =>
    content({
      ...runtime,
      imports: (specifier) =>
        new Proxy(runtime.imports(specifier), {
          get: (module, name, receiver) => {
            const value: unknown = Reflect.get(module, name, receiver)
            if (value === undefined && typeof name === 'string')
              missing.push({specifier, name, known: Object.keys(module)})
            return value
          },
        }),
    })
}

/** The name that an error of React is probably about. */
export function missingExportOf(reason: string, missing: readonly MissingExport[]): MissingExport | undefined {
  return /^Element type is invalid\b.* got: undefined\b/s.test(reason) ? missing[0] : undefined
}
