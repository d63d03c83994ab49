// A configuration of Docusaurus as one of ours: what changes in its text, and what is refused.
import {expect, test} from 'vitest'
import {rewriteConfig} from '../../../src/node/migrate/config/rewrite-config.ts'

test.each([
  [
    'a CommonJS object, with its comments and requires',
    `// @ts-check\nconst math = require('remark-math') // formulas\n\nmodule.exports = {\n  title: 'module.exports = {}', // {\n  plugins: [() => ({name: 'x'})],\n};\n`,
    `// @ts-check\nimport {defineConfig} from 'quire-docs/config'\nconst math = require('remark-math') // formulas\n\nexport default defineConfig({\n  compatibility: 'docusaurus',\n  title: 'module.exports = {}', // {\n  plugins: [() => ({name: 'x'})],\n});\n`,
  ],
  [
    'a constant with the type in a comment',
    `/** @type {import('@docusaurus/types').Config} */\nconst config = {\n  presets: [['classic', /** @type {import('@docusaurus/preset-classic').Options} */ ({})]],\n}\n\nmodule.exports = config\n`,
    `const config = {\n  compatibility: 'docusaurus',\n  presets: [['classic',  ({})]],\n}\n\nexport default config\n`,
  ],
  [
    'a function',
    'module.exports = async () => ({title: `a`})\n',
    "export default async () => ({compatibility: 'docusaurus', title: `a`})\n",
  ],
  [
    'a function with a body',
    'module.exports = function make() {\n  const own = () => { return {} }\n  return {\n    title: `a`,\n  }\n}\n',
    "export default function make() {\n  const own = () => { return {} }\n  return {\n    compatibility: 'docusaurus',\n    title: `a`,\n  }\n}\n",
  ],
  [
    'TypeScript',
    `import type {Config} from '@docusaurus/types';\nimport type * as Preset from '@docusaurus/preset-classic';\nimport {themes as prismThemes} from 'prism-react-renderer';\n\nconst config: Config = {\n  presets: [['classic', {blog: false} satisfies Preset.Options]],\n  themeConfig: {prism: {theme: prismThemes.github}} satisfies Preset.ThemeConfig,\n};\n\nexport default config;\n`,
    `import type {UserConfig as Config} from 'quire-docs/config'\nimport {themes as prismThemes} from 'prism-react-renderer';\n\nconst config: Config = {\n  compatibility: 'docusaurus',\n  presets: [['classic', {blog: false}]],\n  themeConfig: {prism: {theme: prismThemes.github}},\n};\n\nexport default config;\n`,
  ],
  [
    'a type that is used elsewhere stays',
    `import type {Plugin} from '@docusaurus/types'\nfunction own(): Plugin { return {name: 'x'} }\nexport default {plugins: [own]}\n`,
    `import type {Plugin} from '@docusaurus/types'\nfunction own(): Plugin { return {name: 'x'} }\nexport default {compatibility: 'docusaurus', plugins: [own]}\n`,
  ],
  [
    'a function by its name that returns a constant',
    "const config = 1\nasync function make() {\n  const config = {title: 'a', own() { return {} }}\n  return config\n}\nfunction other() {\n  return {}\n}\nmodule.exports = make\n",
    "const config = 1\nasync function make() {\n  const config = {compatibility: 'docusaurus', title: 'a', own() { return {} }}\n  return config\n}\nfunction other() {\n  return {}\n}\nexport default make\n",
  ],
  [
    'a constant function that returns a constant of the module',
    "const base = {\n  title: 'a',\n}\nconst make = async ({a}) => {\n  return base\n}\nmodule.exports = make\n",
    "const base = {\n  compatibility: 'docusaurus',\n  title: 'a',\n}\nconst make = async ({a}) => {\n  return base\n}\nexport default make\n",
  ],
  [
    'templates with brackets',
    'const b = (a) => `(§{a})` + `}§{a}(`\nmodule.exports = {title: `)§{b}`}\n'.replaceAll('§', '$'),
    "import {defineConfig} from 'quire-docs/config'\nconst b = (a) => `(§{a})` + `}§{a}(`\nexport default defineConfig({compatibility: 'docusaurus', title: `)§{b}`})\n".replaceAll(
      '§',
      '$',
    ),
  ],
  [
    'a name that a call makes',
    'const config = withExtras({title: `a`})\nmodule.exports = config\n',
    'const config = withExtras({title: `a`})\nexport default config\n',
  ],
  ['names that lead nowhere', 'var a = b\nvar b = a\nmodule.exports = a\n', 'var a = b\nvar b = a\nexport default a\n'],
  ['code', 'module.exports = make({})\n', 'export default make({})\n'],
])('%s', (_, text, expected) => {
  expect(rewriteConfig(text)).toBe(expected)
  expect(rewriteConfig(expected), 'a second time changes nothing').toBe(expected)
})

test.each([
  ['exports.title = "a"\n', 'does not export its configuration', 0],
  ['module.exports = {}\nmodule.exports.title = "a"\n', 'more than once', 20],
  ['if (a) { module.exports = {} }\n', 'does not export', 9],
  ['const a = "\n', 'cannot be read', 10],
])('refuses %j at its place', (text, message, offset) => {
  expect(() => rewriteConfig(text)).toThrow(
    expect.objectContaining({message: expect.stringContaining(message), offset}),
  )
})
