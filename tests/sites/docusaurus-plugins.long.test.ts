// Plugins that were written for Docusaurus: functions of the configuration, files of the site and packages, each step with what
// comes of it in the output.
import {lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {createSite, type FileMap} from '../support/site.ts'

const PLUGIN = `const path = require('node:path')
const fs = require('node:fs')
module.exports = function team(context, options) {
  return {
    name: 'team',
    loadContent: async () => JSON.parse(fs.readFileSync(path.join(context.siteDir, 'team.json'), 'utf8')),
    contentLoaded: async ({content, actions: {addRoute, createData, setGlobalData}}) => {
      setGlobalData({count: content.length, greeting: options.greeting})
      for (const person of content)
        addRoute({
          path: context.baseUrl + 'team/' + person.id,
          component: '@site/src/components/Person.jsx',
          modules: {person: await createData(person.id + '.json', JSON.stringify(person))},
          exact: true,
        })
    },
    injectHtmlTags: ({content}) => ({
      headTags: [{tagName: 'meta', attributes: {name: 'team', content: String(content.length)}}, '<link rel="team" href="/team.txt">'],
      postBodyTags: {tagName: 'div', attributes: {id: 'team-end', hidden: true}, innerHTML: 'end'},
    }),
    getClientModules: () => [path.join(context.siteDir, 'src/mark.js')],
    getThemePath: () => path.join(context.siteDir, 'parts'),
    getPathsToWatch: () => [path.join(context.siteDir, 'team.json')],
    postBuild: async ({outDir, routesPaths, siteConfig}) => {
      fs.mkdirSync(path.join(outDir, 'lists'))
      fs.writeFileSync(path.join(outDir, 'lists/routes.txt'), siteConfig.title + '\\n' + [...routesPaths].sort().join('\\n'))
    },
    configureWebpack: () => ({}),
  }
}
module.exports.validateOptions = ({options, validate}) =>
  validate({validate: (value) => value.greeting === undefined ? {error: new Error('"greeting" is required'), value} : {value: {...value, greeting: value.greeting + '!'}}}, options)
`

const SITE: FileMap = {
  'team.json': '[{"id": "ada", "name": "Ada"}, {"id": "bob", "name": "Bob"}]',
  'src/components/Person.jsx': `import useGlobalData from '@docusaurus/useGlobalData'
import Badge from '@theme/TeamBadge'
export default function Person({person}) {
  const {count, greeting} = useGlobalData().team.default
  return <main><h1>{greeting} {person.name} of {count}</h1><Badge /></main>
}
`,
  'parts/TeamBadge/index.jsx': 'export default () => <b>badge</b>\n',
  'src/mark.js': "export const onRouteDidUpdate = () => { document.title += '' }\n",
  'docs/a.md': '# A\n\nText.\n',
}

/** Where readers' choices are kept, as long as the configuration does not say. */
const STORAGE = {type: 'localStorage', namespace: ''}

function config(plugins: string, before = ''): string {
  return `${before}module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', onBrokenLinks: 'warn',
  presets: [['classic', {blog: false}]], plugins: [${plugins}]}\n`
}

const FORMS: readonly (readonly [name: string, files: FileMap])[] = [
  [
    'a file of the site',
    {'plugins/team.js': PLUGIN, 'docusaurus.config.js': config("['./plugins/team.js', {greeting: 'Hello'}]")},
  ],
  [
    'a function of the configuration',
    {
      'plugins/team.js': PLUGIN,
      'docusaurus.config.js': config("[require('./plugins/team.js'), {greeting: 'Hello'}]"),
    },
  ],
  [
    'a package',
    {
      'node_modules/docusaurus-plugin-team/package.json':
        '{"name": "docusaurus-plugin-team", "version": "1.0.0", "main": "index.js"}',
      'node_modules/docusaurus-plugin-team/index.js': PLUGIN,
      'docusaurus.config.js': config("['docusaurus-plugin-team', {greeting: 'Hello'}]"),
    },
  ],
]

describe('a plugin written for Docusaurus', () => {
  test.each(FORMS)('works as %s', async (_, files) => {
    const built = await createSite({...SITE, ...files}).build()
    expect(built.findings).toEqual([])
    const page = built.html('/team/ada')
    expect(page).toMatch(/<h1>Hello!(?: |<!-- -->)+Ada(?: |<!-- -->|of)+2<\/h1>/)
    expect(page).toContain('<b>badge</b>')
    expect(built.html('/docs/a')).toContain('<meta name="team" content="2"')
    expect(built.html('/docs/a')).toContain('<link rel="team" href="/team.txt"')
    expect(built.html('/docs/a')).toMatch(/<div id="team-end" hidden(?:="")?>end<\/div>/)
    expect(built.read('lists/routes.txt')).toMatch(/^T\n(?:\S+\n)*\/docs\/a\n(?:\S+\n)*\/team\/ada\n\/team\/bob/)
  })

  test('has the id that its check of the options gives it', async () => {
    const built = await createSite({
      'docs/a.md': '# A\n',
      'plugins/album.js': `module.exports = (context, {id}) => ({name: 'album', postBuild: ({outDir}) => require('node:fs').writeFileSync(outDir + '/' + id + '.txt', '')})
module.exports.validateOptions = ({options}) => ({id: options.to, ...options})
`,
      'docusaurus.config.js': config("'./plugins/album.js', ['./plugins/album.js', {to: 'second'}]"),
    }).build()
    expect(built.findings).toEqual([])
    expect(built.files()).toEqual(expect.arrayContaining(['default.txt', 'second.txt']))
  })

  test('puts text, comments and halves of elements into pages as they are', async () => {
    const plugin = `() => ({name: 'parts', injectHtmlTags: () => ({
      headTags: ['<!-- head & <b> -->', '', {tagName: 'meta', attributes: {name: 'one', content: '1'}}, '<meta name=two content=2><!--[if IE]><p>x</p><![endif]-->'],
      preBodyTags: ['<!-- before -->', {tagName: 'i', innerHTML: 'a'}, 'text &amp; <div class="frame">', null],
      postBodyTags: '</div> more <br/><!-- after -->',
    })})`
    const built = await createSite({'docs/a.md': '# A\n\nText.\n', 'docusaurus.config.js': config(plugin)}).build()
    expect(built.findings).toEqual([])
    const page = built.html('/docs/a')
    const head =
      '<!-- head & <b> -->\n<meta name="one" content="1">\n<meta name=two content=2><!--[if IE]><p>x</p><![endif]-->\n'
    expect(page.slice(0, page.indexOf('</head>'))).toContain(head)
    expect(page).toMatch(/<body[^>]*>\n<!-- before -->\n<i>a<\/i>\ntext &amp; <div class="frame"><div id="/)
    expect(page).toContain('</template>\n</div> more <br/><!-- after --></body>')
  })

  test('may name what it brings from its own folder, and have JSX', async () => {
    const home = 'node_modules/docusaurus-theme-badge'
    const built = await createSite({
      [`${home}/package.json`]: '{"name": "docusaurus-theme-badge", "version": "1.0.0", "main": "lib/index.js"}',
      [`${home}/lib/index.js`]: `exports.__esModule = true
exports.default = ({generatedFilesDir}) => {
  require('node:fs').mkdirSync(generatedFilesDir, {recursive: true})
  require('node:fs').writeFileSync(generatedFilesDir + '/badge.text.js', "export default 'badge'")
  return {name: 'badge', getThemePath: () => '../parts', getClientModules: () => ['./client']}
}
`,
      [`${home}/lib/client.js`]: 'export const onRouteDidUpdate = () => {}\n',
      [`${home}/parts/Badge/index.jsx`]:
        "import text from '@generated/badge.text'\nexport default () => <b>{text}</b>\n",
      'src/pages/index.jsx': "import Badge from '@theme/Badge'\nexport default () => <main><Badge /></main>\n",
      'docusaurus.config.js': config("'docusaurus-theme-badge'").replace('{blog: false}', '{blog: false, docs: false}'),
    }).build()
    expect(built.findings).toEqual([])
    expect(built.html('/')).toContain('<main><b>badge</b></main>')
  })

  test('reads the pages in postBuild, and changes them, the same in each build', async () => {
    const plugin = `const fs = require('node:fs')
/** Of Docusaurus 3.10. */
const KNOWN = [
  'title', 'tagline', 'titleDelimiter', 'favicon', 'url', 'baseUrl', 'baseUrlIssueBanner', 'trailingSlash', 'noIndex', 'i18n', 'future',
  'onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'staticDirectories', 'storage', 'headTags', 'scripts', 'stylesheets', 'markdown',
  'clientModules', 'plugins', 'themes', 'presets', 'themeConfig', 'customFields', 'ssrTemplate',
  'organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort',
]
module.exports = (context) => ({
  name: 'reader',
  injectHtmlTags: () => ({
    headTags: [{tagName: 'meta', attributes: {name: 'q', content: '"'}}],
    preBodyTags: '<!-- before -->',
    postBodyTags: [{tagName: 'script', innerHTML: 'go()'}],
  }),
  loadContent: () => {
    fs.mkdirSync(context.outDir, {recursive: true})
    fs.writeFileSync(context.outDir + '/early.txt', 'early')
  },
  postBuild: ({outDir, head, routesBuildMetadata, routesPaths, siteMetadata, plugins, ...props}) => {
    const file = outDir + '/docs/a/index.html'
    const html = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(file, html.replace('</body>', '<i>seen</i></body>'))
    const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs')
    const facts = {
      title: /<h1[^>]*>(.*?)<\\/h1>/.exec(html)[1],
      head: head['/docs/a'].title.toString(),
      noIndex: [routesBuildMetadata['/docs/a'].noIndex, head['/hidden'].meta.toComponent().find(({props}) => props.name === 'robots').props.content],
      docs: [docs.options.id, docs.version.type, docs.content.loadedVersions[0].docs[0].id, siteMetadata.pluginVersions.reader.type, routesPaths[0]],
      all: docs.globalData.versions[0].docs,
      tags: [props.headTags, props.preBodyTags, props.postBodyTags],
      bundler: [context, props].map(({currentBundler: {name, instance}}) => name + typeof instance.DefinePlugin),
      storage: [context.siteStorage, props.siteStorage],
      options: [docs.options.path, plugins.find(({name}) => name === 'reader').options, typeof plugins.find(({name}) => name === 'reader').postBuild],
      known: ['name', 'id', 'folder', 'modules'].filter((key) => key in props),
      unknown: Object.keys(context.siteConfig).filter((key) => !KNOWN.includes(key)),
      has: ['early.txt', 'logo.txt', 'sitemap.xml', 'other.txt'].filter((name) => fs.existsSync(outDir + '/' + name)),
    }
    fs.writeFileSync(outDir + '/facts.json', JSON.stringify(facts))
    fs.writeFileSync(context.outDir + '/logo.txt', 'larger logo')
  },
})
`
    const site = createSite({
      'plugins/reader.js': plugin,
      'docs/a.md': '# A\n\nText.\n',
      'docs/part/b.md': '# B\n',
      'docs/part/_category_.json': '{"label": "Part", "link": {"type": "generated-index"}}',
      'static/logo.txt': 'logo',
      'src/pages/hidden.jsx':
        "import Head from '@docusaurus/Head'\nexport default () => <Head><meta name='robots' content='noindex' /></Head>\n",
      'docusaurus.config.js': config(
        "['./plugins/reader.js', {greeting: {a: 1}}], () => ({name: 'other', postBuild: ({outDir}) => { const fs = require('node:fs'); fs.writeFileSync(outDir + '/other.txt', String(fs.existsSync(outDir + '/facts.json'))) }})",
      ),
    })
    const first = await site.build()
    expect(first.findings).toEqual([])
    expect(JSON.parse(first.read('facts.json'))).toEqual({
      title: 'A',
      head: '<title data-rh="true">A | T</title>',
      noIndex: [false, 'noindex'],
      docs: ['default', 'package', 'a', 'local', '/404.html'],
      all: [
        {id: 'a', path: '/docs/a', sidebar: 'defaultSidebar'},
        {id: 'part/b', path: '/docs/part/b', sidebar: 'defaultSidebar'},
        {id: '/category/part', path: '/docs/category/part', sidebar: 'defaultSidebar'},
      ],
      tags: [
        expect.stringMatching(/(?:^|\n)<meta name="q" content="&quot;">$/),
        '<!-- before -->',
        '<script>go()</script>',
      ],
      bundler: ['rspackfunction', 'rspackfunction'],
      storage: [STORAGE, STORAGE],
      options: ['docs', {greeting: {a: 1}, id: 'default'}, 'function'],
      known: [],
      unknown: [],
      has: ['early.txt', 'logo.txt', 'sitemap.xml'],
    })
    expect(first.read('other.txt')).toBe('true')
    expect(first.read('early.txt')).toBe('early')
    expect(first.read('logo.txt')).toBe('larger logo')
    expect(readFileSync(join(site.dir, 'static/logo.txt'), 'utf8')).toBe('logo')
    const again = await site.write('docs/b.md', '# B\n').build()
    expect(again.html('/docs/a').match(/<i>seen<\/i>/g)).toHaveLength(1)
    expect(again.read('docs/b/index.html')).toContain('B')
  })

  test('may take the folder by its usual name, in each build', async () => {
    const site = createSite({
      'docs/a.md': '# A\n\nOne.\n',
      'docusaurus.config.js': config(`({siteDir}) => {
        const fs = require('node:fs')
        const folder = siteDir + '/build'
        return {
          name: 'literal',
          loadContent: () => {
            fs.mkdirSync(siteDir + '/build/early')
            fs.writeFileSync(siteDir + '/build/early/x.json', '[0]')
          },
          postBuild: () => {
            fs.mkdirSync(siteDir + '/build/parts')
            fs.writeFileSync(siteDir + '/build/parts/x.json', '[1]')
            const [text] = fs.readFileSync(folder + '/docs/a/index.html', 'utf8').match(/One|Two/)
            fs.writeFileSync(folder + '/seen.txt', text)
          },
        }
      }`),
    })
    for (const text of ['One', 'Two', 'Two']) {
      const built = await site.write('docs/a.md', `# A\n\n${text}.\n`).build()
      expect(built.findings).toEqual([])
      expect(['early/x.json', 'parts/x.json', 'seen.txt'].map((file) => built.read(file))).toEqual(['[0]', '[1]', text])
      expect(lstatSync(join(site.dir, 'build')).isSymbolicLink()).toBe(false)
      expect(readdirSync(site.dir).filter((name) => name.startsWith('.quire-build'))).toEqual([])
    }
  })

  test('may take it by that name in a module of its package', async () => {
    const site = createSite({
      'docs/a.md': '# A\n',
      'docusaurus.config.js': config("'saver'"),
      'node_modules/saver/package.json': '{"name": "saver", "version": "1.0.0", "main": "index.js"}',
      'node_modules/saver/index.js':
        "const {save} = require('./lib')\nmodule.exports = () => ({name: 'saver', postBuild: () => save()})\n",
      'node_modules/saver/lib/index.js': "exports.save = require('./save').save\n",
      'node_modules/saver/lib/save.js': `const {join} = require('node:path')
const {mkdirSync, writeFileSync} = require('node:fs')
exports.save = () => {
  const folder = join(__dirname, '../../..', 'build', 'parts')
  mkdirSync(folder)
  writeFileSync(join(folder, 'x.json'), '[1]')
}
`,
    })
    for (const text of ['One', 'Two']) {
      const built = await site.write('docs/a.md', `# A\n\n${text}.\n`).build()
      expect(built.findings).toEqual([])
      expect(built.read('parts/x.json')).toBe('[1]')
    }
  })

  test('gives back the output that a build which was killed has moved aside', async () => {
    const site = createSite({
      'docs/a.md': '# A\n',
      'docusaurus.config.js': config("() => ({name: 'plain', postBuild: () => undefined})"),
    })
    await site.build()
    mkdirSync(join(site.dir, 'other'))
    // No process has the first number, and the second is that of this build, which has moved nothing.
    for (const pid of [99999999, process.pid]) {
      renameSync(join(site.dir, 'build'), join(site.dir, `.quire-build-${pid}`))
      symlinkSync(join(site.dir, 'other'), join(site.dir, 'build'))
      const again = await site.build()
      expect([again.findings, again.report.counts.written]).toEqual([[], 0])
      expect(lstatSync(join(site.dir, 'build')).isSymbolicLink()).toBe(false)
    }
  })

  test('has its texts translated, and brings the words of its components', async () => {
    const site = createSite({
      'docs/a.md': '# A\n',
      'src/pages/words.jsx': `import {translate} from '@docusaurus/Translate'
import {useThemeConfig} from '@docusaurus/theme-common'
export default () => <main>{[translate({id: 'w.one', message: 'One'}), translate({id: 'w.two', message: 'Two'}), useThemeConfig().words.note].join()}</main>
`,
      'i18n/de/code.json': '{"w.two": {"message": "Zwei der Site"}}',
      'i18n/de/words/list.json': '{"hello": {"message": "Hallo"}, "other": {"message": "nichts"}}',
      'i18n/de/notes/theme.json': '{"note": {"message": "Notiz"}}',
      'docusaurus.config.js': config(`() => ({
        name: 'words',
        loadContent: () => ({hello: 'Hello', bye: 'Bye'}),
        getTranslationFiles: ({content}) => [{path: 'list', content: {hello: {message: content.hello}, bye: {message: content.bye}}}],
        translateContent: ({translationFiles: [{content}]}) => ({hello: content.hello.message, bye: content.bye.message, keys: Object.keys(content).length}),
        injectHtmlTags: ({content: {hello, bye, keys}}) => ({headTags: [{tagName: 'meta', attributes: {name: 'words', content: [hello, bye, keys].join()}}]}),
        translateThemeConfig: ({themeConfig}) => themeConfig,
      }), ({i18n: {currentLocale}, localizationDir, siteConfig: {future}}) => ({
        name: 'notes',
        getDefaultCodeTranslationMessages: async () => currentLocale === 'de' ? {'w.one': 'Eins', 'w.two': 'Zwei'} : {},
        getTranslationFiles: () => [{path: 'theme', content: {note: {message: 'Note'}}}],
        translateThemeConfig: ({themeConfig, translationFiles: [{content}]}) => ({...themeConfig, words: {note: content.note.message}}),
        injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'facts', content: [require('node:path').basename(localizationDir), future.v4.useCssCascadeLayers, future.faster.rspackBundler].join()}}]}),
      })`)
        .replace("baseUrl: '/',", "baseUrl: '/', i18n: {defaultLocale: 'en', locales: ['en', 'de']},")
        .replace('presets:', "themeConfig: {words: {note: 'Note'}}, presets:"),
    })
    const built = await site.build()
    // The first cannot say its texts without content, which it does not have then.
    expect(built.findings).toEqual(['warning config/plugin-step-unused'])
    expect(built.html('/docs/a')).toContain('<meta name="words" content="Hello,Bye,2"')
    expect(built.html('/de/docs/a')).toContain('<meta name="words" content="Hallo,Bye,2"')
    expect(built.html('/words')).toContain('<main>One,Two,Note</main>')
    expect(built.html('/de/words')).toContain('<main>Eins,Zwei der Site,Notiz</main>')
    expect(built.html('/de/docs/a')).toContain('<meta name="facts" content="de,false,false"')
  })

  test('follows an edit of what it reads', async () => {
    const site = createSite({...SITE, ...FORMS[0]?.[1]})
    await site.build()
    const built = await site.write('team.json', '[{"id": "cleo", "name": "Cleo"}]').build()
    expect(built.html('/team/cleo')).toContain('Cleo')
    expect(built.exists('team/ada/index.html')).toBe(false)
  })

  test('that refuses its options, or throws, is an error that names it, beside the others', async () => {
    const built = await createSite({
      ...SITE,
      'plugins/team.js': PLUGIN,
      'docusaurus.config.js': config("'./plugins/team.js', function broken() { throw new Error('No wire.') }"),
    }).build()
    expect(built.errors).toEqual([
      'error plugin/failed docusaurus.config.js:2:99',
      'error plugin/failed plugins/team.js:32:73',
    ])
    const text = built.diagnostics.map(({message}) => message).join('\n')
    expect(text).toContain('The plugin "./plugins/team.js" failed when it was created: "greeting" is required')
    expect(text).toContain('The plugin "broken" failed when it was created: No wire.')
  })

  test('completes its part of themeConfig, for its own code and for pages', async () => {
    const theme = `module.exports = (context) => ({
  name: 'banner',
  contentLoaded: ({actions}) => actions.setGlobalData({text: context.siteConfig.themeConfig.banner.text}),
})
module.exports.validateThemeConfig = ({validate, themeConfig}) => {
  const schema = {unknown: () => ({validate: (value) => ({value: {...value, banner: {text: 'Default', ...value.banner}, navbar: {}}})})}
  return validate({...schema, validate: () => ({error: new Error('no other key')})}, themeConfig)
}
`
    const refusing = `function strict() { return {name: 'strict'} }
strict.validateThemeConfig = ({themeConfig}) => { if (themeConfig.banner.more !== 'mine') throw new Error('"banner.more" must be "mine"') }
`
    const made = config("'./themes/banner.js', strict", refusing).replace('{blog: false}', '{blog: false, docs: false}')
    const withBanner = (more: string): string =>
      made.replace("baseUrl: '/',", `baseUrl: '/', themeConfig: {banner: {more: '${more}'}},`)
    const site = createSite({
      'src/pages/index.jsx': `import {useThemeConfig} from '@docusaurus/theme-common'
import useGlobalData from '@docusaurus/useGlobalData'
export default () => <main>{useThemeConfig().banner.text}, {useThemeConfig().banner.more}, {useGlobalData().banner.default.text}</main>
`,
      'themes/banner.js': theme,
      'docusaurus.config.js': withBanner('other'),
    })
    const refused = await site.build()
    expect(refused.diagnostics.map(({message}) => message)).toEqual([
      'The plugin "strict" failed when it was created: its validateThemeConfig refuses "themeConfig": "banner.more" must be "mine"',
    ])
    const built = await site.write('docusaurus.config.js', withBanner('mine')).build()
    expect(built.errors).toEqual([])
    expect(built.html('/').replaceAll('<!-- -->', '')).toContain('<main>Default, mine, Default</main>')
  })

  test('is loaded though its modules name each other as bundlers allow, and Node does not', async () => {
    const inPackage = (files: FileMap): FileMap =>
      Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`node_modules/docusaurus-plugin-inexact/${path}`, text]),
      )
    const built = await createSite({
      ...SITE,
      ...inPackage({
        'package.json':
          '{"name": "docusaurus-plugin-inexact", "version": "1.0.0", "type": "module", "main": "./lib/main.js"}',
        'lib/main.js': `import {fileName} from './names'
import {write} from './work'
export default () => ({name: 'inexact', postBuild: ({outDir}) => write(outDir, fileName)})
`,
        'lib/names.js': "export const fileName = 'inexact.txt'\n",
        'lib/work/index.js': `import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
export const write = (dir, name) => writeFileSync(join(dir, name), import.meta.url.replace(/.*node_modules/, ''))
`,
      }),
      'docusaurus.config.js': config("'docusaurus-plugin-inexact'"),
    }).build()
    expect(built.findings).toEqual([])
    expect(built.read('inexact.txt')).toBe('/docusaurus-plugin-inexact/lib/work/index.js')
  })

  const inPackage = (name: string, files: FileMap): FileMap =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`node_modules/${name}/${path}`, text]))

  test('may be a module by its syntax alone, and have require and its folder', async () => {
    const built = await createSite({
      ...SITE,
      ...inPackage('docusaurus-plugin-loose', {
        'package.json': '{"name": "docusaurus-plugin-loose", "version": "1.0.0", "main": "lib/main.js"}',
        'lib/main.js': `import {join} from 'node:path'
import {word} from './word'
export default () => ({
  name: 'loose',
  getThemePath: () => join(__dirname, '../parts'),
  getClientModules: () => [require.resolve('./client.js')],
  postBuild: ({outDir}) => require('fs').writeFileSync(join(outDir, 'loose.txt'), word),
})
`,
        'lib/word.js': "export const word = 'loose'\n",
        'lib/client.js': 'window.isLoose = true\n',
        'parts/TeamBadge.jsx': 'export default () => <b>loose badge</b>\n',
      }),
      'src/pages/index.jsx': "import Badge from '@theme/TeamBadge'\nexport default () => <main><Badge /></main>\n",
      'docusaurus.config.js': config("'docusaurus-plugin-loose'"),
    }).build()
    expect(built.findings).toEqual([])
    expect(built.read('loose.txt')).toBe('loose')
    expect(built.html('/')).toContain('<b>loose badge</b>')
  })

  test('runs where its name is like that of one that ours replaces', async () => {
    const built = await createSite({
      'docs/a.md': '# A\n\nText.\n',
      ...inPackage('plugin-image-zoom', {
        'package.json': '{"name": "plugin-image-zoom", "version": "1.2.0", "main": "index.js"}',
        'index.js':
          "module.exports = () => ({name: 'docusaurus-plugin-image-zoom', getClientModules: () => [require.resolve('./zoom')]})\n",
        'zoom.js': `import siteConfig from '@generated/docusaurus.config'
const {imageZoom: {selector = '.markdown img'} = {}} = siteConfig.themeConfig
export const onRouteDidUpdate = () => { document.title = 'zooms ' + selector }
`,
      }),
      'docusaurus.config.js': config("'plugin-image-zoom'"),
    }).build()
    expect(built.findings).toEqual([])
    const scripts = built.files().filter((path) => path.endsWith('.js'))
    expect(scripts.some((path) => built.read(path).includes('zooms '))).toBe(true)
  })

  test('may import any name of a package in CommonJS, and its default as that of a module', async () => {
    const built = await createSite({
      ...SITE,
      ...inPackage('old-words', {
        'package.json': '{"name": "old-words", "version": "1.0.0", "main": "main.js"}',
        'main.js':
          "const made = () => ({hello: 'hello'})\nObject.defineProperty(exports, '__esModule', {value: true})\nObject.assign(exports, made())\nexports.default = {shout: (text) => text.toUpperCase()}\n",
      }),
      ...inPackage('docusaurus-plugin-named', {
        'package.json':
          '{"name": "docusaurus-plugin-named", "version": "1.0.0", "type": "module", "main": "./main.js"}',
        'main.js': `import {writeFileSync} from 'node:fs'
import words, {hello} from 'old-words'
export default () => ({name: 'named', postBuild: ({outDir}) => writeFileSync(outDir + '/named.txt', words.shout(hello))})
`,
      }),
      'docusaurus.config.js': config("'docusaurus-plugin-named'"),
    }).build()
    expect(built.findings).toEqual([])
    expect(built.read('named.txt')).toBe('HELLO')
  })

  test('may change settings of the theme: while it is created with effect, later with a warning', async () => {
    const add = (label: string): string =>
      `context.siteConfig.themeConfig.navbar.items.push({to: '/docs/a', label: '${label}'})`
    const built = await createSite({
      ...SITE,
      'docusaurus.config.js': config(
        `(context) => { ${add('Early')}; return {name: 'adds', loadContent: () => { ${add('Late')} }} }`,
      ).replace('presets:', "themeConfig: {navbar: {title: 'N', items: []}}, presets:"),
    }).build()
    expect(built.findings).toEqual(['warning config/plugin-step-unused'])
    expect(built.diagnostics[0]?.message).toContain('The plugin "adds" changes "themeConfig.navbar"')
    expect(built.html('/docs/a')).toContain('Early')
    expect(built.html('/docs/a')).not.toContain('Late')
  })

  test('may have a key of the theme that a plugin of ours has, which is not listed', async () => {
    const built = await createSite({
      ...SITE,
      'docusaurus.config.js': config(
        "({siteConfig}) => ({name: 'pan', postBuild: ({outDir}) => require('fs').writeFileSync(outDir + '/pan.txt', siteConfig.themeConfig.zoom.selectors[0])})",
      ).replace('presets:', "themeConfig: {zoom: {selectors: ['.own']}}, presets:"),
    }).build()
    expect(built.findings).toEqual([])
    expect(built.read('pan.txt')).toBe('.own')
  })

  test('may name its data by its alias, or as a generated file', async () => {
    const built = await createSite({
      ...SITE,
      'src/components/Data.jsx': 'export default ({one, two}) => <main>{one.word}-{two.word}</main>\n',
      'docusaurus.config.js': config(
        "() => ({name: 'data', contentLoaded: async ({actions: {addRoute, createData}}) => { await createData('x.json', '{\"word\": \"own\"}'); addRoute({path: '/data', component: '@site/src/components/Data.jsx', modules: {one: '~any/default/x.json', two: '@generated/data/default/x.json'}}) }})",
      ),
    }).build()
    expect(built.errors).toEqual([])
    expect(built.html('/data').replaceAll('<!-- -->', '')).toContain('own-own')
  })

  test('walks through routes in the order of Docusaurus, with files of documents and the versions of docs', async () => {
    const built = await createSite({
      ...SITE,
      'docs/in/b.md': '---\nsidebar_label: Short\n---\n\n# B\n',
      'docs/in/_category_.json': '{"link": {"type": "generated-index"}}',
      'plugins/files.js': `const below = ({path, plugin, props, metadata, component, routes}) => [
  path + ' ' + (metadata?.sourceFilePath ?? component) + (plugin ? ' of ' + plugin.id : ''),
  ...(props?.version ? [JSON.stringify(props.version)] : []),
  ...(routes ?? []).flatMap(below),
]
module.exports = () => ({name: 'files', postBuild: ({outDir, routes}) =>
  require('fs').writeFileSync(outDir + '/files.json', JSON.stringify(routes.flatMap(below)))})\n`,
      'docusaurus.config.js': config("'./plugins/files.js'"),
    }).build()
    const lines: readonly string[] = JSON.parse(built.read('files.json'))
    const paths = lines.filter((line) => line.startsWith('/'))
    // Plugins tell the routes of the last version by what the ones around them have.
    expect(paths.slice(paths.indexOf('/docs @theme/DocsRoot of default'))).toEqual([
      '/docs @theme/DocsRoot of default',
      '/docs @theme/DocVersionRoot',
      '/docs @theme/DocRoot',
      '/docs/a docs/a.md',
      '/docs/category/in @theme/DocCategoryGeneratedIndexPage',
      '/docs/in/b docs/in/b.md',
    ])
    expect(JSON.parse(lines.find((line) => line.startsWith('{')) ?? '')).toMatchObject({
      pluginId: 'default',
      version: 'current',
      isLast: true,
      docs: {a: {id: 'a'}, 'in/b': {title: 'B', sidebar: 'defaultSidebar'}},
      docsSidebars: {
        defaultSidebar: [
          {type: 'link', href: '/docs/a', docId: 'a'},
          {
            type: 'category',
            label: 'in',
            href: '/docs/category/in',
            items: [{type: 'link', label: 'Short', href: '/docs/in/b'}],
          },
        ],
      },
    })
  })

  test('adds commands whose actions get the command with its options', async () => {
    const {dir} = createSite({
      'plugins/cli.js': `const fs = require('node:fs')
module.exports = () => ({name: 'cli', extendCli: (cli) => cli.command('make-notes').arguments('<id>').option('--all-versions', 'All.')
  .action((id, instance) => void setTimeout(() => fs.writeFileSync('notes.json', JSON.stringify([id, instance.opts().allVersions, instance.allVersions])), 300))})\n`,
      'docusaurus.config.js': config("'./plugins/cli.js'"),
    })
    const {code, stderr} = await runCli(['make-notes', 'pets', '--all-versions'], {cwd: dir})
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(readFileSync(join(dir, 'notes.json'), 'utf8'))).toEqual(['pets', true, true])
  })

  test('that turns itself off is not there', async () => {
    const built = await createSite({...SITE, 'docusaurus.config.js': config('() => null, false')}).build()
    expect(built.findings).toEqual([])
  })

  test('cannot write outside of its folder', async () => {
    const climbing =
      "function bad() { return {name: 'bad', contentLoaded: ({actions}) => actions.createData('../../x.json', {})} }"
    const built = await createSite({...SITE, 'docusaurus.config.js': config(climbing)}).build()
    expect(built.errors).toEqual(['error plugin/failed docusaurus.config.js:2:128'])
  })

  test('without pages that is not installed is passed over with a warning at its place', async () => {
    const built = await createSite({
      ...SITE,
      'docusaurus.config.js': config("'@docusaurus/plugin-rsdoctor'").replace(
        '{blog: false}',
        '{blog: false, debug: true}',
      ),
    }).build()
    expect(built.errors).toEqual([])
    expect(built.findings.map((finding) => finding.split(' ').slice(0, 2).join(' '))).toEqual([
      'warning config/plugin-skipped',
    ])
    expect(built.exists('docs/a/index.html')).toBe(true)
  })
})

test('a preset may list a plugin that is not needed: nobody has asked for it', async () => {
  const built = await createSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/',
  plugins: [() => ({name: 'own'})],
  presets: ['classic', './presets/team.js']}
`,
    'presets/team.js': "module.exports = () => ({plugins: [['@docusaurus/plugin-svgr', {}]]})\n",
    'docs/a.md': '# A\n',
  }).build({bundler: 'rspack'})
  expect(built.findings).toEqual([])
})
