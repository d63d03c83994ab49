// The theme's cascade layers: taken out of style sheets for sites that do not ask for them, and named for those that do.
import {expect, test} from 'vitest'
import {orderRules} from '../../../src/node/bundle/theme-layers.ts'

test.each([
  [
    'rules keep their order',
    '@layer quire.infima{a{b:c}}@layer quire.theme-classic{d{e:f}}g{h:i}',
    'a{b:c}d{e:f}g{h:i}',
  ],
  ['other blocks stay', '@layer quire.theme-classic{@media (x){a{b:c}}d{e:f}}', '@media (x){a{b:c}}d{e:f}'],
  ['layers of the site stay', '@layer mine,theirs;@layer mine{a{b:c}}', '@layer mine,theirs;@layer mine{a{b:c}}'],
  ['a layer inside of one of the site goes', '@layer mine{@layer quire.theme-classic{a{b:c}}}', '@layer mine{a{b:c}}'],
  ['so do those of any name', '@layer theme,base;@layer theme{a{b:c}}', '@layer theme,base;@layer theme{a{b:c}}'],
  [
    'braces in texts are no braces',
    '@layer quire.theme-classic{a::before{content:"}{\\""}}b{c:\'}\'}',
    'a::before{content:"}{\\""}b{c:\'}\'}',
  ],
  [
    'nor are those in comments',
    '/* @layer quire.theme-classic { */@layer quire.theme-classic{/* } */a{b:c}}',
    '/* @layer quire.theme-classic { *//* } */a{b:c}',
  ],
  [
    "rules of parts come after a site's, and those that a site has for some windows after these",
    'x{y:z}@layer quire.infima{@media (x){a{b:c}}}@import "x;";/* ; */@media (y){d{e:f}}g{h:i}@supports (a:b){@media (z){j{k:l}}}@MEDIA print{m{n:o}}@layer quire.parts{@media (p){q{r:s}}}@media (t){u{v:w}}',
    'x{y:z}@media (x){a{b:c}}@import "x;";/* ; */g{h:i}@supports (a:b){@media (z){j{k:l}}}@media (p){q{r:s}}@media (y){d{e:f}}@MEDIA print{m{n:o}}@media (t){u{v:w}}',
  ],
  [
    'widths are in the order of Docusaurus, those of parts among them',
    '@media (max-width:600px){a{}}@media (max-width:996px){b{}}@media print{c{}}@media (min-width:997px){d{}}@media (max-width:600px){e{}}@media (hover:hover){f{}}@layer quire.parts{g{}@media (max-width:768px){h{}}@media (min-width:40em){i{}}}j{}',
    'g{}@media (min-width:40em){i{}}@media (min-width:997px){d{}}@media (max-width:996px){b{}}@media (max-width:768px){h{}}@media (max-width:600px){a{}}@media (max-width:600px){e{}}@media (hover:hover){f{}}@media print{c{}}j{}',
  ],
  ['without such rules they stay', '@media (y){d{e:f}}g{h:i}', '@media (y){d{e:f}}g{h:i}'],
])('%s', (_, css, flat) => {
  expect(orderRules(css, 'media-last')).toBe(flat)
})

test('they stay where another minifier has them', () => {
  const css = '@media (y){d{e:f}}@layer quire.parts{g{h:i}}'
  expect(orderRules(css, 'as-written')).toBe('@media (y){d{e:f}}g{h:i}')
})

const NAMES =
  'infima,theme-common,theme-classic,core,plugin-debug,theme-mermaid,theme-live-codeblock,theme-search-algolia.docsearch,theme-search-algolia'
const ORDER = `@layer ${NAMES.split(',')
  .map((name) => `docusaurus.${name}`)
  .join(',')};`

test.each([
  ['a sheet with none stays', '@layer theme{a{b:c}}', '@layer theme{a{b:c}}'],
  [
    'they have the names of Docusaurus, after their order',
    '/* x */@layer quire.infima{a{b:c}}@layer quire.theme-classic{d{e:f}}',
    `/* x */${ORDER}@layer docusaurus.infima{a{b:c}}@layer docusaurus.theme-classic{d{e:f}}`,
  ],
  [
    'rules of parts are in that of Infima',
    '@layer quire.infima{a{b:c}}@media (x){g{h:i}}@layer quire.parts{d{e:f}}',
    `${ORDER}@layer docusaurus.infima{a{b:c}}@media (x){g{h:i}}@layer docusaurus.infima{d{e:f}}`,
  ],
  ['texts stay', 'a::before{content:"@layer quire.infima{"}', 'a::before{content:"@layer quire.infima{"}'],
])('%s', (_, css, named) => {
  expect(orderRules(css, 'layers')).toBe(named)
})
