// The site in which `npm run parity -- --parts` tries Docusaurus' parts: each part of the classic theme is on one of its pages.

const POSTS = [1, 2, 3].map((number) => [
  `blog/2026-0${number}-02-p${number}.mdx`,
  `---
authors: [ada, {name: Bob, title: Dev, url: https://b.example, image_url: https://b.example/b.png}]
tags: [t${number}, one]
---

# Post ${number}

Intro ${number}.

{/* truncate */}

## Part ${number}

More.
`,
])

const CONFIG = {
  title: 'Site',
  tagline: 'Tag',
  url: 'https://parts.example',
  baseUrl: '/',
  favicon: 'img/l.svg',
  onBrokenLinks: 'warn',
  future: {faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}},
  markdown: {mermaid: true},
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  themeConfig: {
    announcementBar: {id: 'news', content: 'News <b>bold</b>', backgroundColor: '#fafbfc', isCloseable: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    navbar: {
      hideOnScroll: true,
      title: 'Nav',
      logo: {alt: 'Logo', src: 'img/l.svg', srcDark: 'img/l.svg'},
      items: [
        {type: 'doc', docId: 'a', label: 'Doc'},
        {type: 'docSidebar', sidebarId: 'main', label: 'Sidebar'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'docsVersion', label: 'Version'},
        {
          label: 'Dropdown',
          items: [
            {to: '/blog', label: 'Blog in'},
            {href: 'https://e.example', label: 'Out'},
            {type: 'html', value: '<hr>'},
          ],
        },
        {to: '/blog', label: 'Blog'},
        {type: 'html', value: '<i>html</i>'},
        {type: 'search'},
        {type: 'localeDropdown'},
        {href: 'https://e.example/code', label: 'Code', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      logo: {alt: 'Owner', src: 'img/l.svg', href: 'https://o.example'},
      links: [
        {
          title: 'Column',
          items: [{label: 'A', to: '/docs/a'}, {label: 'E', href: 'https://e.example'}, {html: '<u>html</u>'}],
        },
        {title: 'Second', items: [{label: 'Blog', to: '/blog'}]},
      ],
      copyright: 'Copyright us',
    },
    prism: {additionalLanguages: ['bash', 'diff']},
  },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.js',
          editUrl: 'https://edit.example',
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          versions: {current: {banner: 'unreleased', badge: true}},
        },
        blog: {editUrl: 'https://edit.example', postsPerPage: 1, blogSidebarCount: 'ALL'},
      },
    ],
  ],
}

const SIDEBARS = {
  main: [
    'a',
    {
      type: 'category',
      label: 'Group',
      link: {type: 'generated-index', title: 'A group', description: 'What is in it.'},
      items: [
        'guide/b',
        'guide/c',
        {type: 'category', label: 'Sub', items: ['guide/d']},
        {type: 'html', value: '<em>html</em>'},
        {type: 'link', label: 'Out', href: 'https://out.example'},
      ],
    },
    'u',
  ],
}

export const PARTS_SITE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(POSTS),
  'blog/authors.yml': `ada:
  name: Ada
  title: Lead
  description: About Ada
  url: https://a.example
  page: true
  socials: {github: ada, x: ada, linkedin: ada}
`,
  'docusaurus.config.js': `module.exports = ${JSON.stringify(CONFIG, undefined, 2)}\n`,
  'sidebars.js': `module.exports = ${JSON.stringify(SIDEBARS, undefined, 2)}\n`,
  'versions.json': '["1.0"]\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{"main": ["a", "g"]}\n',
  'versioned_docs/version-1.0/a.md': '# A old\n\nText.\n',
  'versioned_docs/version-1.0/g.md': '# G old\n\nText.\n',
  'static/img/l.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9v9z"/></svg>\n',
  'src/pages/index.js': `import Translate from '@docusaurus/Translate'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
export default function Home() {
  return <Layout title="Home" description="d"><Heading as="h2" id="x">Hi</Heading><Translate>yo</Translate></Layout>
}
`,
  'src/pages/page.md': '---\ntitle: A page\n---\n\n# A page\n\n## Head\n\nText.\n',
  'docs/u.md': '---\nunlisted: true\n---\n\n# U\n\nText.\n',
  'docs/guide/b.md': '---\ntags: [one]\n---\n\n# B\n\nText of b.\n\n## H\n\nMore.\n',
  'docs/guide/c.md': '---\ntitle: C title\n---\n\nText of c.\n',
  'docs/guide/d.mdx': `# D

import DocCardList from '@theme/DocCardList'

<DocCardList />
`,
  'docs/a.mdx': `---
tags: [one, Two]
last_update: {date: 2026-01-02, author: Ada}
description: What A is
---

import CodeBlock from '@theme/CodeBlock'
import Details from '@theme/Details'
import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import ThemedImage from '@theme/ThemedImage'
import TOCInline from '@theme/TOCInline'

# Title A

Text with \`code\`, [link](guide/b.md), [out](https://e.example), **bold**.

## Second {#sec}

### Third

<TOCInline toc={toc} />

:::note
n
:::

:::tip[Title *t*]
t
:::

:::info
i
:::

:::warning
w
:::

:::danger
d
:::

:::caution
c
:::

\`\`\`js title="a.js" showLineNumbers {2}
const a = 1
const b = 2
\`\`\`

\`\`\`bash
echo 1
\`\`\`

\`\`\`
plain
\`\`\`

\`\`\`mermaid
graph LR; A-->B
\`\`\`

\`\`\`jsx live
<b>Shown</b>
\`\`\`

<CodeBlock language="jsx" title="T">{\`<b>x</b>\`}</CodeBlock>

<CodeBlock><b>element</b></CodeBlock>

<Tabs groupId="g" queryString="q">
<TabItem value="x" label="X">in x</TabItem>
<TabItem value="y" label="Y" default>in y</TabItem>
</Tabs>

<details>
<summary>Summary</summary>

Inside.

</details>

<Details summary="Second summary">two</Details>

<ThemedImage alt="themed" sources={{light: '/img/l.svg', dark: '/img/l.svg'}} />

![image](/img/l.svg)

- [ ] task
- item

1. one

| a | b |
|---|--:|
| c | d |

Note[^1].

[^1]: Below.
`,
}
