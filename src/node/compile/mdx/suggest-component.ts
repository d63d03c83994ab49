// What a writer probably meant by a component that is not there.
import {closest} from '../../../shared/closest.ts'

/** Components that documents often use, by the module that each has to be imported from. */
const IMPORTED: Readonly<Record<string, string>> = {
  BrowserOnly: '@docusaurus/BrowserOnly',
  CodeBlock: '@theme/CodeBlock',
  DocCard: '@theme/DocCard',
  DocCardList: '@theme/DocCardList',
  Link: '@docusaurus/Link',
  TOCInline: '@theme/TOCInline',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  ThemedImage: '@theme/ThemedImage',
  Translate: '@docusaurus/Translate',
}

/** A hint. @param there Names of the components that the document has. */
export function suggestComponent(name: string, there: Iterable<string>): string {
  if (Object.hasOwn(IMPORTED, name)) return `Add "${importOf(name)}" at the top of the file.`
  const own = new Set(there)
  const near = closest(name, [...own, ...Object.keys(IMPORTED)])
  if (near === undefined) return `Import it at the top of the file, or write "\\<" if it is meant as text.`
  return own.has(near)
    ? `Did you mean "<${near}>"?`
    : `Did you mean "<${near}>"? It needs "${importOf(near)}" at the top of the file.`
}

function importOf(name: string): string {
  return `import ${name} from '${IMPORTED[name]}'`
}
