// Configurations: any value that a file may export, through all that reads one, and now and then any text of such a file.
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {loadConfigLeniently} from '../../../src/node/config/load-config.ts'
import type {Diagnostic} from '../../../src/shared/diagnostics.ts'
import type {Dice} from '../dice.ts'
import {checkFindings, findingsOf} from './findings.ts'
import {makeName, makeValue, mutateValue} from './hostile.ts'
import {mutate} from './mutate.ts'
import {check, type FuzzPart, fuzzPart} from './part.ts'

/** The value that the file exports, or its text. */
type ConfigCase = {readonly value: unknown} | {readonly text: string}

const EXAMPLE = {
  title: 'Site',
  tagline: 'T',
  url: 'https://example.com',
  baseUrl: '/base/',
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: {fr: {label: 'Français', htmlLang: 'fr-FR', path: 'fr', baseUrl: '/fr/'}},
  },
  onBrokenLinks: 'warn',
  organizationName: 'x',
  customFields: {a: {b: [1]}},
  markdown: {
    mermaid: true,
    format: 'detect',
    alternates: true,
    hooks: {onBrokenMarkdownLinks: 'throw'},
    remarkRehypeOptions: {},
  },
  staticDirectories: ['static'],
  headTags: [{tagName: 'link', attributes: {rel: 'preconnect', href: 'https://cdn.example.com'}}],
  scripts: ['/a.js', {src: 'https://b.example/b.js', async: true}],
  stylesheets: ['/a.css'],
  clientModules: './a.css',
  contentSecurityPolicy: {'connect-src': ['https://stats.example.com']},
  storage: {type: 'localStorage', namespace: true},
  keepAssets: 2,
  pageTimeLimit: 60,
  publish: ['../images/**'],
  plugins: [
    ['docs', {path: 'docs', sidebarPath: 'sidebars.js', editUrl: 'https://x.y/'}],
    'blog',
    false,
    null,
    ['sitemap', {lastmod: 'date'}],
    ['search', {language: ['en']}],
  ],
  themes: [],
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, theme: {customCss: ['./c.css']}}]],
  themeConfig: {
    navbar: {
      title: 'T',
      logo: {src: 'a.svg', alt: 'a'},
      hideOnScroll: true,
      items: [
        {type: 'doc', docId: 'a', label: 'A'},
        {to: '/b', label: 'B', position: 'right'},
        {type: 'dropdown', label: 'D', items: [{href: 'https://x.y', label: 'X'}]},
      ],
    },
    footer: {
      style: 'dark',
      links: [{title: 'More', items: [{label: 'A', to: '/a'}, {html: '<b>b</b>'}]}],
      logo: {src: 'a.svg'},
      copyright: '© <a href="https://x.y">x</a>',
    },
    colorMode: {defaultMode: 'light', disableSwitch: false},
    docs: {sidebar: {hideable: true}},
    prism: {additionalLanguages: ['java'], magicComments: [{className: 'x', line: 'a', block: {start: 'b', end: 'c'}}]},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: {id: 'a', content: '<b>x</b>', isCloseable: true, backgroundColor: '#fff'},
    metadata: [{name: 'keywords', content: 'a'}],
    image: 'img/card.png',
  },
}

const WORDS = [
  'docs',
  'blog',
  'pages',
  'classic',
  'en',
  'fr',
  'warn',
  'throw',
  'ignore',
  '/',
  'a',
  'label',
  'to',
  'href',
  'items',
  'type',
  'dropdown',
  'xx-invalid',
  'de-DE-1996',
]
const TOKENS: readonly string[] = [
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  ',',
  ':',
  "'",
  '"',
  '`',
  '=>',
  '...',
  'export default ',
  'const ',
  'await ',
  'import ',
  'null',
  '\n',
  '//',
  '/*',
  '\\',
  '🎉',
  '\0',
  '@',
  '#',
  'as any',
  '<T>',
  'throw ',
  ';',
]

// What is evaluated stays in memory: of texts there are fewer.
const PERCENT_OF_TEXTS = 1

function makeText(dice: Dice): string {
  return dice.chance(60) ? dice.pick(WORDS) : makeName(dice, WORDS)
}

function makeCase(dice: Dice, text: string): ConfigCase {
  if (dice.chance(PERCENT_OF_TEXTS)) return {text: mutate(text, TOKENS, dice)}
  return {value: dice.chance(10) ? makeValue(dice, 4, makeText) : mutateValue(EXAMPLE, dice, makeText)}
}

export async function configPart(): Promise<FuzzPart> {
  const siteDir = mkdtempSync(join(tmpdir(), 'quire-fuzz-config-'))
  const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
  const text = readFileSync(join(root, 'site.config.ts'), 'utf8')
    .replace(/^import .*\n/gm, '')
    .replace(/\bdefineConfig\(|\b(?:docs|blog|pages|llms|sitemap|env|imageZoom|search)\(/g, '(')
  const state: {value: unknown} = {value: undefined}
  Object.assign(globalThis, {quireFuzzConfig: () => state.value})
  mkdirSync(join(siteDir, 'static'))
  writeFileSync(join(siteDir, 'value.config.mjs'), 'export default () => globalThis.quireFuzzConfig()\n')
  const load = (name: string, report: (finding: Diagnostic) => void) =>
    loadConfigLeniently(siteDir, {config: name, report})
  return fuzzPart<ConfigCase>({
    make: (dice) => makeCase(dice, text),
    run: async (given) => {
      if ('value' in given) state.value = given.value
      else writeFileSync(join(siteDir, 'text.config.ts'), given.text)
      const warnings: Diagnostic[] = []
      const findings = await findingsOf(async () => {
        const {config, problems} = await load('value' in given ? 'value.config.mjs' : 'text.config.ts', (one) =>
          warnings.push(one),
        )
        checkFindings(problems)
        check(config.baseUrl.startsWith('/') && config.baseUrl.endsWith('/'), `The base URL is "${config.baseUrl}".`)
        // What goes to readers and to workers.
        JSON.stringify([config.themeConfig, config.customFields, config.i18n, config.headTags])
      })
      checkFindings([...findings, ...warnings])
    },
    close: () => rmSync(siteDir, {recursive: true, force: true}),
  })
}
