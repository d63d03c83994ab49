import {expect, test} from 'vitest'
import {siteConfigSchema} from '../../../src/config/schema.ts'
import {readDefaultConfig} from '../../../src/node/config/default-config.ts'
import {makeSite} from './make-site.ts'

test('a folder with docs/ and a package gets its docs at the root and its title from the package', () => {
  const config = readDefaultConfig(makeSite({'docs/a.md': '# A', 'package.json': '{"name": "@scope/handbook"}'}))
  expect(config).toMatchObject({
    title: 'handbook',
    onBrokenLinks: 'warn',
    plugins: [['docs', {path: 'docs', routeBasePath: '/'}], false],
    themeConfig: {navbar: {title: 'handbook'}},
  })
  expect(siteConfigSchema.safeParse(config).success).toBe(true)
})

test('a folder of Markdown is served whole at the root, without packages, output and dot folders', () => {
  const config = readDefaultConfig(makeSite({'a.md': '# A', 'src/pages/x.md': '# X'}))
  expect(config.title).toMatch(/^quire-config-/)
  expect(config.plugins).toMatchObject([['docs', {path: '.', routeBasePath: '/'}], 'pages'])
  expect(JSON.stringify(config.plugins)).toContain('**/node_modules/**')
  expect(JSON.stringify(config.plugins)).toContain('src/pages/**')
})
