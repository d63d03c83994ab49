// Which files the service worker keeps.
import {expect, test} from 'vitest'
import {pwaOptions} from '../../../plugins/pwa/options.ts'
import {listSiteFiles} from '../../../plugins/pwa/site-files.ts'

test('social cards are not kept on the devices of readers', () => {
  const paths = ['assets/social-cards/0123.png', 'img/logo.png', 'index.html', 'sw.js']
  const files = paths.map((path) => ({path, version: '0123456789abcdef', sizeBytes: 1}))
  expect(listSiteFiles(files, pwaOptions.parse({}))).toEqual({'img/logo.png': '0123456789', 'index.html': '0123456789'})
})
