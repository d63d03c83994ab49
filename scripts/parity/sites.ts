// The sites that `npm run parity` builds: templates of Docusaurus, sites that packages hold, and whole sites next to the checkout.

import type {KnownDifference} from '../../src/node/migrate/compare/known-differences.ts'

export interface ParitySite {
  readonly name: string
  /**
   * Where the site is made from: a command that takes its name and what follows, a package that holds it, or a folder, relative
   * to the checkout.
   */
  readonly from:
    | {readonly command: string; readonly rest: readonly string[]}
    | {readonly package: string}
    | {readonly folder: string}
  /** Folder of the site in what is made. */
  readonly siteDir?: string
  /** Versions of packages that Docusaurus needs to build it today: newer ones have left out what it imports. */
  readonly pinned?: Readonly<Record<string, string>>
  /** What of the site's repository is missing in what is made, and where to take it from. */
  readonly missing?: readonly MissingFile[]
  /** Differences of single pages that are explained. They are not counted. */
  readonly explained?: readonly KnownDifference[]
  /** Lines of the site that ask for what is not to be had here, and what takes their place, by file. */
  readonly replaced?: readonly (readonly [file: string, text: string, by: string])[]
}

/** Its text, another file of the site, or a folder of a package. Paths are relative to what is made. */
export type MissingFile = {readonly path: string} & (
  | {readonly text: string}
  | {readonly copyOf: string}
  | {readonly package: string; readonly folder: string}
)

const CORPORA = '../shared/corpora/sites'

/** Later ones have no more `webpack/lib/ContextReplacementPlugin`. */
const OLD_WEBPACK = {webpack: '5.88.2'}

/** Docusaurus 3.10, which the site gets today, refuses the name that the key had in the site's time. */
const RENAMED_KEY = ['website/docusaurus.config.ts', 'experimental_faster', 'faster'] as const

/** Version 3 has no other template than the classic one; those of 2 and of the betas show what their sites are like. */
export const PARITY_SITES: readonly ParitySite[] = [
  {name: 'classic', from: {command: 'create-docusaurus@3', rest: ['classic', '--javascript']}},
  {name: 'classic-typescript', from: {command: 'create-docusaurus@3', rest: ['classic', '--typescript']}},
  {name: 'classic-2', from: {command: 'create-docusaurus@2', rest: ['classic']}, pinned: OLD_WEBPACK},
  {
    name: 'facebook',
    from: {command: 'create-docusaurus@2', rest: ['facebook']},
    pinned: OLD_WEBPACK,
    // Its footer leads to documents that it does not have: Docusaurus does not build it either.
    replaced: [['docusaurus.config.js', "onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'"]],
    explained: [{reason: 'Text that is indented is no code in MDX 3.', page: /\/tutorial-basics\/markdown-features$/}],
  },
  {
    name: 'init-classic',
    from: {command: '@docusaurus/init@2.0.0-beta.6 init', rest: ['classic']},
    pinned: OLD_WEBPACK,
  },
  {name: 'maci', from: {package: '@maci-protocol/website@1.0.0'}},
  {
    name: 'testing-library',
    from: {folder: `${CORPORA}/testing-library`},
    explained: [
      {
        reason: 'A heading of the first level is the title in Docusaurus 3, wherever it is.',
        page: /\/example-drag$/,
        aspect: /^(?:h1|text)$/,
        theirs: /^Drag$/,
      },
      {
        reason: 'Docusaurus 3 looks for a document next to the link first.',
        page: /\/preact-testing-library\/learn$/,
        aspect: /^links$/,
      },
      {reason: 'Stars in a word are emphasis in MDX 1.', page: /\/testcafe-testing-library\/intro$/, aspect: /^text$/},
      {
        reason: 'A line break inside of a list item is a space in MDX 3.',
        page: /\/user-event\/v13$/,
        aspect: /^text$/,
        isShortened: true,
      },
      {
        reason: 'A slash behind the extension leads to no document in Docusaurus 3.',
        page: /\/vue-testing-library\/api$/,
        aspect: /^links$/,
        theirs: /#prettydom$/,
      },
    ],
  },
  {name: 'search-local', from: {folder: `${CORPORA}/search-local`}, siteDir: 'website'},
  {name: 'search-local-multi-docs', from: {folder: `${CORPORA}/search-local`}, siteDir: 'website-multi-docs'},
  {
    name: 'redocusaurus',
    from: {folder: `${CORPORA}/redocusaurus`},
    siteDir: 'website',
    missing: [{path: 'CHANGELOG.md', copyOf: 'packages/redocusaurus/CHANGELOG.md'}],
    replaced: [
      [
        'website/docusaurus.config.ts',
        'https://redocly.github.io/redoc/openapi.yaml',
        'openapi/using-single-yaml.openapi.yaml',
      ],
      ['website/package.json', '"@percy/cli": "^1.28.8",', ''],
      // Which it refuses without this flag.
      [RENAMED_KEY[0], RENAMED_KEY[1], 'v4: {removeLegacyPostBuildHeadAttribute: true}, faster'],
    ],
  },
  {
    name: 'redux-toolkit',
    from: {folder: `${CORPORA}/redux-toolkit`},
    siteDir: 'website',
    missing: [
      {path: 'errors.json', text: '{"0": "prepareAction did not return an object"}'},
      {path: 'packages/toolkit/src', package: '@reduxjs/toolkit@2', folder: 'src'},
    ],
    replaced: [
      RENAMED_KEY,
      // Which stands for more today: comments of HTML in MDX are refused.
      [RENAMED_KEY[0], 'v4: true', 'v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true}'],
    ],
  },
  {name: 'victory', from: {folder: `${CORPORA}/victory`}, siteDir: 'website'},
]
