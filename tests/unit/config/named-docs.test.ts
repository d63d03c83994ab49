// Docs that the data of every page has, as components of the site look them up.
import {expect, test} from 'vitest'
import {findNamedDocs} from '../../../src/node/config/named-docs.ts'
import {makeSite} from './make-site.ts'

const ITEM = "import NavbarItem from '@theme/NavbarItem'\n"

test.each([
  ['an id given to a hook', {'a.jsx': "useLayoutDoc('a', 'other')"}, ['a']],
  ['an id of a variable', {'a.jsx': 'useLayoutDoc(id)'}, 'all'],
  ['an item of a navigation bar', {'a.jsx': `${ITEM}<NavbarItem type="doc" docId="a" />`}, ['a']],
  ['an item whose id is in braces', {'a.jsx': `${ITEM}<NavbarItem type="doc" docId={'a'} />`}, ['a']],
  ['an item whose id is put together', {'a.jsx': `${ITEM}<NavbarItem type="doc" docId={\`\${part}/a\`} />`}, 'all'],
  ['an item whose id is that of an entry', {'a.jsx': `${ITEM}const item = {type: 'doc', docId: entry.id}`}, 'all'],
  ['the part for items of docs', {'theme/NavbarItem/DocNavbarItem.js': `${ITEM}const item = {docId: props.docId}`}, []],
  ['another part that compares ids', {'a.jsx': `${ITEM}if (docId === other) done()`}, []],
  [
    'items in JSON',
    {'items.json': '[{"type": "doc", "docId": "a"}]', 'a.jsx': "import items from './items.json'"},
    ['a'],
  ],
] as const)('%s', (_name, files, expected) => {
  const siteDir = makeSite(Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text])))
  expect(findNamedDocs({siteDir, compatibility: 'docusaurus', values: []})).toEqual(expected)
})
