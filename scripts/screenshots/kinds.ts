// The kinds of page that a site has, each with the page that shows most of it. Found by the class names that both this
// theme and Docusaurus' classic theme give to pages, so that sites of either can be photographed and compared.

export interface SitePage {
  /** Absolute URL. */
  readonly url: string
  readonly html: string
}

/** What is done to a page before its image is taken. */
export type State = 'plain' | 'menu' | 'main-menu' | 'dropdown' | 'search' | 'zoom' | 'diagram' | 'print'

export interface Kind {
  readonly name: string
  readonly state: State
  readonly url: string
}

/** How much a page shows of a kind; 0 when it is of another. */
type Score = (html: string) => number

const count = (html: string, part: RegExp): number => html.match(new RegExp(part, 'g'))?.length ?? 0

const hasClass =
  (...names: readonly string[]): Score =>
  (html) => {
    const classes = /<html[^>]* class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
    return names.some((name) => classes.includes(name)) ? 1 + count(html, /<(?:article|li|p)\b/) : 0
  }

const CONTENT_PARTS = [
  /theme-code-block/,
  /theme-admonition/,
  /role="tablist"/,
  /<table/,
  /<img/,
  /mermaid/,
  /<details/,
]

/** A page with several kinds of content, and not so long that they lie far apart. */
const richContent: Score = (html) => {
  if (hasClass('docs-doc-page')(html) === 0) return 0
  const parts = CONTENT_PARTS.filter((part) => part.test(html)).length
  return parts * 100 - Math.min(html.length / 5000, 90)
}

/** Below the start of a page's own text. */
const within =
  (part: RegExp): Score =>
  (html) =>
    count(html.slice(html.search(/class="[^"]*\bmarkdown\b/)), part)

const SCORES: readonly (readonly [string, Score])[] = [
  ['doc', (html) => hasClass('docs-doc-page')(html) && Math.min(count(html, /table-of-contents__link/), 12)],
  ['content', richContent],
  ['category', (html) => (/generatedIndexPage/.test(html) ? 1 + count(html, /card/) : 0)],
  ['tags', hasClass('docs-tags-list-page', 'blog-tags-list-page')],
  ['tag', hasClass('docs-tags-doc-list-page', 'blog-tags-post-list-page')],
  ['blog', hasClass('blog-list-page')],
  ['post', (html) => hasClass('blog-post-page')(html) && 1 + CONTENT_PARTS.filter((part) => part.test(html)).length],
  ['archive', hasClass('blog-archive-page')],
]

/** States of pages that only some sites have: name, and how much a page shows of it. */
const STATES: readonly (readonly [Exclude<State, 'plain'>, Score])[] = [
  ['dropdown', (html) => count(html, /class="[^"]*\bdropdown__menu/)],
  ['zoom', within(/<img/)],
  ['diagram', (html) => Math.min(count(html, /language-mermaid/), 3)],
  ['print', richContent],
]

/** In no language a word. */
const UNKNOWN_WORD = 'zzqxzzqx'

/**
 * @param pages Pages of the site, the home page first.
 * @returns The kinds that the site has, in the order of a contact sheet.
 */
export function findKinds(pages: readonly SitePage[], base: string): readonly Kind[] {
  const find = (name: string, state: State, score: Score): readonly Kind[] => {
    const url = bestPage(pages, score)
    return url === undefined ? [] : [{name, state, url}]
  }
  const found = SCORES.flatMap(([name, score]) => find(name, 'plain', score))
  const doc = found.find(({name}) => name === 'doc')?.url ?? base
  const hasSearch = pages.some(({html}) => html.includes('navbar__search'))
  const query = queryFrom(pages.find(({url}) => url === doc)?.html ?? '')
  return [
    {name: 'home', state: 'plain', url: base},
    ...found,
    ...(hasSearch ? [{name: 'search', state: 'plain' as const, url: `${base}search?q=${query}`}] : []),
    {name: 'not-found', state: 'plain', url: `${base}no/such/page`},
    {name: 'menu', state: 'menu', url: doc},
    {name: 'main-menu', state: 'main-menu', url: doc},
    ...(hasSearch
      ? [
          {name: 'search-open', state: 'search' as const, url: `${doc}?q=${query}`},
          {name: 'search-none', state: 'search' as const, url: `${doc}?q=${UNKNOWN_WORD}`},
        ]
      : []),
    ...STATES.flatMap(([state, score]) => find(state, state, score)),
  ]
}

/** The first of the pages with the highest score. */
function bestPage(pages: readonly SitePage[], score: Score): string | undefined {
  let best: {url: string; points: number} | undefined
  for (const {url, html} of pages) {
    const points = score(html)
    if (points > (best?.points ?? 0)) best = {url, points}
  }
  return best?.url
}

/** The longest usual word of the page's title: one that it is about, so that a search for it has results. */
function queryFrom(html: string): string {
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? ''
  const words = title.match(/\p{Letter}+/gu)?.filter((word) => word.length < 16) ?? []
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), 'the').toLowerCase()
}
