// A site with a blog, made by a plugin of the test's own: every layout of the theme's blog with props that the test knows.
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
    body: 'Only those with the address read this.\n',
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

/** The plugin file: plain JavaScript, since it runs in the site. */
function pluginFile(isDeferred: boolean): string {
  return `import {definePlugin} from 'quire/plugin'
const POSTS = ${JSON.stringify(POSTS.map(({body: _body, ...post}) => post))}.sort((one, other) => other.date.localeCompare(one.date))
const AUTHORS = {
  ada: {key: 'ada', name: 'Ada Byron', title: 'Search', imageURL: '/img/ada.svg', page: {permalink: '/notes/authors/ada'},
    description: 'Looks for what others have lost.', url: 'https://ada.example',
    socials: {github: 'https://github.com/ada', mastodon: 'https://mastodon.social/@ada', email: 'mailto:ada@test.example', forum: 'https://forum.example/ada'}},
  grace: {key: 'grace', name: 'Grace Murray', title: 'Platform and everything that keeps it upright', imageURL: '/img/grace.svg', page: {permalink: '/notes/authors/grace'},
    socials: {x: 'https://x.com/g', bluesky: 'https://bsky.app/profile/g', linkedin: 'https://linkedin.com/in/g', stackoverflow: 'https://stackoverflow.com/users/1', youtube: 'https://youtube.com/@g', twitch: 'https://twitch.tv/g', threads: 'https://threads.net/@g', instagram: 'https://instagram.com/g', twitter: 'https://twitter.com/g'}},
  linus: {key: 'linus', name: 'Linus Benedict', url: 'https://linus.example'},
  team: {name: 'The platform team'},
  idle: {key: 'idle', name: 'Someone New', page: {permalink: '/notes/authors/idle'}},
}
const tagOf = (label) => ({label, permalink: '/notes/tags/' + label, description: 'Notes on ' + label + '.'})
const fileOf = (post) => 'notes/' + post.slug + (post.mdx ? '.mdx' : '.md')
const viewOf = (post) => ({
  id: '/' + post.slug, permalink: '/notes/' + post.slug, title: post.title, description: '', date: post.date,
  tags: (post.tags ?? []).map(tagOf), authors: (post.authors ?? []).map((key) => AUTHORS[key]), readingTime: post.slug.length / 4,
  hasTruncateMarker: post.slug !== 'a-note-with-its-own-title', unlisted: post.unlisted === true, draft: false,
  editUrl: 'https://example.com/edit/' + post.slug, lastUpdatedAt: Date.parse(post.date), lastUpdatedBy: 'Ada Byron',
})
const listed = POSTS.filter((post) => !post.unlisted)
const linkOf = (post) => post && {title: post.title, permalink: '/notes/' + post.slug}
const blog = {pluginId: 'default', title: 'Meeting notes', description: 'What we agreed on, and why.', permalink: '/notes', authorsPath: '/notes/authors'}
const sidebar = {id: 'blog-sidebar', title: 'All notes', isDeferred: ${isDeferred}, archivePath: '/notes/archive'}
const shared = ${isDeferred ? '[]' : "['blog-sidebar']"}

function listRoutes(path, layout, title, posts, props, perPage = 4) {
  const totalPages = Math.max(1, Math.ceil(posts.length / perPage))
  const pathOf = (page) => page === 1 ? path : path + '/page/' + page
  return Array.from({length: totalPages}, (_, at) => {
    const page = at + 1
    const shown = posts.slice(at * perPage, page * perPage)
    const metadata = {permalink: pathOf(page), page, postsPerPage: perPage, totalPages, totalCount: posts.length,
      ...(page > 1 ? {previousPage: pathOf(page - 1)} : {}), ...(page < totalPages ? {nextPage: pathOf(page + 1)} : {}),
      blogTitle: blog.title, blogDescription: blog.description}
    return {path: pathOf(page), layout: [layout], shared, metadata: {title},
      props: {blog, sidebar, items: shown.map((post) => ({post: viewOf(post), content: post.slug})), ...props(metadata)},
      embedded: shown.map((post) => ({id: post.slug, sourcePath: fileOf(post), until: '<!-- truncate -->|\\\\{/\\\\* truncate \\\\*/\\\\}'}))}
  })
}

export const notes = definePlugin({
  name: 'blog',
  sources: () => [{kind: 'document', dir: 'notes', include: ['**/*.{md,mdx}']}],
  loadContent: () => ({}),
  createRoutes: () => {
    const tags = [...new Set(listed.flatMap((post) => post.tags ?? []))]
    const withTag = (tag) => listed.filter((post) => post.tags?.includes(tag))
    const by = (key) => listed.filter((post) => post.authors?.includes(key))
    return {
      sharedData: {'blog-sidebar': {title: 'All notes', items: POSTS.map((post) => ({title: post.title, permalink: '/notes/' + post.slug, unlisted: post.unlisted === true, date: post.date}))}},
      routes: [
        ...POSTS.map((post) => ({
          path: '/notes/' + post.slug, layout: ['BlogPostPage'], shared, metadata: {title: post.title, sourcePath: fileOf(post)},
          content: {kind: 'document', sourcePath: fileOf(post)},
          props: {blog, sidebar, post: viewOf(post), hasContentTitle: post.slug === 'a-note-with-its-own-title', hideTableOfContents: false, frontMatter: {},
            prevItem: linkOf(listed[listed.indexOf(post) - 1]), nextItem: linkOf(post.unlisted ? undefined : listed[listed.indexOf(post) + 1])},
        })),
        ...listRoutes('/notes', 'BlogListPage', blog.title, listed, (metadata) => ({metadata})),
        ...tags.flatMap((tag) => listRoutes('/notes/tags/' + tag, 'BlogTagsPostsPage', tag, withTag(tag),
          (listMetadata) => ({listMetadata, tag: {...tagOf(tag), count: withTag(tag).length, allTagsPath: '/notes/tags', unlisted: tag === 'mobile'}}))),
        ...['ada', 'grace', 'idle'].flatMap((key) => listRoutes('/notes/authors/' + key, 'Blog/Pages/BlogAuthorsPostsPage', key, by(key),
          (listMetadata) => ({listMetadata, author: {...AUTHORS[key], count: by(key).length}}))),
        {path: '/notes/tags', layout: ['BlogTagsListPage'], shared, metadata: {title: 'Tags'}, props: {blog, sidebar, tags: tags.map((tag) => ({...tagOf(tag), count: withTag(tag).length}))}},
        {path: '/notes/authors', layout: ['Blog/Pages/BlogAuthorsListPage'], shared, metadata: {title: 'Authors'},
          props: {blog, sidebar, authors: ['ada', 'grace', 'linus', 'idle'].map((key) => ({...AUTHORS[key], count: by(key).length}))}},
        {path: '/notes/archive', layout: ['BlogArchivePage'], metadata: {title: 'Archive'},
          props: {blog, posts: listed.map(({title, slug, date}) => ({title, date, permalink: '/notes/' + slug}))}},
      ],
    }
  },
})
`
}

const picture = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${colour}"/><circle cx="24" cy="19" r="9" fill="#fff"/><path d="M6 48a18 18 0 0 1 36 0z" fill="#fff"/></svg>`

/** @param isDeferred The pages do not carry the list of posts beside them. */
export function blogSite({isDeferred = false, themeConfig = ''} = {}): FileMap {
  const navbar =
    "navbar: {title: 'Handbook', items: [{to: '/docs/start', label: 'Documentation'}, {to: '/notes', label: 'Meeting notes'}]}"
  return {
    'site.config.ts': configFile(
      `i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-GB'}}}, favicon: 'img/ada.svg', themeConfig: {${navbar}, ${themeConfig}}`,
      'docs(), notes()',
    ).replace('import', "import {notes} from './notes-plugin.ts'\nimport"),
    'notes-plugin.ts': pluginFile(isDeferred),
    'docs/start.md': '# Start\n\nA document, for comparison.\n',
    'static/img/ada.svg': picture('#216e4a'),
    'static/img/grace.svg': picture('#4a3a8c'),
    ...Object.fromEntries(POSTS.map(({slug, mdx, body}) => [`notes/${slug}.${mdx ? 'mdx' : 'md'}`, body])),
  }
}
