// Codes of what is wrong in documents: see diagnostic-codes.ts.
import {configured, type DiagnosticCodes, error, warning} from './diagnostic-code.ts'

/** Of front matter, Markdown and MDX. */
export const DOCUMENT_CODES: DiagnosticCodes = {
  'front-matter/active-url': warning('A URL in front matter would run code, and is left out.'),
  'markdown/active-url': warning('A URL in a document would run code, and is left out.'),
  'content/messages': error('A file of translated messages is not valid.'),
  'content/missing-document': error('No document has the path or the pattern that was named.'),
  'content/not-published': error('A link in a content folder leads to files that may not be published.'),
  'content/untrusted': warning('A document of an untrusted writer has something that is left out.'),
  'content/missing-folder': error('The content folder of a plugin does not exist.'),
  'content/missing-module': error('A file that a plugin has to run, such as the sidebars file, does not exist.'),
  'content/not-utf8': error('A content file is not UTF-8 text.'),
  'content/unreadable': error('A content file cannot be read.'),
  'front-matter/syntax': error(
    'The front matter of a file is not valid YAML, or not a list of keys and values.',
    'Front matter is YAML between two lines of three dashes; quote values that contain a colon.',
  ),
  'front-matter/unknown-key': warning('A front matter key is unknown and written like a known one.'),
  'mdx/syntax': error(
    'An MDX file does not parse.',
    'Correct the tag or the brace, or put it in backticks if it is meant as text.',
  ),
  'mdx/unknown-component': error('MDX uses a component that it does not import.'),
  'mdx/unknown-name': error('An expression in MDX uses a name that nothing declares.'),
  'mdx/unsupported-script': error('MDX contains a statement that content cannot have.'),
  'mdx/unresolved-import': configured('An MDX file imports something that cannot be found.'),
  'mdx/read-as-older-mdx': {
    ...warning('A document of a Docusaurus 2 site is no valid MDX 3, and is read as MDX 1 read it.'),
    gathered: '{count} documents are written for MDX 1, and read as Docusaurus 2 reads them.',
  },
  'mdx/older-form': warning('A document has a form of MDX 1 that "quire migrate" has no other spelling for.'),
  'mdx/read-as-markdown': warning(
    'A Markdown file that looks like MDX does not parse as MDX, and is read as plain Markdown.',
  ),
  'markdown/transform-failed': error(
    'A transform of the Markdown threw an error.',
    'The fault is in the transform or in its options.',
  ),
  'markdown/transform-missing': {
    ...error('A transform of the Markdown cannot be loaded.'),
    gathered: '{message} ({count} documents)',
  },
  'markdown/languages-failed': {
    ...warning('The part `prism-include-languages` of the site failed.'),
    gathered: '{message} ({count} documents)',
  },
  'markdown/transform-warning': warning('A transform of the Markdown has something to say about a file.'),
  'markdown/space-in-url': warning('An image or a link is shown as text, because its URL has a space.'),
  'markdown/undefined-reference': warning('Brackets refer to a link or a footnote that the document does not define.'),
  'markdown/unknown-scheme': warning(
    'A URL begins with a scheme that is one letter away from "http", "https" or "mailto".',
  ),
  'markdown/unclosed-code': warning('A code block has no end.'),
  'markdown/unknown-language': warning('The language of a code block is not known, but like the name of one that is.'),
  'markdown/diagrams-off': {
    ...warning('A diagram is shown as code, because Mermaid is switched off.'),
    gathered: '{count} pages show diagrams as code, because Mermaid is switched off.',
  },
  'markdown/not-compiled': error('A page made the compiler fail: a fault of the program.'),
  'markdown/too-complex': error('A page nests so deep, or has so many marks in one place, that no parser reads it.'),
  'markdown/unclosed-admonition': warning('An admonition has no end.'),
  'markdown/unhandled-directive': warning('A directive was taken by no remark plugin of the site.'),
  'markdown/bare-title': warning('An admonition has a title without brackets, in a site that turned that form off.'),
  'markdown/unknown-admonition': warning('A block of colons has a keyword that is no admonition.'),
}
