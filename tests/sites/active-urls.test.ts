// URLs that would run code, in every place of a site that may hold one: none gets into the output.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, configFile} from '../support/site.ts'

/** Ends each URL, so that what is left of it can be found in the output. */
const MARK = 'canary5521'

const MARKDOWN = [
  `[x](javascript:${MARK})`,
  `[x](JAVASCRIPT:${MARK})`,
  `[x](<java\tscript:${MARK}>)`,
  `[x](&#x6A;avascript:${MARK})`,
  `[x](java&Tab;script:${MARK})`,
  `[x](java&NewLine;script:${MARK})`,
  `[x](javascript&colon;${MARK})`,
  `[x](vbscript:${MARK})`,
  `[x](data:text/html,${MARK})`,
  `[x](data:image/svg+xml,${MARK})`,
  `[x][r]\n\n[r]: javascript:${MARK}`,
  `[r]\n\n[r]: <&#32;javascript:${MARK}>`,
  `![x](javascript:${MARK})`,
  `![x](data:text/html,${MARK})`,
  `![x][r]\n\n[r]: vbscript:${MARK}`,
  `> - [x](javascript:${MARK})`,
  `| a |\n| - |\n| [x](javascript:${MARK}) |`,
  `:::note [t](javascript:${MARK})\n\nx\n\n:::`,
  `## [x](javascript:${MARK})`,
  `x[^1]\n\n[^1]: [y](javascript:${MARK})`,
]

const HTML = [
  `<javascript:${MARK}>`,
  `<a href="javascript:${MARK}">x</a>`,
  `<a href='&#106;avascript:${MARK}'>x</a>`,
  `<a href="java&#9;script:${MARK}">x</a>`,
  `<a href=" &#14; javascript:${MARK}">x</a>`,
  `<A HREF="javascript:${MARK}">x</A>`,
  `<p><iframe src="javascript:${MARK}"></iframe></p>`,
  `<iframe src="data:text/html,${MARK}"></iframe>`,
  `<form action="javascript:${MARK}"><button formaction="javascript:${MARK}">x</button></form>`,
  `<object data="javascript:${MARK}"></object>`,
  `<embed src="data:image/svg+xml,${MARK}">`,
  `<svg><a xlink:href="javascript:${MARK}"><text>x</text></a></svg>`,
  `<video poster="javascript:${MARK}" src="javascript:${MARK}"></video>`,
  `<details><summary><a href="javascript:${MARK}">x</a></summary>y</details>`,
]

const MDX = [
  `<a href="javascript:${MARK}">x</a>`,
  `<a href="java&#9;script:${MARK}">x</a>`,
  `<Link to="javascript:${MARK}">x</Link>`,
  `<Link href="data:text/html,${MARK}">x</Link>`,
  `<iframe src="javascript:${MARK}" />`,
  `<form action="javascript:${MARK}"><button formAction="javascript:${MARK}">x</button></form>`,
  `<object data="javascript:${MARK}" />`,
  `<svg><a xlinkHref="javascript:${MARK}"><text>x</text></a></svg>`,
  `<div>\n\n[x](javascript:${MARK})\n\n</div>`,
]

const PAGES: readonly [name: string, file: string, text: string][] = [
  ...[...MARKDOWN, ...HTML].map((text, at): [string, string, string] => [text, `docs/md-${at}.md`, text]),
  ...MARKDOWN.map((text, at): [string, string, string] => [text, `docs/mdx-${at}.mdx`, `${text}\n\n{1}`]),
  ...MDX.map((text, at): [string, string, string] => [
    text,
    `docs/jsx-${at}.mdx`,
    `import Link from '@docusaurus/Link'\n\n${text}\n\n{1}`,
  ]),
]

describe('a document with', () => {
  let site: BuiltSite

  beforeAll(async () => {
    site = await buildSite({
      'site.config.mjs': configFile(''),
      ...Object.fromEntries(PAGES.map(([, file, text]) => [file, `# Page\n\n${text}\n`])),
    })
    expect(site.errors).toEqual([])
  }, 120_000)

  test.each(PAGES)('%s in %s', (_, file) => {
    const path = file.replace(/\.mdx?$/, '')
    const page = site.html(path) + site.read(`_routes/${path}.js`)
    // An autolink in brackets keeps its text.
    expect(page.replace(/>javascript:canary5521</g, '')).not.toMatch(new RegExp(`[:,]${MARK}`))
    const own = site.report.diagnostics.filter(({location}) => location?.sourcePath === file)
    expect(new Set(own.map(({code}) => code))).toEqual(new Set(['markdown/active-url']))
    expect(own[0]?.location).toMatchObject({line: expect.any(Number), column: expect.any(Number)})
  })
})

test('front matter, the navbar, the footer and the announcement', async () => {
  const site = await buildSite({
    'site.config.mjs': configFile(
      `themeConfig: {
        announcementBar: {id: 'a', content: 'See <a href="javascript:${MARK}">this</a> <b>now</b>'},
        navbar: {title: 'T', logo: {src: '/l.svg', alt: 'L', href: 'javascript:${MARK}'}, items: [
          {label: 'x', href: 'java\\tscript:${MARK}'},
          {type: 'html', value: '<a href="javascript:${MARK}">y</a>'},
        ]},
        footer: {links: [{label: 'x', to: 'data:text/html,${MARK}'}], copyright: '<a href=javascript:${MARK}>c</a>'},
      }`,
    ),
    'static/l.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': `---\ntitle: 'JavaScript: the language'\nimage: javascript:${MARK}\ncustom_edit_url: 'vbscript:${MARK}'\n---\n\nText`,
  })
  expect(site.findings.filter((one) => one.includes('active-url')).map((one) => one.replace(/:\d+$/, ''))).toEqual([
    'warning front-matter/active-url docs/index.md:3',
    'warning front-matter/active-url docs/index.md:4',
    'warning config/active-url site.config.mjs:6',
    'warning config/active-url site.config.mjs:7',
    'warning config/active-url site.config.mjs:8',
    'warning config/active-url site.config.mjs:9',
    'warning config/active-url site.config.mjs:11',
    'warning config/active-url site.config.mjs:11',
  ])
  expect(site.html('/docs')).toContain('JavaScript: the language')
  for (const file of site.files()) expect(`${file} ${site.read(file)}`).not.toContain(MARK)
})

test('a component gives a link without such a URL', async () => {
  const site = await buildSite({
    'site.config.mjs': configFile(''),
    'docs/index.mdx': `import Link from '@docusaurus/Link'\n\nexport const url = ['java', 'script:${MARK}'].join('')\n\n<Link to={url}>x</Link>`,
  })
  expect(site.html('/docs')).not.toContain(`href="javascript`)
})
