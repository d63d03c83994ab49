// What the plugin reports: every code, how bad it is, and what it means. Troubleshooting has a section for each.
import type {DiagnosticCodes} from 'quire-docs/plugin'

export const blogDiagnostics: DiagnosticCodes = {
  'blog/authors-file': {
    level: 'error',
    meaning: 'The file of authors is not valid.',
    hint: 'Correct the file at that place.',
  },
  'blog/duplicate-author': {
    level: 'error',
    meaning: 'A post names the same author twice.',
    hint: 'Name each author once.',
  },
  'blog/feed-style': {
    level: 'error',
    meaning: 'The style sheet of a feed that the options name does not exist.',
  },
  'blog/file-date': {
    level: 'error',
    meaning: "The date in the name of a post's file is no day of the calendar.",
    hint: 'Correct the date in the name, or write "date" in the front matter.',
  },
  'blog/no-date': {
    level: 'warning',
    meaning: 'A post says nowhere when it was written.',
  },
  'blog/front-matter': {
    level: 'error',
    meaning: 'The front matter of a post has a value of the wrong type.',
    hint: 'Correct the value, or remove the key.',
  },
  'blog/id': {
    level: 'warning',
    meaning: 'The front matter of a post has the key "id", which has no effect.',
  },
  'blog/inline-authors': {
    level: 'configured',
    meaning: 'A post describes an author whom the file of authors does not have.',
    gathered: '{count} posts describe authors themselves.',
  },
  'blog/inline-tags': {
    level: 'configured',
    meaning: 'A post has a tag that the tags file of the blog does not list.',
  },
  'blog/no-url': {
    level: 'warning',
    meaning: 'A blog has no feeds, because the site has no URL.',
  },
  'blog/process-posts': {
    level: 'error',
    meaning: 'The option "processBlogPosts" gave back a post that it was not given.',
  },
  'blog/tags-file': {
    level: 'error',
    meaning: 'The tags file of a blog is missing or not valid.',
    hint: 'Correct the file, or the option that names it.',
  },
  'blog/unknown-author': {
    level: 'error',
    meaning: 'A post names an author whom the file of authors does not have.',
    keepsPermalinks: true,
  },
  'blog/untruncated': {
    level: 'configured',
    meaning: 'Posts have no truncation marker.',
  },
}
