// Differences in the documents that tests compare: those that every site has, and those of single pages, most of which are
// Docusaurus' own slips. Each has a reason; the reasons stand in docs/documentation/differences-from-docusaurus.md, too.

import type {Difference} from '../../src/node/migrate/compare/differences.ts'
import {
  coversDifference,
  type KnownDifference,
  MEANT_DIFFERENCES,
} from '../../src/node/migrate/compare/known-differences.ts'

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  ...MEANT_DIFFERENCES,
  {
    reason: 'A description made from the text keeps code and expressions, and skips what shows nothing.',
    aspect: /^description$/,
    theirs: /^(?:&nbsp;|~~~python|own\}|.* in a `` component\)|The answer is , .*)$/,
  },
  {
    reason: 'Emphasis in a title is not shown as stars.',
    aspect: /^(?:title|sidebar|breadcrumbs|previous|next)$/,
    theirs: /\*more\*/,
    ours: /js and more/,
  },
  {
    reason: 'Quotes and angle brackets in the text of an image are not escaped twice.',
    aspect: /^images$/,
    theirs: /&(?:#39|gt|lt);/,
    ours: /^[^&]*$/,
  },
  {
    reason: 'URLs in HTML of a .md file are treated as those of Markdown.',
    aspect: /^(?:images|links)$/,
    theirs: /^(?:\.\.\/images\/|HTML link|external HTML link)/,
  },
  {
    reason: 'A pathname: image gets the base URL, as a pathname: link does.',
    aspect: /^images$/,
    theirs: /^\/img\/.*"pathname"/,
    ours: /^\/project\/img\//,
  },
  {
    reason: 'A document of another docs instance is a page, not a file.',
    aspect: /^links$/,
    theirs: /-> .*\/assets\/\w+\.md \(_blank\)$/,
    ours: /-> [^.]*$/,
  },
  {
    reason: 'A link to a file of a static folder leads to that file.',
    aspect: /^links$/,
    theirs: /\/assets\/table\.csv \(_blank\)$/,
    ours: /\/data\/table\.csv \(_blank\)$/,
  },
  {
    reason: 'A link that is reported as broken is left as it was written.',
    aspect: /^links$/,
    theirs: /-> \/.*\.md$/,
    ours: /-> \.\.?\/.*\.md$/,
  },
  {
    reason: 'A link that is reported as broken is left as it was written.',
    aspect: /^links$/,
    page: /^\/(?:faq\/organizing-state|usage\/structuring-reducers\/refactoring-reducer-example)$/,
    theirs: /(?:performance-normalization\/#normalizing-data|reducing-boilerplate\/)$/,
  },
  {
    reason: 'A URL without a host name is a link, if a useless one.',
    aspect: /^links$/,
    theirs: /^$/,
    ours: /^http:\/\/\.google\.com ->/,
  },
  {reason: 'An unknown directive is shown as it was written.', aspect: /^text$/, page: /\/unknown-directive$/},
  {
    reason: 'Markdown in the HTML of a .md file is text unless an empty line is around it.',
    aspect: /^text$/,
    theirs: /^Extra steps without @/,
    ours: /^Extra steps without `@/,
  },
  {
    reason: 'A page without categories above it has no breadcrumbs.',
    aspect: /^breadcrumbs$/,
    theirs: /^ -> \/project\/$/,
    ours: /^$/,
  },
]

/** The entry that covers a difference. */
export function findKnown(difference: Difference): KnownDifference | undefined {
  return KNOWN_DIFFERENCES.find((known) => coversDifference(known, difference))
}
