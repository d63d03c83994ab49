// Phrases that make a reader stop: each has a plain word in their place.
import type {HandbookDocument} from '../../../scripts/handbook/documents.ts'
import {findProse, toText} from '../../../scripts/handbook/prose.ts'
import type {Finding} from './finding.ts'

/** Expressions, and what to write. Some uses are right, such as the address of a customer: they are part of the number. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:some|no|any)body\b|\bwhoever\b/gi, 'Write "you", "someone", "no one", or the role.'],
  [/\baddress(?:es)?\b/gi, 'Write "URL" where one is meant.'],
  [/\bpictures?\b/gi, 'Write "image".'],
  [/\bmails?\b/gi, 'Write "email".'],
  [/\btelephones?\b/gi, 'Write "phone".'],
  [/, not\b|\band not\b/gi, 'State the positive once.'],
  [/\bstands?\b/gi, 'Write "is" or "appears".'],
  [/\bgives\b/gi, 'Write "returns" or "produces".'],
  [/\bof (?:its|our|their|your) own\b/gi, 'Write "its own" in front of the noun.'],
  [/\bbeside\b/gi, 'Write "next to".'],
  [/\bby (?:itself|themselves)\b/gi, 'Write "automatically".'],
  [/\bsays? so\b/gi, 'Name what is said.'],
  [/\btells? (?:what|how|when|which|where|whether)\b|\bis told in\b/gi, 'Write "explains" or "is covered in".'],
  [/\banew\b/gi, 'Write "again".'],
  [/\bdear\b/gi, 'Write "expensive".'],
  [/\bbelongs? into\b/gi, 'Write "belongs in".'],
  [/\bthe way of an?\b/gi, 'Write "how a … travels".'],
  [/\bmend(?:s|ed|ing)?\b/gi, 'Write "fix".'],
  [/\bhow we shall know\b/gi, 'Write "Success measures".'],
]

export function findPhrases(documents: readonly HandbookDocument[]): readonly Finding[] {
  return documents.flatMap((document) =>
    findProse(document).flatMap((block) =>
      PHRASES.flatMap(([phrase, advice]) =>
        [...toText(block, () => '').matchAll(phrase)].map(([text]) => ({
          path: document.path,
          line: block.line,
          text,
          advice,
        })),
      ),
    ),
  )
}
