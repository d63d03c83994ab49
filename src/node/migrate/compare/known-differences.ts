// Differences that are meant to be, on any site. The reasons stand in docs/documentation/differences-from-docusaurus.md, too.
import type {Difference} from './differences.ts'

export interface KnownDifference {
  readonly reason: string
  /** What a difference must match; what is left out may be anything. A side that lacks the line matches as `''`. */
  readonly aspect?: RegExp
  readonly page?: RegExp
  readonly kind?: RegExp
  readonly theirs?: RegExp
  readonly ours?: RegExp
  /** Their line must be ours without some of its characters, but for backticks and brackets. */
  readonly isShortened?: true
  /** Our line must be theirs but for signs of emphasis. */
  readonly isUnmarked?: true
}

/** A page that is not there is another matter. */
const NOT_ROUTE = /^(?!route$)/

export const MEANT_DIFFERENCES: readonly KnownDifference[] = [
  {
    reason: 'The page of the search says what it is, and is not indexed.',
    aspect: NOT_ROUTE,
    page: /^(?:\/[a-z]{2}(?:-\w+)?)?\/search$/,
  },
  {
    reason: 'The not-found page has a title, is not indexed, and leads home.',
    aspect: NOT_ROUTE,
    page: /^(?:\/[a-z]{2}(?:-\w+)?)?\/404$/,
  },
  {
    reason: 'A description made from a list item has no mark of the list.',
    aspect: /^(?:description|head)$/,
    theirs: /^(?:og:description: )?(?:[-*+]|\d+[.)]) /,
    ours: /^(?:og:description: )?(?!(?:[-*+]|\d+[.)]) )/,
  },
  {
    reason: 'A description made from the text keeps code and expressions, and skips what shows nothing.',
    aspect: /^description$/,
    theirs: /./,
    isShortened: true,
  },
  {
    reason: 'A description made from the text keeps code and expressions, and skips what shows nothing.',
    aspect: /^head$/,
    theirs: /^og:description: ./,
    ours: /^og:description: /,
    isShortened: true,
  },
  {
    reason: 'A description made from the text keeps code and expressions, and skips what shows nothing.',
    aspect: /^(?:description|head)$/,
    theirs: /^(?:og:description: )?(?:<!--|&nbsp;)/,
  },
  {
    reason: 'Emphasis in a title is not shown as stars.',
    aspect: /^(?:title|head|sidebar|breadcrumbs|previous|next|cards|text|body)$/,
    theirs: /[*_]/,
    isUnmarked: true,
  },
  {
    reason: 'A page that leads on to another has a title, a language, a link to it and a complete canonical URL.',
    aspect: /^title$/,
    theirs: /^$/,
  },
  {
    reason: 'A page that leads on to another has a title, a language, a link to it and a complete canonical URL.',
    aspect: /^head$/,
    theirs: /^lang: $/,
  },
  {
    reason: 'A page that leads on to another has a title, a language, a link to it and a complete canonical URL.',
    aspect: /^canonical$/,
    theirs: /^\//,
    ours: /^https?:\/\//,
  },
  {
    reason: 'A page that leads on to another has a title, a language, a link to it and a complete canonical URL.',
    aspect: /^body$/,
    theirs: /^$/,
    ours: /^(?:https?:\/)?\/\S*$/,
  },
  {
    reason: 'A site without a folder `blog` whose configuration names no blog has no empty list of posts.',
    aspect: /^route$/,
    page: /^(?:\/[a-z]{2}(?:-\w+)?)?\/blog$/,
    ours: /^$/,
  },
  {
    reason: 'A diagram that is not drawn yet shows its text.',
    aspect: /^code$/,
    theirs: /^$/,
    ours: /^mermaid "/,
  },
  {
    reason: 'A table of contents ends with the footnotes.',
    aspect: /^toc$/,
    theirs: /^$/,
    ours: /-> #footnote-label/,
  },
  {
    reason: 'A page that lists tags or authors has a description: what is in the list.',
    aspect: /^(?:description|head)$/,
    kind: /^(?:tags|authors)$/,
    theirs: /^$/,
  },
  {
    reason: 'Small images are files outside the HTML, and those of static folders keep their URL.',
    aspect: /^images$/,
    theirs: /^data:/,
    ours: /^\/(?:.*\/)?(?:assets|img)\//,
  },
  {
    reason: 'Small images are files outside the HTML, and those of static folders keep their URL.',
    aspect: /^images$/,
    theirs: /^(?=[^" ]*\/assets\/)\/[^"]*"/,
    ours: /^\/[^"]*"/,
  },
  {
    reason: 'A link to a file of a static folder leads to that file.',
    aspect: /^links$/,
    theirs: /-> \/(?:\S*\/)?assets\/\S+ \(_blank\)$/,
    ours: /-> \/\S*\.\w+ \(_blank\)$/,
  },
  {
    reason: 'Images have their size, so that nothing moves when they come.',
    aspect: /^images$/,
    theirs: /" x$/,
    ours: /" \d+x\d+$/,
  },
  {
    reason: 'Each page names the other languages of the site to previews.',
    aspect: /^head$/,
    theirs: /^$/,
    ours: /^og:locale:alternate: /,
  },
  {
    reason: 'Where one of several languages is built, each page leads to the others at their own URLs.',
    aspect: /^head$/,
    theirs: /^$/,
    ours: /^alternate \S+ -> /,
  },
  {
    reason: 'URLs for previews are percent-encoded.',
    aspect: /^head$/,
    theirs: /^og:url: .*[^!-~]/,
    ours: /^og:url: [!-~]+$/,
  },
  {
    reason: "GitHub's alerts are admonitions.",
    aspect: /^admonitions$/,
    theirs: /^$/,
    ours: /^(note|tip|important|warning|caution): \1$/,
  },
]

/** What Docusaurus 3 has changed, where the other site is of an earlier one. */
export const SINCE_VERSION_2: readonly KnownDifference[] = [
  {
    reason: 'Pages name their language to previews, as from Docusaurus 3 on.',
    aspect: /^head$/,
    theirs: /^$/,
    ours: /^og:locale: /,
  },
  {
    reason: 'Ids of footnotes do not depend on the folder that the site is in.',
    aspect: /^links$/,
    theirs: /^[^#]*#fn(?:ref)?-[^#]*-[\da-f]{6}$/,
    ours: /^[^#]*#fn(?:ref)?-[^#]*-[\w-]{6}$/,
  },
  {
    reason: 'The link to the rest of a post has the text of Docusaurus 3.',
    aspect: /^(?:links|text|body)$/,
    theirs: /^Read More\b/,
    ours: /^Read more\b/,
  },
  {
    reason: 'An archive has its newest year first, and dates without the year, as from Docusaurus 3 on.',
    aspect: /^(?:headings|links|text|body)$/,
    page: /\/archive$/,
  },
  {
    reason: 'Letters over a list of tags have ids, as from Docusaurus 3 on.',
    aspect: /^headings$/,
    kind: /^tags$/,
    theirs: /^h2 # (.+)$/,
    ours: /^h2 #\S+ .+$/,
  },
  {
    reason: 'Posts are below their years next to a blog, as from Docusaurus 3 on.',
    aspect: /^body$/,
    theirs: /^$/,
    ours: /^\d{4}$/,
  },
  {
    reason: 'Blogs have a page of their authors, as from Docusaurus 3 on.',
    aspect: /^route$/,
    kind: /^authors$/,
    theirs: /^$/,
  },
  {
    reason: 'A URL in the text is a link, as from Docusaurus 3 on.',
    aspect: /^links$/,
    theirs: /^$/,
    ours: /^(https?:\/\/\S+) -> \1/,
  },
  {
    reason: 'A page with the title of the site has it once, as from Docusaurus 3.8 on.',
    aspect: /^(?:title|head)$/,
    theirs: /^(?:og:title: )?(.{1,200}) \S \1$/,
    ours: /^(?:og:title: )?(?!(.{1,200}) \S \1$)/,
  },
  {
    reason: 'Reading times count words as Docusaurus 3 does.',
    aspect: /^(?:text|body)$/,
    theirs: / \d+ min read$/,
    ours: / \d+ min read$/,
  },
  {
    reason: 'Code without a language is marked as text, as from Docusaurus 3 on.',
    aspect: /^code$/,
    theirs: /^ "/,
    ours: /^text "/,
  },
  {
    reason: 'Tabs in code stay tabs, as from Docusaurus 3 on.',
    aspect: /^code$/,
    theirs: /^[^\t]*$/,
    ours: /\t/,
  },
  {
    reason: 'A link that is typed as HTML in MDX stays as it is, as from Docusaurus 3 on.',
    aspect: /^links$/,
    theirs: /-> https?:\S* \(_blank\)$/,
    ours: /-> https?:\S*$/,
  },
  {
    reason: 'A table of contents shows headings that are links, as from Docusaurus 3 on.',
    aspect: /^toc$/,
    theirs: /^ -> #/,
    ours: /^.+ -> #/,
  },
  {
    reason: 'A warning is called one, as from Docusaurus 3 on.',
    aspect: /^(?:admonitions|text|body)$/,
    theirs: /^(?:warning: )?danger$/,
    ours: /^(?:warning: )?warning$/,
  },
]

/** The entry that covers a difference. @param version Of the other site's Docusaurus, such as `2.4.3`. */
export function findMeant(difference: Difference, version?: string): KnownDifference | undefined {
  const isOld = version !== undefined && Number.parseInt(version, 10) < 3
  return [...MEANT_DIFFERENCES, ...(isOld ? SINCE_VERSION_2 : [])].find((known) => coversDifference(known, difference))
}

/** Whether a difference is of the kind. */
export function coversDifference(
  {aspect, page, kind, theirs, ours, isShortened, isUnmarked}: KnownDifference,
  difference: {
    readonly page: string
    readonly aspect: string
    readonly kind?: string | undefined
    readonly theirs?: string | undefined
    readonly ours?: string | undefined
  },
): boolean {
  return (
    (aspect?.test(difference.aspect) ?? true) &&
    (page?.test(difference.page) ?? true) &&
    (kind?.test(difference.kind ?? '') ?? true) &&
    (theirs?.test(difference.theirs ?? '') ?? true) &&
    (ours?.test(difference.ours ?? '') ?? true) &&
    (isShortened !== true || isPartOf((difference.theirs ?? '').replace(/[`[\]]/g, ''), difference.ours ?? '')) &&
    (isUnmarked !== true || withoutMarks(difference.theirs) === withoutMarks(difference.ours))
  )
}

/** Without signs of emphasis, and the star of an active item. */
function withoutMarks(line = ''): string {
  return line.replace(/[*_]/g, '')
}

/** Whether a text has the characters of another in their order, without some. */
function isPartOf(part: string, whole: string): boolean {
  let at = 0
  for (const character of whole) if (part.startsWith(character, at)) at += character.length
  return at === part.length
}
