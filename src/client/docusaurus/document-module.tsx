// What a document is to code that imports it: a component with the theme's MDX components, and the document's exports.
import type {ContentExports, ContentFunction, TocItem} from '../../shared/contract.ts'
import {evaluateModule} from '../page/evaluate-content.tsx'
import {toNamespace} from '../page/namespace.ts'
import type {ModuleNamespace} from '../runtime-types.ts'

export interface DocumentParts {
  readonly components: Readonly<Record<string, unknown>>
  /** What the document imports. */
  readonly modules: Readonly<Record<string, ModuleNamespace>>
  /** Headings of the document and of those that it shows, unless it exports a list. */
  readonly toc: readonly TocItem[]
}

export function createDocument(
  content: ContentFunction,
  {components, modules, toc}: DocumentParts,
): Pick<ContentExports, 'default'> & Readonly<Record<string, unknown>> {
  const scope = {
    mdxComponents: components,
    partials: {},
    origin: 'A document',
    trail: [],
    findModule: (specifier: string) => toNamespace(modules[specifier]),
    findPartial: () => undefined,
  }
  return {toc, ...evaluateModule(content, scope)}
}
