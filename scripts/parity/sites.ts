// The sites that `npm run parity` builds: templates of Docusaurus, and whole sites next to the checkout.

export interface ParitySite {
  readonly name: string
  /** Where the site is made from: a template of create-docusaurus, or a folder, relative to the checkout. */
  readonly from: {readonly template: string; readonly options: readonly string[]} | {readonly folder: string}
  /** Folder of the site in what is copied. */
  readonly siteDir?: string
}

const CORPORA = '../shared/corpora/sites'

export const PARITY_SITES: readonly ParitySite[] = [
  {name: 'classic', from: {template: 'classic', options: ['--javascript']}},
  {name: 'classic-typescript', from: {template: 'classic', options: ['--typescript']}},
  {name: 'facebook', from: {template: 'facebook', options: ['--javascript']}},
  {name: 'testing-library', from: {folder: `${CORPORA}/testing-library`}},
  {name: 'search-local', from: {folder: `${CORPORA}/search-local`}, siteDir: 'website'},
  {name: 'search-local-multi-docs', from: {folder: `${CORPORA}/search-local`}, siteDir: 'website-multi-docs'},
  {name: 'redocusaurus', from: {folder: `${CORPORA}/redocusaurus`}, siteDir: 'website'},
  {name: 'redux-toolkit', from: {folder: `${CORPORA}/redux-toolkit`}, siteDir: 'website'},
  {name: 'victory', from: {folder: `${CORPORA}/victory`}, siteDir: 'website'},
]
