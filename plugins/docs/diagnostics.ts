// What the plugin reports: every code, how bad it is, and what it means. Troubleshooting has a section for each.
import type {DiagnosticCodes} from 'quire-docs/plugin'

export const docsDiagnostics: DiagnosticCodes = {
  'docs/category-file': {
    level: 'error',
    meaning: 'A category file is not valid, or has a key that does not exist.',
    hint: 'Correct the file, or remove it: a folder is a category without one.',
  },
  'docs/several-category-files': {
    level: 'warning',
    meaning: 'A folder has more than one category file.',
  },
  'docs/contradictory-options': {
    level: 'warning',
    meaning: 'Two options of the docs plugin contradict each other.',
  },
  'docs/no-docs': {
    level: 'error',
    meaning: 'The folder of the docs plugin has no documents.',
    hint: 'Put a Markdown file into the folder, or correct the option "path".',
  },
  'docs/sidebar-without-link': {
    level: 'error',
    meaning: 'A navbar item leads to a sidebar that has nothing to lead to.',
    hint: 'Put a doc into the sidebar, or remove the navbar item.',
  },
  'docs/no-sidebars': {
    level: 'warning',
    meaning: 'A version has no file of sidebars, and others have one.',
  },
  'docs/unknown-instance': {
    level: 'error',
    meaning: 'A navbar item needs the docs plugin, or an instance of it, and the site does not have it.',
    keepsPermalinks: true,
  },
  'docs/unknown-sidebar': {
    level: 'error',
    meaning: 'A sidebar is named that does not exist.',
    hint: 'Name one of the sidebars that there are, or add it to the file that the option "sidebarPath" names.',
    keepsPermalinks: true,
  },
  'docs/duplicate-id': {
    level: 'error',
    meaning: 'Two docs have the same id.',
    hint: 'Give one of them another "id" in its front matter.',
  },
  'docs/empty-category': {
    level: 'warning',
    meaning: 'A category of a sidebars file has neither items nor a link.',
    hint: 'Give it "items", or a "link" such as {type: "generated-index"}.',
  },
  'docs/empty-folder': {
    level: 'warning',
    meaning: 'A generated sidebar is made from a folder without docs.',
    hint: 'Correct "dirName", which is below the folder of the docs, or put a document there.',
  },
  'docs/front-matter': {
    level: 'error',
    meaning: 'The front matter of a doc has a value of the wrong type.',
    hint: 'Correct the value, or remove the key.',
  },
  'docs/inline-tags': {
    level: 'configured',
    meaning: 'A doc has a tag that the tags file does not list.',
  },
  'docs/sidebar-item': {
    level: 'error',
    meaning: 'The sidebars file has an item that is not valid.',
    hint: 'Write the item as the manual shows it: a doc id, or an object with a type.',
    keepsPermalinks: true,
  },
  'docs/slug': {
    level: 'error',
    meaning: 'The slug of a doc is not a path.',
    hint: 'Start it with a slash, or write a path relative to the folder.',
  },
  'docs/tags-file': {
    level: 'error',
    meaning: 'The tags file is missing or not valid.',
    hint: 'Correct the file, or the option that names it.',
  },
  'docs/unknown-doc': {
    level: 'error',
    meaning: 'A sidebar, a category or a navbar item names a doc that does not exist.',
    hint: 'Correct the id, or remove the item.',
    keepsPermalinks: true,
  },
  'docs/unknown-version': {
    level: 'error',
    meaning: 'A navbar item names a version of the docs that does not exist.',
    keepsPermalinks: true,
  },
  'docs/not-frozen': {
    level: 'error',
    meaning: 'The current version of the docs cannot be kept under this name.',
    hint: 'Choose another name.',
  },
  'docs/version-file': {
    level: 'error',
    meaning: 'The list of versions, or the sidebars file of a version, is not valid.',
    hint: 'Correct the file.',
  },
  'docs/version-options': {
    level: 'error',
    meaning: 'An option of the docs plugin names a version that is not built, or leaves none.',
    hint: 'Name versions of the list.',
  },
}
