// Plugins of the registry, each in a small site that `npm run parity -- --plugins` builds by Quire, and what shows that it works.

import {STYLE_PLUGINS} from './style-plugins.ts'

export interface ParityPlugin {
  /** The package that is tried; its version is printed. */
  readonly name: string
  /** Of the package, where it is not the newest. */
  readonly version?: string
  /** Other packages that its manual asks for. */
  readonly needs?: readonly string[]
  /** Source text of what the configuration has of it, next to the preset. */
  readonly config: string
  /** Files of the site, next to a document, a post and a page. */
  readonly files?: Readonly<Record<string, string>>
  /** A file of the output that it makes or changes, with a text that the file then has. */
  readonly makes?: readonly [file: RegExp, text: RegExp]
  /** A warning that names what is lost, for what has no meaning here. */
  readonly warns?: RegExp
}

const OPENAPI = JSON.stringify({
  openapi: '3.0.0',
  info: {title: 'Pets', version: '1'},
  paths: {'/pets': {get: {operationId: 'listPets', summary: 'All pets', responses: {'200': {description: 'A list'}}}}},
})

const INDEX = /^index\.html$/

export const PARITY_PLUGINS: readonly ParityPlugin[] = [
  ...STYLE_PLUGINS,
  {
    name: '@docusaurus/plugin-google-gtag',
    config: "plugins: [['@docusaurus/plugin-google-gtag', {trackingID: 'G-PARITY'}]]",
    makes: [/\.(?:html|js)$/, /G-PARITY/],
  },
  {
    name: '@docusaurus/plugin-google-tag-manager',
    config: "plugins: [['@docusaurus/plugin-google-tag-manager', {containerId: 'GTM-PARITY'}]]",
    makes: [/\.(?:html|js)$/, /GTM-PARITY/],
  },
  {
    name: '@docusaurus/plugin-client-redirects',
    config: "plugins: [['@docusaurus/plugin-client-redirects', {redirects: [{from: '/old', to: '/docs/intro'}]}]]",
    makes: [/^old\/index\.html$/, /\/docs\/intro/],
  },
  {name: '@docusaurus/plugin-pwa', config: "plugins: ['@docusaurus/plugin-pwa']", makes: [/^sw\.js$/, /fetch/]},
  {
    name: '@docusaurus/plugin-ideal-image',
    config: "plugins: ['@docusaurus/plugin-ideal-image']",
    files: {
      'src/pages/picture.jsx':
        "import Image from '@theme/IdealImage'\nexport default function Picture() { return <Image img={require('../../static/dot.svg')} alt=\"dot\" /> }",
    },
    makes: [/^picture\/index\.html$/, /<img[^>]*alt="dot"/],
  },
  {name: '@docusaurus/plugin-svgr', config: "plugins: ['@docusaurus/plugin-svgr']", makes: [INDEX, /<svg/]},
  {name: '@docusaurus/plugin-rsdoctor', config: "plugins: ['@docusaurus/plugin-rsdoctor']", warns: /rsdoctor/},
  {
    name: '@docusaurus/theme-mermaid',
    needs: ['mermaid@11'],
    config: "markdown: {mermaid: true}, themes: ['@docusaurus/theme-mermaid']",
    files: {'docs/diagram.md': '# Diagram\n\n```mermaid\ngraph LR; A-->B\n```\n'},
    makes: [/^docs\/diagram\/index\.html$/, /mermaid/],
  },
  {
    name: '@docusaurus/theme-live-codeblock',
    config: "themes: ['@docusaurus/theme-live-codeblock']",
    files: {'docs/live.md': '# Live\n\n```jsx live\n<b>Shown</b>\n```\n'},
    makes: [/^docs\/live\/index\.html$/, /Shown/],
  },
  {
    name: '@docusaurus/theme-search-algolia',
    config: "themeConfig: {algolia: {appId: 'PARITYAPP', apiKey: 'key', indexName: 'parity'}}",
    makes: [/\.(?:html|json)$/, /PARITYAPP/],
  },
  {
    name: 'docusaurus-theme-search-typesense',
    config:
      "themes: ['docusaurus-theme-search-typesense'], themeConfig: {typesense: {typesenseCollectionName: 'parity', typesenseServerConfig: {nodes: [{host: 'search.example', port: 443, protocol: 'https'}], apiKey: 'key'}, typesenseSearchParameters: {}}}",
    makes: [INDEX, /DocSearch-Button/],
  },
  {
    name: '@easyops-cn/docusaurus-search-local',
    config: "themes: [['@easyops-cn/docusaurus-search-local', {hashed: true}]]",
    makes: [/^search\/index\.html$/, /Search/],
  },
  {
    name: 'docusaurus-lunr-search',
    config: "plugins: ['docusaurus-lunr-search']",
    makes: [/^search-doc[^/]*\.json$/, /Welcome/],
  },
  {
    name: 'docusaurus-plugin-image-zoom',
    config: "plugins: ['docusaurus-plugin-image-zoom'], themeConfig: {zoom: {selector: '.markdown img'}}",
    makes: [/\.(?:html|js)$/, /\.markdown img/],
  },
  {
    name: 'docusaurus2-dotenv',
    config: "plugins: [['docusaurus2-dotenv', {path: './words.env'}]]",
    files: {
      'words.env': 'WORD=parrot\n',
      'src/pages/env.jsx': 'export default function Env() { return <p>{process.env.WORD}</p> }',
    },
    makes: [/^env\/index\.html$/, /parrot/],
  },
  {
    name: 'docusaurus-plugin-typedoc',
    needs: ['typedoc', 'typedoc-plugin-markdown', 'typescript@5'],
    config:
      "plugins: [['docusaurus-plugin-typedoc', {entryPoints: ['lib/index.ts'], tsconfig: 'lib/tsconfig.json', out: 'docs/api'}]]",
    files: {
      'lib/index.ts':
        '/** Adds two numbers. */\nexport function addTwo(a: number, b: number): number { return a + b }\n',
      'lib/tsconfig.json':
        '{"compilerOptions": {"target": "es2022", "module": "nodenext", "types": [], "skipLibCheck": true}, "files": ["index.ts"]}',
    },
    makes: [/^docs\/api\/.*\.html$/, /Adds two numbers/],
  },
  {
    name: 'docusaurus-plugin-openapi-docs',
    needs: ['docusaurus-theme-openapi-docs'],
    config:
      "themes: ['docusaurus-theme-openapi-docs'], plugins: [['docusaurus-plugin-openapi-docs', {id: 'api', docsPluginId: 'classic', config: {pets: {specPath: 'pets.json', outputDir: 'docs/pets'}}}]]",
    files: {'pets.json': OPENAPI},
    makes: [INDEX, /Parity/],
  },
  {
    name: 'redocusaurus',
    config: "presets: [PRESET, ['redocusaurus', {specs: [{spec: 'pets.json', route: '/pets/'}]}]]",
    files: {'pets.json': OPENAPI},
    makes: [/^pets\/index\.html$/, /All pets/],
  },
  {
    name: 'docusaurus-plugin-llms',
    config: "plugins: ['docusaurus-plugin-llms']",
    makes: [/^llms\.txt$/, /Welcome/],
  },
  {
    name: 'posthog-docusaurus',
    config:
      "plugins: [['posthog-docusaurus', {apiKey: 'phc_parity', appUrl: 'https://posthog.example', enableInDevelopment: true}]]",
    makes: [/\.(?:html|js)$/, /phc_parity/],
  },
  {
    name: 'docusaurus-plugin-plausible',
    config: "plugins: [['docusaurus-plugin-plausible', {domain: 'parity.example'}]]",
    makes: [/\.(?:html|js)$/, /parity\.example/],
  },
  {
    name: 'docusaurus-plugin-matomo',
    config:
      "plugins: ['docusaurus-plugin-matomo'], themeConfig: {matomo: {matomoUrl: 'https://matomo.example/', siteId: '7'}}",
    makes: [INDEX, /matomo\.example/],
  },
  {
    name: '@dipakparmar/docusaurus-plugin-umami',
    config:
      "plugins: [['@dipakparmar/docusaurus-plugin-umami', {websiteID: 'umami-parity', analyticsDomain: 'umami.example', scriptName: 'script.js'}]]",
    makes: [INDEX, /umami-parity/],
  },
  {
    name: '@netfoundry/docusaurus-theme',
    config: "themes: ['@netfoundry/docusaurus-theme'], themeConfig: {netfoundry: {}}",
    makes: [INDEX, /Parity/],
  },
  {
    name: 'docusaurus-plugin-glossary',
    config: "plugins: [['docusaurus-plugin-glossary', {glossaryPath: 'glossary.json', routePath: '/glossary'}]]",
    files: {
      'glossary.json':
        '{"title": "Glossary", "description": "Words", "terms": [{"term": "API", "definition": "An interface"}]}',
    },
    makes: [/^glossary\/index\.html$/, /An interface/],
  },
  {
    name: '@signalwire/docusaurus-plugin-llms-txt',
    config: "plugins: ['@signalwire/docusaurus-plugin-llms-txt']",
    makes: [/^llms\.txt$/, /Intro/],
  },
  {
    name: 'docusaurus-plugin-copy-page-button',
    config: "plugins: ['docusaurus-plugin-copy-page-button']",
    makes: [/\.js$/, /Copy page/],
  },
  {
    name: '@cmfcmf/docusaurus-search-local',
    config: "plugins: ['@cmfcmf/docusaurus-search-local']",
    makes: [/search-index.*\.json$/, /Intro/],
  },
  {
    name: 'docusaurus-theme-github-codeblock',
    config: "themes: ['docusaurus-theme-github-codeblock']",
    files: {'docs/ref.md': '# Ref\n\n```js reference\nhttps://github.com/a/b/blob/main/x.js#L1-L2\n```\n'},
    makes: [/^docs\/ref\/index\.html$/, /GitHub/],
  },
  {
    name: '@gracefullight/docusaurus-plugin-microsoft-clarity',
    config: "plugins: [['@gracefullight/docusaurus-plugin-microsoft-clarity', {projectId: 'clarity-parity'}]]",
    makes: [/\.(?:html|js)$/, /clarity-parity/],
  },
  {
    name: 'docusaurus-plugin-module-alias',
    config:
      "plugins: [['docusaurus-plugin-module-alias', {alias: {'@own': require('path').resolve(__dirname, 'own')}}]]",
    files: {
      'own/word.js': "export default 'parrot'\n",
      'src/pages/alias.jsx': "import word from '@own/word'\nexport default function Alias() { return <p>{word}</p> }",
    },
    makes: [/^alias\/index\.html$/, /parrot/],
  },
  {
    name: '@scalar/docusaurus',
    config:
      "plugins: [['@scalar/docusaurus', {label: 'Scalar', route: '/scalar', configuration: {content: {openapi: '3.1.0', info: {title: 'Pets', version: '1'}, paths: {}}}}]]",
    makes: [/^scalar\/index\.html$/, /<html/],
  },
  {
    name: '@orama/plugin-docusaurus-v3',
    config: "plugins: ['@orama/plugin-docusaurus-v3']",
    makes: [/orama.*\.(?:json|msp|gz)/, /./],
  },
  {
    name: 'docusaurus-pushfeedback',
    config: "plugins: [['docusaurus-pushfeedback', {project: 'feedback-parity'}]]",
    makes: [/\.(?:html|js)$/, /feedback-parity/],
  },
  {
    name: '@actinc/docusaurus-plugin-panzoom',
    config: "plugins: ['@actinc/docusaurus-plugin-panzoom'], themeConfig: {zoom: {selectors: ['.markdown img']}}",
    makes: [/\.(?:html|js)$/, /panzoom/i],
  },
  {
    name: '@graphql-markdown/docusaurus',
    needs: ['graphql@16', '@graphql-tools/graphql-file-loader'],
    config:
      "plugins: [['@graphql-markdown/docusaurus', {schema: './schema.graphql', rootPath: './docs', baseURL: 'gql', loaders: {GraphQLFileLoader: '@graphql-tools/graphql-file-loader'}}]]",
    files: {'schema.graphql': 'type Query { pets: [String] }\n'},
    makes: [INDEX, /Parity/],
  },
  {
    name: 'docusaurus-markdown-source-plugin',
    config: "plugins: ['docusaurus-markdown-source-plugin']",
    makes: [/intro\.md$/, /Welcome/],
  },
  {
    name: '@docsearch/docusaurus-adapter',
    config:
      "themes: ['@docsearch/docusaurus-adapter'], themeConfig: {docsearch: {appId: 'PARITYAPP', apiKey: 'key', indexName: 'parity'}}",
    makes: [/\.(?:html|js|json)$/, /PARITYAPP/],
  },
]
