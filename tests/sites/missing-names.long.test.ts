// Code of a site that asks for what another version of a theme has: the site is built, and one warning names the place and what is lost.
import {describe, expect, test} from 'vitest'
import {configFile, createSite} from '../support/site.ts'

/** With code of its own a site is bundled, here twice, which takes its time. */
const BUNDLE_MS = 240_000

const HOME = `import {useNothing} from '@docusaurus/theme-common'
import Frame from '@theme/NoSuchFrame'
import {inner} from '../more'
import {AnnouncementBarProviderr, ColorModeProviderr} from '@docusaurus/theme-common/internal'
export default () => <p><Frame wide>inside</Frame> {String(useNothing)} {inner}</p>
export const unused = [AnnouncementBarProviderr, ColorModeProviderr]
`

// Nothing but imports: types, in a file that is not TypeScript, and what is gone and was used once.
const UNUSED = `import React, {Dispatch, SetStateAction} from 'react'
import {useNothing as nothing} from '@docusaurus/theme-common'
import {gone} from '../more'
`

const COPYRIGHT = `import {useNothing} from '@docusaurus/theme-common'
import Icon from '@theme/Icon/NoSuchIcon'
export default () => <i>{useNothing()}By me<Icon /></i>
`

describe.each(['webpack', 'rspack'])('with %s', (bundler) => {
  test('what code of the site does not find is a warning with its place, each time', {timeout: BUNDLE_MS}, async () => {
    const site = createSite({
      'site.config.mjs': configFile(
        `bundler: '${bundler}', themeConfig: {footer: {copyright: 'By us'}}`,
        'docs(), pages()',
      ),
      'docs/index.mdx': `${UNUSED.replace('../more', '../src/more')}\n# Start`,
      'src/pages/index.jsx': `${HOME}${UNUSED}`,
      // A type looks like a name that is missing.
      'src/more.ts': "export {Props} from '@theme/Footer'\nexport const inner = 'here'",
      'src/theme/Footer/Copyright.jsx': COPYRIGHT,
      'src/theme/Heading/index.jsx': `${UNUSED.replace('../', '../../')}export {default} from '@theme-original/Heading'`,
      'src/theme/Logo.tsx': "import type {Props} from '@theme/Logo'\nexport default (_: Props) => <b>My logo</b>",
    })
    // What is left out is found by the bundler: the second build knows it, and has to say the same.
    for (let round = 0; round < (bundler === 'rspack' ? 2 : 1); round++) {
      const built = await site.build({minify: false})
      expect(built.findings).toEqual([
        'warning bundle/missing-export src/pages/index.jsx:1:27',
        'warning bundle/unresolved-import src/pages/index.jsx:2:20',
        'warning bundle/missing-export src/pages/index.jsx:4:61',
        'warning bundle/missing-export src/pages/index.jsx:4:61',
        'warning bundle/part-set-aside src/theme/Footer/Copyright.jsx:1:27',
      ])
      expect(built.diagnostics[4]?.message).toBe(
        'The part "@theme/Footer/Copyright" imports "useNothing" of "@docusaurus/theme-common", which is not there, and imports "@theme/Icon/NoSuchIcon", which is not there: the theme\'s is shown in its place, without what this file changes.',
      )
      // A few names, also of those that come through `export *`, which bundlers do not follow.
      const hints = built.diagnostics.map(({hint}) => hint)
      expect(hints[0]).toMatch(/^Check the name\. The nearest of its \d+ are: (?:\w+, ){3}\w+\.$/)
      expect(hints.slice(2, 4)).toEqual(
        ['AnnouncementBarProvider', 'ColorModeProvider'].map((name) => `Did you mean "${name}"?`),
      )
      expect(built.html('/')).toContain('<p>inside<!-- --> <!-- -->undefined<!-- --> <!-- -->here</p>')
      expect(built.html('/docs')).toContain('By us')
      expect(built.html('/docs')).toContain('<b>My logo</b>')
    }
    if (bundler === 'webpack') return
    site.write('src/theme/Footer/Copyright.jsx', 'export default () => <i>By me</i>')
    const mended = await site.build({minify: false})
    expect(mended.findings).toHaveLength(4)
    expect(mended.html('/docs')).toContain('<i>By me</i>')
  })
})

test('a part under an old name that is set aside leaves the theme as it is', {timeout: BUNDLE_MS}, async () => {
  const built = await createSite({
    'site.config.mjs': configFile("bundler: 'rspack'"),
    'docs/index.md': '# Start',
    'src/theme/DocPage/index.jsx': "import {nothing} from '@docusaurus/theme-common'\nexport default () => nothing",
  }).build()
  expect(built.findings).toEqual(['warning bundle/part-set-aside src/theme/DocPage/index.jsx:1:24'])
  expect(built.html('/docs')).toContain('Start')
})

test('a module of Node in code for browsers is told of as that, and no package of its name is named', {
  timeout: BUNDLE_MS,
}, async () => {
  const built = await createSite({
    'site.config.mjs': configFile("bundler: 'rspack'", 'docs(), pages()'),
    'docs/index.md': '# Start',
    'src/pages/index.jsx': "import {join} from 'path'\nexport default () => <p>{join('a', 'b')}</p>",
  }).build()
  expect(built.errors).toEqual(['error bundle/unresolved-import src/pages/index.jsx:1:21'])
  expect(built.diagnostics[0]?.hint).toBe(
    'Browsers have no module "path", which is of Node. Name a package for it, or false, in "resolve.fallback" of a plugin\'s configureWebpack: {path: false}.',
  )
})
