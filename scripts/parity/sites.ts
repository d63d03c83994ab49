// The sites that `npm run parity` builds: templates of Docusaurus, sites that packages hold, and whole sites next to the checkout.

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
  },
  {
    name: 'init-classic',
    from: {command: '@docusaurus/init@2.0.0-beta.6 init', rest: ['classic']},
    pinned: OLD_WEBPACK,
  },
  {name: 'maci', from: {package: '@maci-protocol/website@1.0.0'}},
  {name: 'testing-library', from: {folder: `${CORPORA}/testing-library`}},
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
    replaced: [RENAMED_KEY],
  },
  {name: 'victory', from: {folder: `${CORPORA}/victory`}, siteDir: 'website'},
]
