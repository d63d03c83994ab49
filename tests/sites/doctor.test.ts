// `quire doctor`: what a build passes over, each with its place and what to do.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {examinePackages} from '../../src/node/doctor/examine-packages.ts'
import {runCli} from '../support/cli.ts'
import {configFile, createSite, type FileMap} from '../support/site.ts'

/** The header of a PNG of this size; the rest does not matter here. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const SITE: FileMap = {
  'site.config.mjs': configFile(
    "routesLock: true, i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, themeConfig: {navbar: {title: 'Shop', items: [{to: '/docs/navbar', label: 'N'}]}}",
    "docs({sidebarPath: './sidebars.js'}), pages()",
  ),
  'sidebars.js': "export default {main: ['a']}\n",
  'routes.lock': '/docs/gone\n',
  'docs/a.md': `---
title: A
---

# A

[Linked](linked.md)

#### Deep

\`\`\`md
##### Code
![](x.png)
\`\`\`

# B

![](/big.png) \`![](y.png)\` <img src="/big.png" /> <img src="/big.png" alt="" />

<!--
![](z.png)
-->
`,
  'docs/linked.md':
    '# Linked\n\n```Kiosk{1} title="x"\na\n```\n\n- one\n\n  ~~~ kiosk\n  b\n  ~~~\n\n```tf\nc\n```\n\n```mermaid\nd\n```\n\n```\ne\n```\n',
  'docs/navbar.md': '# Navbar\n',
  'docs/code.md': '# From code\n',
  'docs/lost.md': '# Lost\n',
  'docs/meant.md': '---\nunlisted: true\n---\n\n# Meant\n',
  'src/pages/index.jsx': 'export default () => <a href="/docs/code">Code</a>\n',
  'static/big.png': png(6000, 100),
  'static/fine.png': png(3000, 100),
  'static/many.jpg': new Uint8Array(1_200_000),
  'i18n/fr/docusaurus-theme-classic/navbar.json': '{"title": {"message": "Boutique"}}',
}

test('what a site is better without is told with its place, in a table, and by the exit code', async () => {
  const site = createSite(SITE)
  const {findings, report} = await site.build({checkOnly: true, examine: true})
  expect(findings).toEqual([
    'warning doctor/heading-order docs/a.md:9:1',
    'warning doctor/heading-order docs/a.md:16:1',
    'warning doctor/missing-alt docs/a.md:18:1',
    'warning doctor/missing-alt docs/a.md:18:28',
    'warning doctor/unknown-language docs/linked.md:3:4',
    'warning markdown/diagrams-off docs/linked.md:17:1',
    'warning doctor/orphan-page docs/lost.md',
    'warning doctor/untranslated i18n/fr/docusaurus-theme-classic/navbar.json',
    'error routes/vanished routes.lock:1:1',
    'warning doctor/huge-image static/big.png',
    'warning doctor/huge-image static/many.jpg',
    'warning doctor/untranslated',
  ])
  expect(report.diagnostics.every(({hint}) => hint !== undefined)).toBe(true)
  const messages = report.diagnostics.map(({message}) => message)
  expect(messages).toContain('The language "kiosk" is not known, so 2 blocks of code have no colours.')
  expect(messages).toContain('The image is 6000 by 100 pixels.')
  expect(messages).toContain('The image has 1.2 MB.')
  expect(messages).toContain('"i18n/fr/docusaurus-theme-classic/navbar.json" lacks 1 of 2 texts: "N".')

  const failed = await runCli(['doctor'], {cwd: site.dir})
  expect([failed.code, failed.stdout]).toEqual([
    1,
    `examined           errors  warnings
Node and packages       -         -
configuration           -         -
links                   -         -
URLs that last          1         -
orphan pages            -         1
heading order           -         2
code languages          -         1
alternative texts       -         2
image sizes             -         2
translations            -         2
documents               -         1
`,
  ])
  site.write('routes.lock', '')
  expect((await runCli(['doctor', '--quiet'], {cwd: site.dir})).code).toBe(0)
  const {code, stdout} = await runCli(['doctor', '--strict', '--json'], {cwd: site.dir})
  expect([code, JSON.parse(stdout).ok]).toEqual([1, true])
})

test('packages: what is missing, does not fit, or is there twice', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-doctor-'))
  const write = (path: string, value: object): void => {
    mkdirSync(dirname(join(dir, path)), {recursive: true})
    writeFileSync(join(dir, path), JSON.stringify(value))
  }
  const react = {version: '19.1.0'}
  write('site/package.json', {
    engines: {node: '>=99'},
    dependencies: {react: '^19.0.0', old: '^2.0.0', gone: '1', local: 'file:../local', tabs: '^1.0.0'},
  })
  write('site/node_modules/react/package.json', react)
  write('site/node_modules/old/package.json', {version: '1.9.0'})
  write('site/node_modules/local/package.json', {version: '0.0.1'})
  write('site/node_modules/tabs/package.json', {
    version: '1.2.0',
    peerDependencies: {react: '^18.0.0', 'react-is': '*', preact: '*'},
    peerDependenciesMeta: {preact: {optional: true}},
  })
  write('program/package.json', {engines: {node: '>=18'}})
  write('program/node_modules/react/package.json', {version: '19.0.0'})
  const places = {siteDir: join(dir, 'site'), programRoot: join(dir, 'program')}
  const found = examinePackages(places).map(({level, message}) => `${level}: ${message}`)
  expect(found).toEqual([
    `error: The site needs Node >=99, and this is ${process.versions.node}.`,
    'warning: package.json asks for "old" ^2.0.0, and 1.9.0 is installed.',
    'error: "gone" is listed in package.json and not installed.',
    'warning: "tabs" needs "react" ^18.0.0, and 19.1.0 is installed.',
    'error: "tabs" needs "react-is" *, which is not installed.',
    'error: There are 2 copies of "react", and hooks of one do not work in the other.',
  ])
  rmSync(dir, {recursive: true})
})
