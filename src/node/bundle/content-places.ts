// Where content stands in the element that a part of the site has around it. In Docusaurus its blocks are children of that element;
// here they have one of their own, so that a page comes as HTML.

/** Parts of Docusaurus around content, with an element of the class `markdown` of their own, or around such parts. */
const AROUND_CONTENT = [
  'BlogPostItem',
  'BlogPostItem/Content',
  'DocItem',
  'DocItem/Content',
  'DocItem/Layout',
  'MDXPage',
]

/** @param aliases Names of parts to the files that stand behind them. */
export function reachesContent(aliases: Readonly<Record<string, string>>): boolean {
  return AROUND_CONTENT.some((name) => `@theme/${name}` in aliases)
}

/**
 * Lets selectors for children of an element with content match the content in it as well, with the same weight.
 * @param text Of a style sheet.
 */
export function widenPlaces(text: string): string {
  return text.replace(PARENTS, (all, parent: string) => {
    const at = parent.search(CONTENT)
    const element = parent.slice(at)
    return at < 0 ? all : `${parent.slice(0, at)}:is(${element}, ${element} > :where([data-quire-content])) > `
  })
}

/** The type and classes before a `>`. A match begins where a name does, so that a long one is read once. */
const PARENTS = /(?<![\w.-])([\w.-]+)\s*>\s*(?!:where\(\[data-quire-content)/g

const CONTENT = /\.(?:theme-doc-)?markdown(?![\w-])/
