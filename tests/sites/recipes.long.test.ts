// The recipes of the manual: each builds as it is written, and does what its heading promises.
import {expect, test} from 'vitest'
import {filesOf} from '../support/manual.ts'
import {type BuiltSite, buildSite, type FileMap} from '../support/site.ts'

const BUNDLE_MS = 120_000
const RECIPES = filesOf('recipes.md')

/** Builds the files of one recipe, which are in a folder of its name. */
async function buildRecipe(name: string, files: FileMap, bundler?: 'rspack'): Promise<BuiltSite> {
  const own = Object.entries(RECIPES).flatMap(([path, text]) =>
    path.startsWith(`${name}/`) ? [[path.slice(name.length + 1), text] as const] : [],
  )
  expect(own.length, `files of the recipe "${name}"`).toBeGreaterThan(0)
  const site = await buildSite({...Object.fromEntries(own), ...files}, bundler === undefined ? {} : {bundler})
  expect(site.findings).toEqual([])
  return site
}

const DOCS: FileMap = {'docs/index.md': '# Home\n', 'docs/installation.md': '# Installation\n'}

test('a redirect leads to the new page', async () => {
  const site = await buildRecipe('redirects', DOCS)
  expect(site.html('/setup')).toContain('/installation')
})

test('analytics are loaded from the page, and its policy allows them', async () => {
  const google = await buildRecipe('analytics', DOCS)
  const scripts = google.files().filter((file) => file.endsWith('.js'))
  expect(scripts.map((file) => google.read(file)).join('\n')).toContain('G-XXXXXXXXXX')
  expect(google.read('_headers')).toMatch(/script-src [^;]*googletagmanager\.com/)
  const plausible = await buildRecipe('plausible', DOCS)
  expect(plausible.html('/')).toContain('src="https://plausible.io/js/script.js"')
  expect(plausible.read('_headers')).toMatch(/script-src [^;]*https:\/\/plausible\.io/)
})

test('two sets of documents link to each other, and the search has both', async () => {
  const site = await buildRecipe('instances', {
    'docs/index.md': '# Guide\n\nSee the [API](../api/index.md).\n',
    'api/index.md': '# API\n\nSee the [guide](../docs/index.md).\n',
  })
  expect(site.content('/docs/')).toContain('href="/api/"')
  expect(site.content('/api/')).toContain('href="/docs/"')
  expect(site.read('search-index.json')).toContain('"/api/"')
})

test('a page in React is the home page', {timeout: BUNDLE_MS}, async () => {
  const config = "export default {title: 'Tea', tagline: 'All of it', plugins: ['docs', 'pages']}\n"
  const site = await buildRecipe('home', {...DOCS, 'site.config.mjs': config}, 'rspack')
  expect(site.html('/')).toMatch(/<h1>Tea<\/h1><p>All of it<\/p>.*href="\/docs\/"/)
})

test('a style sheet in Sass is compiled by its loader', {timeout: BUNDLE_MS}, async () => {
  // In place of the package: what is tested is that the loader's result reaches the page.
  const loader = "module.exports = (text) => text.replace('$tea', '#9a4a1f').replace(/^\\$.*$/m, '')\n"
  const site = await buildRecipe(
    'sass',
    {
      ...DOCS,
      'src/css/site.scss': '.tea {\n  color: $tea;\n}\n',
      'node_modules/sass-loader/package.json': '{"name": "sass-loader", "main": "index.js"}',
      'node_modules/sass-loader/index.js': loader,
    },
    'rspack',
  )
  expect(stylesOf(site)).toContain('.tea{color:#9a4a1f}')
})

test('what Tailwind has made is on every page', {timeout: BUNDLE_MS}, async () => {
  const made = '@layer utilities {\n  .mt-4 {\n    margin-top: 1rem;\n  }\n}\n'
  const site = await buildRecipe('tailwind', {...DOCS, 'src/css/tailwind.out.css': made}, 'rspack')
  expect(stylesOf(site)).toContain('.mt-4{margin-top:1rem}')
})

function stylesOf(site: BuiltSite): string {
  return site
    .files()
    .filter((file) => file.endsWith('.css'))
    .map((file) => site.read(file))
    .join('\n')
}
