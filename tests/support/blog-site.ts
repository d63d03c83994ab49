// A site with a blog: posts of every kind, and enough of them to have more pages than one.
import {configFile, type FileMap} from './site.ts'

interface PostSpec {
  readonly slug: string
  readonly title: string
  readonly date: string
  readonly authors?: readonly string[]
  readonly tags?: readonly string[]
  readonly unlisted?: boolean
  readonly mdx?: boolean
  readonly body: string
}

const REST = Array.from(
  {length: 12},
  (_, at) =>
    `## Point ${at + 1}\n\nWe went through what is open, agreed on who does it, and wrote down why. Nobody objected, and ` +
    'two people will look at the figures again before the next round.\n',
).join('\n')

const POSTS: readonly PostSpec[] = [
  {
    slug: 'search-without-a-server',
    title: 'Search without a server, and what it costs a reader on a slow line',
    date: '2026-03-02T00:00:00.000Z',
    authors: ['ada', 'grace'],
    tags: ['documentation', 'planning'],
    body: `The index is built with the site and loaded when somebody puts the cursor into the box. We measured it on the slowest
machine in the room, and on a phone by the window. See [the notes on caching](./caching-at-the-edge.mdx).

\`\`\`js title="measure.js"
const found = await search('returns')
console.log(found.length)
\`\`\`

<!-- truncate -->

${REST}`,
  },
  {
    slug: 'caching-at-the-edge',
    title: 'Caching at the edge',
    date: '2026-02-16T00:00:00.000Z',
    authors: ['grace'],
    tags: ['terraform'],
    mdx: true,
    body: `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

<Tabs><TabItem value="before" label="Before">Every request went to the origin.</TabItem><TabItem value="after" label="After">One in twelve does.</TabItem></Tabs>

{/* truncate */}

${REST}`,
  },
  {
    slug: 'a-note-with-its-own-title',
    title: 'A note with its own title',
    date: '2026-02-02T00:00:00.000Z',
    authors: ['team'],
    tags: ['notes', 'planning'],
    body: '# A note with its own title\n\nShort, and not cut anywhere.\n',
  },
  {
    slug: 'not-for-everybody',
    title: 'Not for everybody',
    date: '2026-01-30T00:00:00.000Z',
    unlisted: true,
    body: 'Only those with the URL read this.\n',
  },
  ...['code reviews', 'mobile', 'naming things', 'planning', 'terraform', 'backstage', 'what we call a return'].map(
    (topic, at): PostSpec => ({
      slug: `round-table-${at + 1}`,
      title: `Round table: ${topic}`,
      date: new Date(Date.UTC(2025 - (at % 3), 10 - at, 3 + at)).toISOString(),
      authors: at % 2 === 0 ? ['ada'] : ['linus', 'grace'],
      tags: ['notes', ...(at % 2 === 0 ? ['code-quality'] : ['mobile'])],
      body: `Around the table this week: ${topic}. What follows is what we agreed on, in the order in which it came up.\n\n<!-- truncate -->\n\n${REST}`,
    }),
  ),
]

const AUTHORS = `ada:
  name: Ada Byron
  title: Search
  description: Looks for what others have lost.
  url: https://ada.example
  image_url: /img/ada.svg
  page: true
  socials:
    github: ada
    mastodon: ada
    email: ada@test.example
    forum: https://forum.example/ada
grace:
  name: Grace Murray
  title: Platform and everything that keeps it upright
  image_url: /img/grace.svg
  page: true
  socials: {x: g, bluesky: g, linkedin: g, stackoverflow: '1', youtube: g, twitch: g, threads: g, instagram: g, twitter: g}
linus:
  name: Linus Benedict
  url: https://linus.example
team:
  name: The platform team
idle:
  name: Someone New
  page: true
`

function toFile({title, date, authors = [], tags = [], unlisted, body}: PostSpec): string {
  const header = {title, date, authors, tags, ...(unlisted === true ? {unlisted} : {})}
  // JSON is YAML.
  return `---\n${JSON.stringify(header)}\n---\n\n${body}`
}

/** So many posts that pages do not carry the list of them. */
const OLD_POSTS: readonly PostSpec[] = Array.from({length: 100}, (_, at) => ({
  slug: `old-${at}`,
  title: `Old note ${at}`,
  date: new Date(Date.UTC(2010, 0, 1 + at)).toISOString(),
  body: 'Of its time.\n',
}))

const picture = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${colour}"/><circle cx="24" cy="19" r="9" fill="#fff"/><path d="M6 48a18 18 0 0 1 36 0z" fill="#fff"/></svg>`

/** @param isDeferred There are so many posts that pages do not carry the list of them. */
export function blogSite({isDeferred = false} = {}): FileMap {
  const navbar =
    "navbar: {title: 'Handbook', items: [{to: '/docs/start', label: 'Documentation'}, {to: '/notes', label: 'Meeting notes'}]}"
  const options = `{
    path: 'notes', routeBasePath: 'notes', blogTitle: 'Meeting notes', blogDescription: 'What we agreed on, and why.',
    blogSidebarTitle: 'All notes', blogSidebarCount: 'ALL', postsPerPage: 4, editUrl: 'https://example.com/edit/',
    onInlineTags: 'ignore', onUntruncatedBlogPosts: 'ignore',
  }`
  const posts = [...POSTS, ...(isDeferred ? OLD_POSTS : [])]
  return {
    'site.config.ts': configFile(
      `i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-GB'}}}, favicon: 'img/ada.svg', themeConfig: {${navbar}}`,
      `docs(), blog(${options})`,
    ).replace('import', "import {blog} from 'quire-docs/plugins/blog'\nimport"),
    'docs/start.md': '# Start\n\nA document, for comparison.\n',
    'static/img/ada.svg': picture('#216e4a'),
    'static/img/grace.svg': picture('#4a3a8c'),
    'notes/authors.yml': AUTHORS,
    ...Object.fromEntries(posts.map((post) => [`notes/${post.slug}.${post.mdx ? 'mdx' : 'md'}`, toFile(post)])),
  }
}
