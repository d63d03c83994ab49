// Secrets of the machine and of the site that builds: none is in any file of the output, and what code reads is there.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {type BuiltSite, configFile, createSite} from '../support/site.ts'

/** In every value that no page needs; the start tells where it comes from. */
const CANARY = 'canary-of-secrets-4417'
const PLACES = ['comment', 'variable', 'config', 'plugin', 'file', 'environment', 'field', 'doc', 'mdx', 'post', 'page']

const secret = (place: string): string => `${place}-${CANARY}`
const header = (place: string): string =>
  `---\ntitle: Title of ${place}\nreviewer: ${secret(place)}\nnotes: {inner: [${secret(place)}]}\nbadge: badge-of-${place}\n---\n\n`

const CONFIG = `import {blog} from 'quire-docs/plugins/blog'
import {llms} from 'quire-docs/plugins/llms'
import {search} from 'quire-docs/plugins/search'
import {definePlugin} from 'quire-docs/plugin'
// ${secret('comment')}
const hidden = '${secret('variable')}'
const own = definePlugin({name: 'own', loadContent: () => ['${secret('plugin')}', hidden]})()
${configFile(
  `markdown: {alternates: true}, githubHost: '${secret('config')}', deploymentBranch: '${secret('config')}', bundler: 'rspack',
  customFields: {token: '${secret('field')}', nested: {token: '${secret('field')}'}, mail: 'mail-of-field', phone: 'phone-of-field', fax: 'fax-of-field'}`,
  "docs(), blog(), pages(), llms(), search(), sitemap(), own, env({expose: ['SHOP'], defaults: {SHOP: 'open'}})",
)}`

let site: BuiltSite

beforeAll(async () => {
  process.env.QUIRE_TEST_SECRET = secret('environment')
  site = await createSite({
    'site.config.mjs': CONFIG,
    '.env': `OTHER=${secret('file')}\nSHOP=${secret('file')}`,
    'docs/index.mdx':
      `${header('mdx')}import Mail from '@site/src/mail'\nimport Note, {frontMatter as note} from './_note.mdx'\n` +
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext'\n\n" +
      'export const Fax = () => <b>{useDocusaurusContext().siteConfig.customFields.fax}</b>\n\n' +
      '{process.env.QUIRE_TEST_SECRET ?? "none"} {process.env.NODE_ENV} {frontMatter.badge} <Mail/> <Fax/> {note.kept}<Note/>',
    'docs/_note.mdx': '---\nkept: kept-of-note\n---\n\nA note.',
    'docs/plain.md': `${header('doc')}# Plain\n\n[env](../.env)`,
    'blog/2024-01-02-post.md': `${header('post')}Text.\n\n<!-- truncate -->\n\nMore.`,
    'src/pages/index.md': `${header('page')}Text.`,
    'src/mail.tsx':
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext'\nimport {useState} from 'react'\n" +
      'export default function Mail() {\n  const {siteConfig: {customFields}} = useDocusaurusContext()\n' +
      '  const [isOpen, open] = useState(false)\n' +
      '  return <i onClick={() => open(true)}>{customFields!.mail as string}{isOpen && customFields!.phone}</i>\n}\n',
    'src/theme/ContentEnhancer.tsx':
      "import {usePage} from 'quire-docs/client'\n" +
      'type Matter = {readonly badge?: string}\n' +
      'export default function ContentEnhancer() {\n  const {props} = usePage()\n' +
      '  const {frontMatter} = props as unknown as {frontMatter?: Matter}\n  return <em>{frontMatter?.badge}</em>\n}\n',
  }).build()
})
afterAll(() => {
  delete process.env.QUIRE_TEST_SECRET
})

test('the page shows that there is none', () => {
  expect(site.errors).toEqual([])
  expect(site.content('/docs')).toMatch(/none(?:<!-- -->|\s)*production/)
})

test('no file of the output has a secret', () => {
  const found = site
    .files()
    .flatMap((file) => PLACES.filter((place) => readOutput(file).includes(secret(place))).map((place) => [file, place]))
  expect(found).toEqual([])
})

test('and it is looked for where such things would be', () => {
  const endings = new Set(site.files().map((file) => /\.\w+$/.exec(file)?.[0]))
  expect([...endings]).toEqual(expect.arrayContaining(['.css', '.html', '.js', '.json', '.md', '.txt', '.xml']))
})

test('code gets the fields that it reads, at once and on a click', () => {
  const data = JSON.parse(site.read('_routes/shared/site.json')) as {customFields: unknown}
  expect(data.customFields).toEqual({mail: 'mail-of-field', phone: 'phone-of-field', fax: 'fax-of-field'})
  const html = site.html('/docs')
  for (const text of ['mail-of-field', 'fax-of-field', 'kept-of-note', 'badge-of-mdx']) expect(html).toContain(text)
  expect(site.html('/docs/plain')).toContain('<em>badge-of-doc</em>')
  expect(site.read('_routes/docs/plain.js')).toContain('badge-of-doc')
})

function readOutput(file: string): string {
  return readFileSync(join(site.report.outDir, file)).toString('latin1')
}
