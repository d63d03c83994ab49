// Entries to the text of a feed. The package `feed` writes the formats; what it leaves to its callers is done here.
import type {FeedItem, FeedType} from './feed-options.ts'

export interface FeedMetadata {
  readonly title: string
  readonly description: string
  /** Complete URLs of the blog and of the feed itself. */
  readonly home: string
  readonly self: string
  readonly language: string
  readonly updated: Date
  readonly copyright: string
  readonly favicon?: string
  /** Style sheet for people, relative to the feed. */
  readonly style?: string
}

export async function toFeedText(type: FeedType, items: readonly FeedItem[], metadata: FeedMetadata): Promise<string> {
  // Loaded when it is needed: a configuration names this plugin at every start, feeds are written at the very end.
  const {Feed} = await import('feed')
  const {title, description, home, self, language, updated, copyright, favicon, style} = metadata
  const feed = new Feed({
    id: home,
    title: clean(title),
    description: clean(description),
    link: home,
    language,
    updated,
    copyright: clean(copyright),
    generator: 'Quire',
    feedLinks: {[type]: self},
    ...(favicon === undefined ? {} : {favicon}),
    ...(style === undefined ? {} : {stylesheet: style}),
    // An entry of an Atom feed without an author takes the feed's.
    ...(type === 'atom' ? {author: {name: clean(title)}} : {}),
  })
  for (const item of items) feed.addItem(toEntry(item, type))
  if (type === 'json') return `${feed.json1()}\n`
  const xml = type === 'rss' ? feed.rss2() : feed.atom1()
  return `${xml.replaceAll(LESS_THAN, '&lt;')}\n`
}

function toEntry(item: FeedItem, type: FeedType): FeedItem {
  const {title, description, content, author = [], category, ...rest} = item
  const texts = {
    // The title of an Atom entry is declared to be HTML, as are the descriptions of both XML formats.
    title: type === 'atom' ? toSafeHtml(title) : clean(title),
    ...(description ? {description: type === 'json' ? clean(description) : toSafeHtml(description)} : {}),
    ...(content ? {content: type === 'json' ? content : splitCdata(clean(content))} : {}),
    ...(category && category.length > 0 ? {category: category.map(({name = ''}) => toCategory(name, type))} : {}),
  }
  if (type !== 'rss') return {...rest, ...texts, ...(author.length > 0 ? {author} : {})}
  const withEmail = author.filter(({email}) => email !== undefined)
  const names = author.flatMap(({name, email}) => (email === undefined && name !== undefined ? [clean(name)] : []))
  return {
    ...rest,
    ...texts,
    ...(withEmail.length > 0 ? {author: withEmail} : {}),
    // An author of RSS is an email address; a name alone has an element of another vocabulary. The package repeats an
    // element for each item of a list, though its types know single ones only.
    ...(names.length > 0
      ? {extensions: [{name: 'dc:creator', objects: names.map((name) => ({_text: name})) as never}]}
      : {}),
  }
}

// In attributes the package escapes nothing but "&" and quotes. This character cannot be part of a text that is clean.
const LESS_THAN = '\uFDD0'

function toCategory(name: string, type: FeedType) {
  const label = clean(name)
  return type === 'atom'
    ? {name: label.replaceAll('<', LESS_THAN), term: label.replaceAll('<', LESS_THAN)}
    : {name: label}
}

function toSafeHtml(text: string): string {
  return clean(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** HTML that cannot end the section it stands in. */
function splitCdata(html: string): string {
  return html.replaceAll(']]>', ']]&gt;')
}

/** Without characters that XML cannot have. */
function clean(text: string): string {
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFDD0\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
}
