// The names under which an MDX file has imported what it shows.
import type {Root as HtmlRoot} from 'hast'
import type {Root} from 'mdast'

/** Local name of each default import to its specifier. */
export function defaultImports({children}: Root | HtmlRoot): Map<string, string> {
  const names = new Map<string, string>()
  for (const child of children) {
    if (child.type !== 'mdxjsEsm') continue
    for (const node of child.data?.estree?.body ?? []) {
      if (node.type !== 'ImportDeclaration') continue
      for (const {type, local} of node.specifiers)
        if (type === 'ImportDefaultSpecifier') names.set(local.name, String(node.source.value))
    }
  }
  return names
}

/** Those of other content files. */
export function importedDocuments(tree: Root | HtmlRoot): ReadonlyMap<string, string> {
  return new Map([...defaultImports(tree)].filter(([, specifier]) => /\.mdx?$/.test(specifier)))
}
