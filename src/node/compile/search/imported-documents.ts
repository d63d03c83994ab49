// The documents that an MDX page imports, by the name under which it shows them.
import type {Root} from 'hast'

/** Component name to specifier, for imports of Markdown files. */
export function importedDocuments({children}: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const child of children) {
    if (child.type !== 'mdxjsEsm') continue
    for (const statement of child.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value))) continue
      for (const {type, local} of statement.specifiers)
        if (type === 'ImportDefaultSpecifier') found.set(local.name, String(statement.source.value))
    }
  }
  return found
}
