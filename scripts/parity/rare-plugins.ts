// Plugins of the registry that fewer sites use, and old ones.
import type {ParityPlugin} from './plugins.ts'

const PAGE = /^docs\/page\/index\.html$/
const ANY_CODE = /\.(?:html|js)$/

export const RARE_PLUGINS: readonly ParityPlugin[] = [
  {
    name: 'docusaurus-plugin-script-tags',
    config:
      "plugins: ['docusaurus-plugin-script-tags'], themeConfig: {tags: {headTags: [{tagName: 'script', innerHTML: 'var parrot = 1'}]}}",
    makes: [/^index\.html$/, /var parrot/],
  },
  {
    name: 'docusaurus-plugin-remote-content',
    config:
      "plugins: [['docusaurus-plugin-remote-content', {name: 'far', sourceBaseUrl: 'https://parity.example/', outDir: 'docs/far', documents: [], noRuntimeDownloads: true}]]",
  },
  {
    name: 'docusaurus-preset-shiki-twoslash',
    config: "presets: [PRESET, ['docusaurus-preset-shiki-twoslash', {themes: ['min-light', 'nord']}]]",
    makes: [/^docs\/intro\/index\.html$/, /Welcome/],
  },
  {
    name: '@stackql/docusaurus-plugin-hubspot',
    config: "plugins: ['@stackql/docusaurus-plugin-hubspot'], themeConfig: {hubspot: {accountId: '4711'}}",
    makes: [/\.html$/, /4711/],
  },
  {
    name: 'docusaurus-plugin-hubspot',
    config: "plugins: ['docusaurus-plugin-hubspot'], themeConfig: {hubspot: {accountId: '4711'}}",
    makes: [/\.html$/, /4711/],
  },
  {
    name: 'docusaurus-node-polyfills',
    config: "plugins: ['docusaurus-node-polyfills']",
    files: {
      'src/pages/path.jsx':
        "import path from 'path'\nexport default function P() { return <p>{path.join('par', 'rot')}</p> }",
    },
    makes: [/^path\/index\.html$/, /par\/rot/],
  },
  {
    name: 'docusaurus-plugin-zooming',
    config: "plugins: ['docusaurus-plugin-zooming'], themeConfig: {zooming: {selector: '.markdown img'}}",
    makes: [ANY_CODE, /\.markdown img/],
  },
  {
    name: 'docusaurus-plugin-copy',
    config: "plugins: [['docusaurus-plugin-copy', {path: 'extra', context: 'extra', include: ['**/*.txt']}]]",
    files: {'extra/word.txt': 'parrot\n'},
  },
  {
    name: 'docusaurus-plugin-react-docgen-typescript',
    needs: ['react-docgen-typescript'],
    config:
      "plugins: [['docusaurus-plugin-react-docgen-typescript', {src: ['src/components/**/*.tsx'], parserOptions: {}}]]",
    files: {
      'src/components/parrot.tsx':
        "import React from 'react'\nexport interface Props {/** Its colour. */ readonly colour: string}\n/** A bird. */\nexport const Parrot = (props: Props) => <b>{props.colour}</b>\n",
    },
  },
  {
    name: 'docusaurus-plugin-sentry',
    config: "plugins: [['docusaurus-plugin-sentry', {DSN: 'parity-dsn'}]]",
    makes: [ANY_CODE, /parity-dsn/],
  },
  {
    name: 'docusaurus-protobuffet',
    config:
      "presets: [PRESET, ['docusaurus-protobuffet', {protobuffet: {fileDescriptorsPath: './proto.json', protoDocsPath: './protodocs', sidebarPath: './sidebarsProtodocs.js'}}]]",
    files: {'proto.json': '{"files": []}', 'sidebarsProtodocs.js': 'module.exports = {}\n', 'protodocs/a.md': '# A\n'},
  },
  {
    name: 'docusaurus-plugin-auto-sidebars',
    config: "plugins: ['docusaurus-plugin-auto-sidebars']",
  },
  {
    name: 'docusaurus-plugin-generate-llms-txt',
    config: "plugins: [['docusaurus-plugin-generate-llms-txt', {outputFile: 'llms.txt'}]]",
    makes: [/^llms\.txt$/, /Welcome/],
  },
  {
    name: 'docusaurus-plugin-fathom',
    config: "plugins: ['docusaurus-plugin-fathom'], themeConfig: {fathomAnalytics: {siteId: 'parity-fathom'}}",
    makes: [ANY_CODE, /parity-fathom/],
  },
  {name: 'docusaurus-graph', config: "plugins: ['docusaurus-graph']"},
  {
    name: 'docusaurus-plugin-hotjar',
    config: "plugins: ['docusaurus-plugin-hotjar'], themeConfig: {hotjar: {applicationId: '4711'}}",
    makes: [/\.html$/, /4711/],
  },
  {
    name: 'docusaurus-plugin-mindmap',
    config: "plugins: [['docusaurus-plugin-mindmap', {}]]",
    files: {'docs/page.mdx': "# Map\n\nimport Mindmap from '@theme/Mindmap'\n\nText.\n"},
    makes: [PAGE, /Text/],
  },
  {
    name: 'docusaurus-plugin-includes',
    config: "plugins: [['docusaurus-plugin-includes', {sharedFolders: [{source: 'shared', target: 'docs/shared'}]}]]",
    files: {'shared/one.md': '# Shared\n\nText of both.\n'},
  },
  {
    name: 'docusaurus-plugin-mcp-server',
    needs: ['zod'],
    config: "plugins: [['docusaurus-plugin-mcp-server', {server: {name: 'own', version: '1.0.0'}}]]",
    makes: [/^mcp\/.*\.json$/, /Welcome|intro/i],
  },
  {
    name: 'docusaurus-plugin-structurizr',
    config: "plugins: [['docusaurus-plugin-structurizr', {enabled: false}]]",
  },
  {
    name: 'docusaurus-plugin-yandex-metrica',
    config: "plugins: [['docusaurus-plugin-yandex-metrica', {counterID: '4711'}]]",
    makes: [/\.html$/, /4711/],
  },
  {
    name: 'docusaurus-biel',
    config: "plugins: [['docusaurus-biel', {project: 'parity-biel'}]]",
    makes: [ANY_CODE, /parity-biel/],
  },
  {
    name: 'docusaurus-plugin-segment',
    config: "plugins: [['docusaurus-plugin-segment', {apiKey: 'parity-segment'}]]",
    makes: [/\.html$/, /parity-segment/],
  },
]
