// The theme's cascade layers, taken out of style sheets for sites that do not ask for them.
import {expect, test} from 'vitest'
import {flattenLayers} from '../../../src/node/bundle/flatten-layers.ts'

test.each([
  ['rules keep their order', '@layer infima{a{b:c}}@layer theme{d{e:f}}g{h:i}', 'a{b:c}d{e:f}g{h:i}'],
  ['other blocks stay', '@layer theme{@media (x){a{b:c}}d{e:f}}', '@media (x){a{b:c}}d{e:f}'],
  ['layers of the site stay', '@layer mine,theirs;@layer mine{a{b:c}}', '@layer mine,theirs;@layer mine{a{b:c}}'],
  ['a layer inside of one of the site goes', '@layer mine{@layer theme{a{b:c}}}', '@layer mine{a{b:c}}'],
  [
    'braces in texts are no braces',
    '@layer theme{a::before{content:"}{\\""}}b{c:\'}\'}',
    'a::before{content:"}{\\""}b{c:\'}\'}',
  ],
  ['nor are those in comments', '/* @layer theme { */@layer theme{/* } */a{b:c}}', '/* @layer theme { *//* } */a{b:c}'],
])('%s', (_, css, flat) => {
  expect(flattenLayers(css)).toBe(flat)
})
