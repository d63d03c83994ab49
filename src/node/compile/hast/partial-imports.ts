// The names under which an MDX file has imported other content files.
import type {Root} from 'hast'

/** Local name of each default import of a Markdown file, to its specifier. */
export function findPartialImports({children}: Root): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const child of children) {
    for (const node of (child.type === 'mdxjsEsm' && child.data?.estree?.body) || []) {
      if (node.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(node.source.value))) continue
      const main = node.specifiers.find(({type}) => type === 'ImportDefaultSpecifier')
      if (main !== undefined) names.set(main.local.name, String(node.source.value))
    }
  }
  return names
}
