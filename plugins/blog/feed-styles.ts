// Style sheets of feeds: what people see who open a feed in a browser.
import type {EmittedAsset} from 'quire-docs/plugin'
import type {FeedSettings} from './feed-options.ts'

const CSS = `:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
header { border-bottom: 1px solid; margin-bottom: 1rem }
article { margin-bottom: 1.5rem }
h2 { font-size: 1.2rem; margin-bottom: 0 }
time { opacity: 0.8 }
`

/** What the two kinds of feed call the same things. */
interface Names {
  readonly namespace: string
  readonly root: string
  readonly title: string
  readonly description: string
  readonly link: string
  readonly entry: string
  readonly entryTitle: string
  readonly entryLink: string
  readonly date: string
  readonly summary: string
}

const RSS: Names = {
  namespace: '',
  root: '/rss/channel',
  title: 'title',
  description: 'description',
  link: 'link',
  entry: 'item',
  entryTitle: 'title',
  entryLink: 'link',
  date: 'pubDate',
  summary: 'description',
}

const ATOM: Names = {
  namespace: ' xmlns:atom="http://www.w3.org/2005/Atom"',
  root: '/atom:feed',
  title: 'atom:title',
  description: 'atom:subtitle',
  link: "atom:link[@rel='alternate']/@href",
  entry: 'atom:entry',
  entryTitle: 'atom:title',
  entryLink: 'atom:link/@href',
  date: 'atom:updated',
  summary: 'atom:summary',
}

function toXsl(names: Names, css: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"${names.namespace}>
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/">
    <html>
      <head>
        <title><xsl:value-of select="${names.root}/${names.title}"/></title>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <link rel="stylesheet" href="${css}"/>
      </head>
      <body>
        <xsl:apply-templates select="${names.root}"/>
      </body>
    </html>
  </xsl:template>
  <xsl:template match="${names.root}">
    <header>
      <h1><xsl:value-of select="${names.title}"/></h1>
      <p><xsl:value-of select="${names.description}"/></p>
      <p>This is a feed: give its url to a feed reader to hear of new posts. The posts are at <a href="{${names.link}}"><xsl:value-of select="${names.link}"/></a>.</p>
    </header>
    <main>
      <xsl:for-each select="${names.entry}">
        <article>
          <h2><a href="{${names.entryLink}}"><xsl:value-of select="${names.entryTitle}"/></a></h2>
          <time><xsl:value-of select="${names.date}"/></time>
          <p><xsl:value-of select="${names.summary}"/></p>
        </article>
      </xsl:for-each>
    </main>
  </xsl:template>
</xsl:stylesheet>
`
}

const BUILT_IN: Readonly<Record<'rss' | 'atom', Names>> = {rss: RSS, atom: ATOM}
const KINDS = ['rss', 'atom'] as const

/** Name of a feed's style sheet in the output, next to the feed; undefined when it has none. */
export function feedStyle(type: 'rss' | 'atom', {styles}: Pick<FeedSettings, 'styles'>): string | undefined {
  const style = styles[type]
  if (typeof style === 'string') return nameOf(style)
  return style ? `${type}.xsl` : undefined
}

/** Files of the content folder that the options name, with the CSS next to each. */
export function feedStyleFiles({styles}: Pick<FeedSettings, 'styles'>): readonly string[] {
  return KINDS.flatMap((type) => {
    const style = styles[type]
    return typeof style === 'string' ? [style, toCss(style)] : []
  })
}

/** The style sheets to write, by their names next to the feeds. @param files Texts of {@link feedStyleFiles}. */
export function emitFeedStyles(
  {types, styles}: Pick<FeedSettings, 'types' | 'styles'>,
  files: Readonly<Record<string, string>>,
): readonly EmittedAsset[] {
  return KINDS.filter((type) => types.includes(type)).flatMap((type): EmittedAsset[] => {
    const style = styles[type]
    if (style === false) return []
    if (style === true) {
      return [
        {path: `${type}.xsl`, content: toXsl(BUILT_IN[type], `${type}.css`)},
        {path: `${type}.css`, content: CSS},
      ]
    }
    return [String(style), toCss(String(style))].flatMap((path) => {
      const content = files[path]
      return content === undefined ? [] : [{path: nameOf(path), content}]
    })
  })
}

function toCss(style: string): string {
  return style.replace(/\.xslt?$/, '.css')
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '')
}
