// Differences that are meant to be, on any site. The reasons stand in docs/documentation/differences-from-docusaurus.md, too.
import type {Difference} from './differences.ts'

export interface KnownDifference {
  readonly reason: string
  /** What a difference must match; what is left out may be anything. A side that lacks the line matches as `''`. */
  readonly aspect?: RegExp
  readonly page?: RegExp
  readonly theirs?: RegExp
  readonly ours?: RegExp
}

export const MEANT_DIFFERENCES: readonly KnownDifference[] = [
  {reason: 'The page of the search says what it is, and is not indexed.', page: /^\/search$/},
  {reason: 'The not-found page has a title, is not indexed, and leads home.', page: /^\/404$/},
  {
    reason: 'A description made from a list item has no mark of the list.',
    aspect: /^(?:description|head)$/,
    theirs: /^(?:og:description: )?[-*+] /,
    ours: /^(?:og:description: )?[^-*+]/,
  },
  {
    reason: 'A page that lists tags or authors has a description: what is in the list.',
    aspect: /^(?:description|head)$/,
    page: /\/(?:tags|authors)$/,
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
    reason: "GitHub's alerts are admonitions.",
    aspect: /^admonitions$/,
    theirs: /^$/,
    ours: /^(note|tip|important|warning|caution): \1$/,
  },
]

/** The entry that covers a difference. */
export function findMeant(difference: Difference): KnownDifference | undefined {
  return MEANT_DIFFERENCES.find((known) => coversDifference(known, difference))
}

/** Whether a difference is of the kind. */
export function coversDifference({aspect, page, theirs, ours}: KnownDifference, difference: Difference): boolean {
  return (
    (aspect?.test(difference.aspect) ?? true) &&
    (page?.test(difference.page) ?? true) &&
    (theirs?.test(difference.theirs ?? '') ?? true) &&
    (ours?.test(difference.ours ?? '') ?? true)
  )
}
