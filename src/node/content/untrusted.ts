// Documents of writers who are not trusted: no code, and of their front matter only what is data.
import type {DocumentFile, Report} from '../model.ts'

/** Fields that say something about the page; what is left out names classes, components or the way a file is read. */
const DATA_FIELDS = new Set([
  ...['id', 'title', 'title_meta', 'description', 'keywords', 'image', 'slug', 'tags', 'date', 'authors', 'author'],
  ...['author_title', 'author_url', 'author_image_url', 'draft', 'unlisted', 'last_update', 'hide_title'],
  ...['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level', 'sidebar_label', 'sidebar_position'],
  ...['sidebar_key', 'displayed_sidebar', 'pagination_label', 'pagination_prev', 'pagination_next'],
  ...['parse_number_prefixes'],
])

/** The documents as data. What is left out is reported. */
export function withoutCode(documents: ReadonlyMap<string, DocumentFile>, report: Report): Map<string, DocumentFile> {
  return new Map(
    [...documents].map(([path, document]) => {
      const left = Object.keys(document.frontMatter).filter((key) => !DATA_FIELDS.has(key))
      for (const key of left) reportField(key, path, report)
      if (path.endsWith('.mdx') || document.importSpecifiers.length > 0) reportCode(path, report)
      const kept = Object.entries(document.frontMatter).filter(([key]) => DATA_FIELDS.has(key))
      return [path, {...document, frontMatter: Object.fromEntries(kept), importSpecifiers: []}]
    }),
  )
}

const HINT =
  'The configuration says that content is untrusted: see "Untrusted content" on the manual\'s page about security.'

function reportField(key: string, sourcePath: string, report: Report): void {
  report({
    level: 'warning',
    code: 'content/untrusted',
    message: `The field "${key}" of the front matter is left out: untrusted content cannot set it.`,
    location: {sourcePath, frontMatterKey: key},
    hint: HINT,
  })
}

function reportCode(sourcePath: string, report: Report): void {
  report({
    level: 'warning',
    code: 'content/untrusted',
    message: 'The document is MDX. Untrusted content runs no code, so it is read as plain Markdown.',
    location: {sourcePath},
    hint: HINT,
  })
}
