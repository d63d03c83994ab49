// The sites that `npm run parity` builds: templates of Docusaurus, and whole sites next to the checkout.

export interface ParitySite {
  readonly name: string
  /** Where the site is made from: a command that takes its name and what follows, or a folder, relative to the checkout. */
  readonly from: {readonly command: string; readonly rest: readonly string[]} | {readonly folder: string}
  /** Folder of the site in what is made. */
  readonly siteDir?: string
}

const CORPORA = '../shared/corpora/sites'

/** Version 3 has no other template than the classic one; those of 2 and of the betas show what their sites are like. */
export const PARITY_SITES: readonly ParitySite[] = [
  {name: 'classic', from: {command: 'create-docusaurus@3', rest: ['classic', '--javascript']}},
  {name: 'classic-typescript', from: {command: 'create-docusaurus@3', rest: ['classic', '--typescript']}},
  {name: 'facebook', from: {command: 'create-docusaurus@2', rest: ['facebook']}},
  {name: 'init-classic', from: {command: '@docusaurus/init@2.0.0-beta.6 init', rest: ['classic']}},
  {name: 'testing-library', from: {folder: `${CORPORA}/testing-library`}},
  {name: 'search-local', from: {folder: `${CORPORA}/search-local`}, siteDir: 'website'},
  {name: 'search-local-multi-docs', from: {folder: `${CORPORA}/search-local`}, siteDir: 'website-multi-docs'},
  {name: 'redocusaurus', from: {folder: `${CORPORA}/redocusaurus`}, siteDir: 'website'},
  {name: 'redux-toolkit', from: {folder: `${CORPORA}/redux-toolkit`}, siteDir: 'website'},
  {name: 'victory', from: {folder: `${CORPORA}/victory`}, siteDir: 'website'},
]
