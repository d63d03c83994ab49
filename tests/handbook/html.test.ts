// Whether the pages are valid HTML, by the recommended rules of a checker that nobody here wrote.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {HtmlValidate, type Message, StaticConfigLoader} from 'html-validate'
import {describe, expect, test} from 'vitest'
import {blogSite} from '../support/blog-site.ts'
import {designSite} from '../support/design-site.ts'
import {builtHandbook} from '../support/handbook.ts'
import {sharedBuild} from '../support/served-site.ts'
import {TRANSLATED_SITE} from '../support/translated-site.ts'

const checker = new HtmlValidate(new StaticConfigLoader({root: true, extends: ['html-validate:recommended']}))

/** Ids that are Docusaurus' own: style sheets and scripts of sites look for them. */
const DOCUSAURUS_IDS: readonly string[] = [
  '__docusaurus',
  '__docusaurus_skipToContent_fallback',
  '__blog-post-container',
]

/** Headings that begin with a digit, whose ids are those of Docusaurus: links of strangers lead to them. */
const DIGIT_FIRST = /^element id "\d[^"]*" must begin with a letter$/

/** What a site of Docusaurus has in the same place, and its style sheets, scripts and readers' links count on. */
function isOfDocusaurus({ruleId, message}: Message, tag: string): boolean {
  // A dropdown of the navbar is a link there, which leads somewhere where the site says so.
  if (ruleId === 'prefer-native-element') return /^<a\b.* class="navbar__link/.test(tag)
  if (ruleId !== 'valid-id') return false
  const id = /^element id "([^"]*)"/.exec(message)?.[1] ?? ''
  return DOCUSAURUS_IDS.includes(id) || (/^<h[1-6]\b/.test(tag) && DIGIT_FIRST.test(message))
}

type Exception = (message: Message, tag: string) => boolean

function findFaults(
  outDir: string,
  isException: Exception,
): {readonly pages: number; readonly faults: readonly string[]} {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'))
  const faults = files.flatMap((file) => {
    const html = readFileSync(join(outDir, file), 'utf8')
    const {results} = checker.validateStringSync(html, file)
    return results.flatMap(({messages}) =>
      messages
        .filter((message) => !isException(message, tagAt(html, message.offset)))
        .map(({ruleId, message, line, column}) => `${file}:${line}:${column} ${ruleId}: ${message}`),
    )
  })
  return {pages: files.length, faults: faults.slice(0, 20)}
}

function tagAt(html: string, offset: number): string {
  return html.slice(html.lastIndexOf('<', offset), html.indexOf('>', offset))
}

test('every page of the Handbook is valid HTML', async () => {
  const {pages, faults} = findFaults((await builtHandbook()).outDir, isOfDocusaurus)
  expect(pages).toBeGreaterThan(300)
  expect(faults).toEqual([])
})

/** Titles are as long as the words that these sites try the theme with. */
const isTheirs: Exception = (message, tag) => message.ruleId === 'long-title' || isOfDocusaurus(message, tag)

describe('so are those of other sites', () => {
  test.each([
    ['with each element of the theme', designSite()],
    ['with authors, tags and many posts', blogSite()],
    ['in three versions and three languages', TRANSLATED_SITE],
  ])('%s', async (_name, files) => {
    expect(findFaults((await sharedBuild(files)).report.outDir, isTheirs).faults).toEqual([])
  })
})

/** Infima's, and what Docusaurus has without a hash. */
const STABLE = new Set([
  ...classesIn(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8')),
  'anchor',
  'active',
  'footnotes',
])

function classesIn(sheet: string): readonly string[] {
  return [...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)
}

/** Of all elements but those of highlighted code, whose classes are those of Prism. */
function classesOn(outDir: string): ReadonlySet<string> {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'))
  const lists = files.flatMap((file) => [
    ...readFileSync(join(outDir, file), 'utf8').matchAll(/<\w[^<>]* class="([^"]*)"/g),
  ])
  return new Set(lists.flatMap(([, list = '']) => (list.startsWith('token ') ? [] : list.split(' '))))
}

test('no part of the theme has a class that a site may well give to its own', async () => {
  const built = await Promise.all([designSite(), blogSite(), TRANSLATED_SITE].map((files) => sharedBuild(files)))
  const names = new Set(built.flatMap(({report}) => [...classesOn(report.outDir)]))
  expect(names.size).toBeGreaterThan(100)
  expect([...names].filter((name) => /^(?:[a-z]+|admonition-[a-z]+)$/.test(name) && !STABLE.has(name))).toEqual([])
})
