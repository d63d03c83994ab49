// What writers import and what sites turn on for them, in whole builds.
import {describe, expect, test} from 'vitest'
import {buildSite, configFile, createSite} from '../support/site.ts'

/** With code of its own a site is bundled, which takes its time. */
const BUNDLE_MS = 180_000
/** webpack's own loaders and messages; making its output small would take three times as long. */
const UNPACKED = {minify: false} as const

const LOGO =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" class="mark" stroke-width="2"><rect width="20" height="10"/></svg>'

describe('diagrams', () => {
  test('bring their library along, and only where the site asks for them', async () => {
    const files = {'docs/a.md': '# A\n\n```mermaid\ngraph TD\n```'}
    const plain = await buildSite({...files, 'site.config.mjs': configFile()})
    expect(plain.files().filter((file) => file.includes('mermaid'))).toEqual([])
    const site = await buildSite({
      ...files,
      'site.config.mjs': configFile(
        "markdown: {mermaid: true}, themeConfig: {mermaid: {theme: {dark: 'forest'}, options: {look: 'handDrawn'}}}",
      ),
    })
    expect(site.findings).toEqual([])
    expect(site.content('/docs/a')).toContain('docusaurus-mermaid-container')
    const entry = site.files().find((file) => /^assets\/mermaid-[\d.]+\/mermaid\.esm\.min\.js$/.test(file))
    expect(entry).toBeDefined()
    // Every part that a script names is there.
    const folder = (entry ?? '').replace(/[^/]+$/, '')
    const named = [...site.read(entry ?? '').matchAll(/"\.\/(chunks\/[^"]+)"/g)].map(([, path]) => folder + path)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((file) => !site.exists(file))).toEqual([])
  })
  test('have settings that are checked', async () => {
    const site = await buildSite({
      'site.config.mjs': configFile(
        "themeConfig: {mermaid: {themes: {}}, liveCodeBlock: {playgroundPosition: 'left'}}",
      ),
      'docs/a.md': '# A',
    })
    expect(site.errors.map((error) => error.split(' ').slice(0, 2).join(' '))).toEqual([
      'error config/unknown-key',
      'error config/value',
    ])
  })
})

test('a transform that adds syntax reads formulas, and its faults are named', async () => {
  const site = await buildSite({
    'site.config.mjs': configFile(
      '',
      "docs({remarkPlugins: ['remark-math'], rehypePlugins: [['rehype-katex', {output: 'mathml'}]]})",
    ),
    'docs/a.md': '# A\n\n$a^2$',
    'docs/b.mdx': '# B\n\n$$\n\\frac{a}{b}\n$$',
  })
  expect(site.findings).toEqual([])
  expect(site.content('/docs/a')).toContain('<msup>')
  expect(site.content('/docs/b')).toContain('<mfrac>')
})

test('keywords of the site’s own are admonitions, and others are not', async () => {
  const site = await buildSite({
    'site.config.mjs': configFile('', "docs({admonitions: {keywords: ['recipe'], extendDefaults: false}})"),
    'docs/a.md': '# A\n\n:::recipe Scones\n\nBake.\n\n:::\n\n:::other\n\nText.\n\n:::',
  })
  // The usual keywords are there as well: nothing is lost by it, and nothing is said of it.
  expect(site.findings).toEqual(['warning markdown/unknown-admonition docs/a.md:9:1'])
  expect(site.content('/docs/a')).toContain('theme-admonition-recipe')
  expect(site.content('/docs/a')).not.toContain('theme-admonition-other')
})

test.each([
  ['false', 'admonitions are always there'],
  ["{keywords: ['not a word']}", 'must be a word'],
])('admonitions: %s is refused', async (option, reason) => {
  const site = await buildSite({
    'site.config.mjs': configFile('', `docs({admonitions: ${option}})`),
    'docs/a.md': '# A',
  })
  expect(site.diagnostics.map(({message}) => message).join('\n')).toContain(reason)
})

test('admonitions, images and texts as components of the site', {timeout: BUNDLE_MS}, async () => {
  const site = await buildSite(
    {
      'site.config.mjs': configFile('', "docs({admonitions: {keywords: ['recipe']}}), pages()"),
      'static/img/logo.svg': LOGO,
      'src/theme/Admonition/Types.jsx':
        "import types from '@theme-original/Admonition/Types'\nexport default {...types, recipe: ({title, children}) => <section data-recipe><h5>{title ?? 'None'}</h5>{children}</section>}",
      'docs/admonitions.md': '# A\n\n:::recipe Scones with *butter*\n\nBake.\n\n:::\n\n:::tip\n\nShort.\n\n:::',
      'docs/braces.md': '# B\n\n:::tip\n\nPlain { text.\n\n:::',
      'docs/data.json': '{"count": 5}',
      'docs/pictures.mdx':
        "import Logo from '@site/static/img/logo.svg'\nimport text from '!!raw-loader!./data.json'\nimport data from './data.json'\n\n# P\n\n<Logo title='Our mark' />\n\n<img src={Logo} />\n\n<img src={require('@site/static/img/logo.svg').default} />\n\n<pre>{text}</pre> {data.count + 1}",
      'src/pages/index.jsx':
        "import Logo from '@site/static/img/logo.svg'\nimport css from '!!raw-loader!./_raw.css'\nconst list = [{Svg: require('@site/static/img/logo.svg').default}]\nexport default function Home() { const [{Svg}] = list; return <main><Logo className='big' title='A <b' /><Svg role='img' /><pre>{css}</pre></main> }",
      'src/pages/_raw.css': '.a { color: red }',
    },
    UNPACKED,
  )
  expect(site.findings).toEqual([])
  const admonitions = site.content('/docs/admonitions')
  expect(admonitions).toMatch(/<section data-recipe="true"><h5>Scones with <em>butter<\/em><\/h5>[\s\S]*<p>Bake\.<\/p>/)
  expect(admonitions).toContain('theme-admonition-tip admonition alert alert--success')
  // Not valid MDX: a static page, as without a component.
  expect(site.content('/docs/braces')).toContain('Plain { text.')
  const pictures = site.content('/docs/pictures')
  expect(pictures).toMatch(/<svg [^>]*class="mark"[^>]*><title>Our mark<\/title><rect/)
  expect(pictures.match(/<img[^>]* src="\/assets\/images\/logo-[^"]+\.svg"/g)).toHaveLength(2)
  expect(pictures).toMatch(/<pre>\{&quot;count&quot;: 5\}<\/pre>\s*(?:<!-- -->)?6/)
  const home = site.html('/')
  expect(home).toContain('class="big" stroke-width="2"><title>A &lt;b</title><rect')
  expect(home).toContain('class="mark" stroke-width="2" role="img"><rect')
  expect(home).toContain('<pre>.a { color: red }</pre>')
})

test('an SVG image is a component in documents of a site for Docusaurus, as it is now, whatever gets it', async () => {
  const site = createSite({
    'docusaurus.config.js':
      "module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: ['classic']}",
    'docs/logo.svg': LOGO,
    'docs/a.mdx':
      "import Logo, {ReactComponent} from './logo.svg'\nexport const Show = ({icon: Icon}) => <b><Icon className='given'/></b>\n\n# A\n\n<Show icon={Logo} />\n\n<ReactComponent />",
  })
  const first = await site.build()
  expect(first.errors).toEqual([])
  expect(first.content('/docs/a')).toMatch(/<b><svg [^>]*class="given"[^>]*><rect width="20" height="10"/)
  expect(first.content('/docs/a')).toMatch(/<svg [^>]*class="mark"[^>]*><rect width="20" height="10"/)
  expect(first.files().filter((file) => file.endsWith('.svg'))).toEqual([])

  site.write('docs/logo.svg', LOGO.replace('width="20" height="10"/', 'width="30" height="10"/'))
  const second = await site.build()
  expect(second.content('/docs/a').match(/<rect width="30"/g)).toHaveLength(2)
})

test('a client module or style sheet that is not there is an error that says where it is named', {
  timeout: BUNDLE_MS,
}, async () => {
  const site = await buildSite({
    'site.config.mjs': configFile("bundler: 'rspack', clientModules: ['./no.js', './no.css']"),
    'docs/a.md': '# A',
  })
  const findings = site.diagnostics.map(({code, message, hint, location}) => [code, message, hint, location])
  expect(findings.sort((a, b) => ((a[1] ?? '') < (b[1] ?? '') ? -1 : 1))).toEqual(
    ['no.css', 'no.js'].map((file) => [
      'bundle/unresolved-import',
      `The import "@site/${file}" does not resolve.`,
      'Check "clientModules" and "customCss" of the configuration.',
      undefined,
    ]),
  )
})

test('a name that a module lacks is a warning with its place, and what calls it fails', {
  timeout: BUNDLE_MS,
}, async () => {
  const site = await buildSite(
    {
      'site.config.mjs': configFile('', 'docs(), pages()'),
      'docs/a.md': '# A',
      'src/pages/index.jsx':
        "import {useColourMode} from '@docusaurus/theme-common'\nimport * as internal from '@docusaurus/theme-common/internal'\nexport default function Home() { useColourMode(); return <p>{typeof internal.useLocalPathname}</p> }",
    },
    UNPACKED,
  )
  expect(site.findings).toEqual([
    'error render/failed src/pages/index.jsx',
    expect.stringMatching(/^warning bundle\/missing-export src\/pages\/index\.jsx:\d+:\d+$/),
  ])
  expect(site.diagnostics[1]).toMatchObject({
    message: 'The module "@docusaurus/theme-common" has no export "useColourMode".',
    hint: 'Did you mean "useColorMode"?',
  })
})

test.each(['webpack', 'rspack'])(
  'a name that another module of the site lacks is a warning with its place, each time, and the site is built, with %s',
  {timeout: BUNDLE_MS},
  async (bundler) => {
    const site = createSite({
      'site.config.mjs': configFile(`bundler: '${bundler}'`, 'docs(), pages()'),
      'docs/a.md': '# A',
      'src/labels.ts': 'export type Label = string\nexport const label: Label = "Hello"\n',
      // A type that is exported again looks like a name that is missing, and is none.
      'src/more.ts': "import {label, Label} from './labels'\nexport {label, Label}\n",
      'src/pages/index.jsx':
        "import {label} from '../more'\nimport {labell} from '../labels'\nexport default function Home() { return <p>{label}, {labell ?? 'nothing'}</p> }",
    })
    for (let round = 0; round < 2; round++) {
      const built = await site.build()
      expect(
        built.diagnostics.map(({level, code, message, hint, location}) => [level, code, message, hint, location]),
      ).toEqual([
        [
          'warning',
          'bundle/missing-export',
          'The module "../labels" has no export "labell".',
          'Did you mean "label"?',
          expect.objectContaining({sourcePath: 'src/pages/index.jsx', line: 2}),
        ],
      ])
      expect(built.html('/')).toMatch(/<p>Hello(?:<!-- -->)?, (?:<!-- -->)?nothing<\/p>/)
    }
  },
)
