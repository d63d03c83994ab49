// Selectors of Docusaurus' classes, which match the theme's parts as well.
import {expect, test} from 'vitest'
import {widenClasses} from '../../../src/node/bundle/docusaurus-classes.ts'

test.each([
  ['a name with its underscore', '[class*="tag_"]', ':is([class*="tag_"], :where(.tag_))'],
  ['a name without', 'div[class*=codeBlockTitle]', 'div:is([class*=codeBlockTitle], :where(.code-block-title))'],
  ['its beginning', "[class*='authorSocialI']", ":is([class*='authorSocialI'], :where(.blogSocial > svg))"],
  [
    'the first class of an element',
    '[class^="admonition"]',
    ':is([class^="admonition"], :where(.admonitionContent_, .admonitionHeading_, .admonitionIcon_))',
  ],
  ['a name with its hash', '.codeBlockContainer_Ckt0 a', ':is(.codeBlockContainer_Ckt0, :where(.theme-code-block)) a'],
  [
    'the element of the bar',
    'div[class^="announcementBar_"]',
    ':is(div, section):is([class^="announcementBar_"], :where(.announcementBar))',
  ],
  ['the role of the bar', 'div[role=banner]', 'div:is([role=banner], :where(.announcementBar))'],
])('%s', (_, selector, widened) => {
  expect(widenClasses(`${selector}{color:red}`)).toBe(`${widened}{color:red}`)
})

test.each([
  ['what the theme has by the same name', '[class*="tocCollapsible"]'],
  ['a class that comes after others', '[class^="codeBlockContainer"]'],
  ['one of the same name that does', "[class^='docSidebarContainer']"],
  ['one with its underscore', '[class^=lastUpdated_]'],
  ['the middle of a name', '[class*="ctive"]'],
  ['names of the site', '[class*="hero"]'],
  ['another hash, which may be of the site', '.title_a1B2'],
  ['a longer class', '.tag_zVejs'],
])('%s stays', (_, selector) => {
  expect(widenClasses(`${selector}{color:red}`)).toBe(`${selector}{color:red}`)
})
