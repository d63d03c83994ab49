// Further plugins, presets and themes of the registry: those with the most downloads that the first list does not have.
import type {ParityPlugin} from './plugins.ts'

const OPENAPI_YAML = `openapi: 3.0.0
info: {title: Pets, version: '1'}
paths:
  /pets:
    get:
      operationId: listPets
      summary: All pets
      responses: {'200': {description: A list}}
`

const LIBRARY: Readonly<Record<string, string>> = {
  'lib/index.ts': '/** Adds two numbers. */\nexport function addTwo(a: number, b: number): number { return a + b }\n',
  'lib/tsconfig.json':
    '{"compilerOptions": {"target": "es2022", "module": "nodenext", "types": [], "skipLibCheck": true}, "files": ["index.ts"]}',
  'lib/package.json': '{"name": "own-library", "version": "1.0.0"}',
  'lib/README.md': '# Own library\n\nText of the library.\n',
}

const PAGE = /^docs\/page\/index\.html$/
const ANY_CODE = /\.(?:html|js)$/

/** Plugins of remark and rehype belong to the preset's documents. */
const documents = (options: string): string => `presets: [['classic', {docs: {${options}}}]] /* PRESET */`

export const MORE_PLUGINS: readonly ParityPlugin[] = [
  {
    name: 'docusaurus-json-schema-plugin',
    config: "themes: ['docusaurus-json-schema-plugin']",
    files: {
      'docs/page.mdx':
        "# Schema\n\nimport JSONSchemaViewer from '@theme/JSONSchemaViewer'\n\n<JSONSchemaViewer schema={{type: 'string', title: 'Word'}} />\n\nAround it.\n",
    },
    makes: [PAGE, /Around it/],
  },
  {
    name: 'docusaurus-preset-openapi',
    config: "presets: [['docusaurus-preset-openapi', {api: {path: 'pets.yaml', routeBasePath: '/pets'}}]] /* PRESET */",
    files: {'pets.yaml': OPENAPI_YAML},
    makes: [/^pets\/.*index\.html$/, /All pets/],
  },
  {
    name: '@saucelabs/theme-github-codeblock',
    config: "themes: ['@saucelabs/theme-github-codeblock']",
    files: {'docs/page.md': '# Ref\n\n```js reference\nhttps://github.com/a/b/blob/main/x.js#L1-L2\n```\n'},
    makes: [PAGE, /github\.com\/a\/b/],
  },
  {
    name: '@docusaurus/remark-plugin-npm2yarn',
    config: documents("remarkPlugins: [[require('@docusaurus/remark-plugin-npm2yarn'), {sync: true}]]"),
    files: {'docs/page.md': '# Install\n\n```bash npm2yarn\nnpm install parrot\n```\n'},
    makes: [PAGE, /yarn/],
  },
  {
    name: 'rehype-katex',
    needs: ['remark-math', 'katex'],
    config: documents(
      "remarkPlugins: [require('remark-math').default], rehypePlugins: [require('rehype-katex').default]",
    ),
    files: {'docs/page.md': '# Sum\n\n$$\n\\frac{a}{b}\n$$\n'},
    makes: [PAGE, /class="katex/],
  },
  {
    name: 'docusaurus-remark-plugin-tab-blocks',
    config: documents("remarkPlugins: [require('docusaurus-remark-plugin-tab-blocks').default]"),
    files: {'docs/page.md': '# Blocks\n\n```js tab\nconst a = 1\n```\n\n```ts tab\nconst b = 1\n```\n'},
    makes: [PAGE, /role="tablist"/],
  },
  {
    name: '@sapphire/docusaurus-plugin-npm2yarn2pnpm',
    config: documents(
      "remarkPlugins: [require('@sapphire/docusaurus-plugin-npm2yarn2pnpm').convertNpmToPackageManagers]",
    ),
    files: {'docs/page.md': '# Install\n\n```bash npm2yarn2pnpm\nnpm install parrot\n```\n'},
    makes: [PAGE, /pnpm/],
  },
  {
    name: '@sapphire/docusaurus-plugin-ts2esm2cjs',
    needs: ['prettier@3'],
    config: documents("remarkPlugins: [require('@sapphire/docusaurus-plugin-ts2esm2cjs').ts2esm2cjs]"),
    files: {'docs/page.md': "# Code\n\n```typescript ts2esm2cjs\nimport {a} from 'a'\nconst b: string = a\n```\n"},
    makes: [PAGE, /CommonJS/],
  },
  {
    name: 'remark-docusaurus-tabs',
    config: documents("remarkPlugins: [require('remark-docusaurus-tabs')]"),
    makes: [/^docs\/intro\/index\.html$/, /Welcome/],
  },
  {name: '@docusaurus/plugin-vercel-analytics', config: "plugins: ['@docusaurus/plugin-vercel-analytics']"},
  {name: '@docusaurus/plugin-css-cascade-layers', config: "plugins: ['@docusaurus/plugin-css-cascade-layers']"},
  {name: '@docusaurus/plugin-debug', config: "plugins: [['@docusaurus/plugin-debug', {id: 'again'}]]"},
  {
    name: '@docusaurus/plugin-google-analytics',
    config: "plugins: [['@docusaurus/plugin-google-analytics', {trackingID: 'UA-141-1'}]]",
    makes: [ANY_CODE, /UA-141-1/],
  },
  {
    name: '@r74tech/docusaurus-plugin-panzoom',
    config: "plugins: ['@r74tech/docusaurus-plugin-panzoom'], themeConfig: {zoom: {selectors: ['.markdown img']}}",
    makes: [ANY_CODE, /panzoom/i],
  },
  {
    name: 'docusaurus-plugin-proxy',
    config: "plugins: [['docusaurus-plugin-proxy', {'/api': 'http://localhost:1'}]]",
  },
  {
    name: 'docusaurus-gtm-plugin',
    config: "plugins: [['docusaurus-gtm-plugin', {id: 'GTM-PARITY'}]]",
    makes: [/\.html$/, /GTM-PARITY/],
  },
  {
    name: 'docusaurus-plugin-goatcounter',
    config: "plugins: ['docusaurus-plugin-goatcounter'], themeConfig: {goatcounter: {code: 'parity-goat'}}",
    makes: [/\.html$/, /parity-goat/],
  },
  {
    name: 'docusaurus-plugin-drawio',
    config: "plugins: [['docusaurus-plugin-drawio', {}]]",
    files: {
      'docs/page.mdx':
        "# Drawing\n\nimport Drawio from '@theme/Drawio'\nimport graph from '!!raw-loader!./graph.drawio'\n\n<Drawio content={graph} />\n",
      'docs/graph.drawio': '<mxfile><diagram name="Own">parrot</diagram></mxfile>',
    },
    makes: [PAGE, /Drawing/],
  },
  {
    name: '@signalwire/docusaurus-theme-llms-txt',
    needs: ['@signalwire/docusaurus-plugin-llms-txt@2.0.0-alpha.7'],
    config:
      "themes: ['@signalwire/docusaurus-theme-llms-txt'], plugins: [['@signalwire/docusaurus-plugin-llms-txt', {}]]",
    makes: [/^llms\.txt$/, /Intro/],
  },
  {
    name: '@inkeep/cxkit-docusaurus',
    config:
      "plugins: [['@inkeep/cxkit-docusaurus', {ChatButton: {baseSettings: {apiKey: 'inkeep-parity'}}, SearchBar: {baseSettings: {apiKey: 'inkeep-parity'}}}]]",
    makes: [/\.(?:html|js|json)$/, /inkeep-parity/],
  },
  {
    name: 'docusaurus-graphql-plugin',
    needs: ['graphql@16'],
    config: "plugins: [['docusaurus-graphql-plugin', {schema: 'schema.graphql'}]]",
    files: {'schema.graphql': 'type Query { pets: [String] }\n'},
  },
  {
    name: 'docusaurus-plugin-typedoc-api',
    needs: ['typescript@5'],
    config:
      "plugins: [['docusaurus-plugin-typedoc-api', {projectRoot: __dirname, packages: [{path: 'lib', entry: 'index.ts'}]}]]",
    files: {...LIBRARY, 'tsconfig.json': LIBRARY['lib/tsconfig.json']?.replace('index.ts', 'lib/index.ts') ?? ''},
    makes: [/^api\/.*\.html$/, /Adds two numbers/],
  },
  {
    name: '@apify/docusaurus-plugin-typedoc-api',
    needs: ['typescript@5'],
    config:
      "plugins: [['@apify/docusaurus-plugin-typedoc-api', {projectRoot: __dirname, packages: [{path: 'lib', entry: 'index.ts'}]}]]",
    files: {...LIBRARY, 'tsconfig.json': LIBRARY['lib/tsconfig.json']?.replace('index.ts', 'lib/index.ts') ?? ''},
    makes: [/^api\/.*\.html$/, /Adds two numbers/],
  },
  {
    name: 'docusaurus-plugin-dotenv',
    config: "plugins: [['docusaurus-plugin-dotenv', {path: './words.env'}]]",
    files: {
      'words.env': 'WORD=parrot\n',
      'src/pages/env.jsx': 'export default function Env() { return <p>{process.env.WORD}</p> }',
    },
    makes: [/^env\/index\.html$/, /parrot/],
  },
  {
    name: '@getcanary/docusaurus-theme-search-pagefind',
    needs: ['@getcanary/web'],
    config: "themes: ['@getcanary/docusaurus-theme-search-pagefind']",
    makes: [/^pagefind\/.*/, /./],
  },
  {
    name: 'docusaurus-plugin-search-local',
    // Another plugin of the list asks for an older one.
    needs: ['@docusaurus/utils-validation@3'],
    config: "plugins: [['docusaurus-plugin-search-local', {hashed: true}]]",
    makes: [/search-index.*\.json$/, /Intro/],
  },
]
