// What the theme takes from Lucide: paths of 24 by 24 units for scripts, and masks and backgrounds for style sheets. Sites do not install the
// set, which is 24 MB for the few icons that an interface needs.
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {type IconShape, toIconPath} from './icon-path.ts'

/** Names at https://lucide.dev/icons of what scripts draw. */
const IN_SCRIPTS = [
  'a-large-small',
  'arrow-right',
  'check',
  'chevron-left',
  'copy',
  'corner-down-left',
  'external-link',
  'file',
  'file-text',
  'folder',
  'hash',
  'house',
  'languages',
  'link',
  'mail',
  'maximize',
  'menu',
  'minus',
  'monitor',
  'moon',
  'pencil',
  'plus',
  'rotate-ccw-clock',
  'search',
  'search-x',
  'sun',
  'text-align-start',
  'text-wrap',
  'triangle-alert',
  'x',
] as const

/** What the landing page of the Handbook draws: no site has to fetch these. */
const OF_HANDBOOK = [
  'box',
  'compass',
  'layout-template',
  'network',
  'pencil-ruler',
  'server',
  'shopping-cart',
  'triangle-alert',
  'users',
] as const

/** What a site may choose from for headings of its sidebars. They are drawn when the site is built, so only those in use are sent. */
const OF_SIDEBARS = [
  'book-open',
  'box',
  'boxes',
  'briefcase',
  'bug',
  'building',
  'calendar',
  'chart-line',
  'circle-question-mark',
  'clipboard-list',
  'cloud',
  'code',
  'compass',
  'cpu',
  'credit-card',
  'database',
  'file-text',
  'flag',
  'flask-conical',
  'folder',
  'git-branch',
  'globe',
  'graduation-cap',
  'heart',
  'house',
  'image',
  'key',
  'layers',
  'layout-template',
  'lightbulb',
  'list-checks',
  'lock',
  'mail',
  'map',
  'megaphone',
  'message-square',
  'monitor',
  'network',
  'newspaper',
  'pencil-ruler',
  'plug',
  'puzzle',
  'rocket',
  'search',
  'server',
  'settings',
  'shield',
  'shopping-cart',
  'smartphone',
  'star',
  'store',
  'target',
  'terminal',
  'triangle-alert',
  'truck',
  'user',
  'users',
  'wrench',
  'zap',
] as const

interface Painted {
  readonly icon: string
  readonly property: string
  readonly colour?: string
  readonly width?: number
  /** The part that is seen, where that is not all of it. */
  readonly viewBox?: string
}

/** Colour and size of those that are masks do not matter. */
const IN_STYLES: Readonly<Record<string, readonly Painted[]>> = {
  ':root': [
    {
      icon: 'chevron-up',
      property: '--ifm-menu-link-sublist-icon',
      colour: 'gray',
      width: 2.6,
      viewBox: '-12 -12 48 48',
    },
    {icon: 'chevron-right', property: '--ifm-breadcrumb-separator', colour: 'gray', viewBox: '4 4 16 16'},
    {icon: 'search', property: '--ifm-navbar-search-input-icon', colour: '%23838383', viewBox: '1 1 22 22'},
  ],
  '.admonition-icon-note': [{icon: 'text-align-start', property: '--admonition-icon'}],
  '.admonition-icon-tip': [{icon: 'lightbulb', property: '--admonition-icon'}],
  '.admonition-icon-info': [{icon: 'info', property: '--admonition-icon'}],
  '.admonition-icon-warning,\n.admonition-icon-caution': [{icon: 'triangle-alert', property: '--admonition-icon'}],
  '.admonition-icon-danger': [{icon: 'circle-alert', property: '--admonition-icon'}],
}

const MADE = 'Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in this folder.'
const LINE_WIDTH = 120

const packageFolder = (): string => dirname(createRequire(import.meta.url).resolve('lucide/package.json'))

/** Text of `src/pages/_landing-icons.ts`. */
export async function makeHandbookIcons(): Promise<string> {
  const folder = packageFolder()
  const lines = await Promise.all(OF_HANDBOOK.map(async (name) => toExport(name, await readIcon(folder, name))))
  return `// Icons of the landing page. Made by \`npm run icons\` from Lucide, whose licence is in theme/icons.\n${lines.join('')}`
}

/** Text of `plugins/docs/heading-icons.ts`. */
export async function makeSidebarIcons(): Promise<string> {
  const folder = packageFolder()
  const lines = await Promise.all(
    OF_SIDEBARS.map(async (name) => {
      const start = `  ${name.includes('-') ? `'${name}'` : name}:`
      const line = `${start} '${await readIcon(folder, name)}',`
      // A name that is no longer than this gains nothing by a line for itself, to the formatter.
      return line.length > LINE_WIDTH && name.length > 4 ? line.replace(': ', ':\n    ') : line
    }),
  )
  const what = '// Icons of headings in sidebars, by name: the path of each in a square of 24 units.'
  const made = '// Made by `npm run icons` from Lucide, https://lucide.dev, whose licence is in theme/icons.'
  return `${what}\n${made}\nexport const HEADING_ICONS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n}\n`
}

/** Texts of files in `theme/icons`, by name. */
export async function makeIcons(): Promise<Readonly<Record<string, string>>> {
  const folder = packageFolder()
  const modules = await Promise.all(
    IN_SCRIPTS.map(async (name) => [`${name}.ts`, toModule(name, await readIcon(folder, name))] as const),
  )
  const rules = await Promise.all(
    Object.entries(IN_STYLES).map(async ([selector, painted]) => {
      const lines = await Promise.all(painted.map(async (one) => toDeclaration(one, await readIcon(folder, one.icon))))
      return `${selector} {\n${lines.join('\n')}\n}\n`
    }),
  )
  return {
    ...Object.fromEntries(modules),
    'masks.css': `/* Icons that style sheets paint. ${MADE} */\n${rules.join('\n')}`,
    LICENSE: readFileSync(join(folder, 'LICENSE'), 'utf8'),
  }
}

async function readIcon(folder: string, name: string): Promise<string> {
  const file = join(folder, `dist/esm/icons/${name}.mjs`)
  // Each of its modules has such a list as its only export.
  const {default: shapes} = (await import(pathToFileURL(file).href)) as {readonly default: readonly IconShape[]}
  return toIconPath(name, shapes)
}

/** One for each icon: a bundler puts it where it is used, and all of a module where any of it is. */
function toModule(name: string, path: string): string {
  return `// ${MADE}\n${toExport(name, path)}`
}

function toExport(name: string, path: string): string {
  const start = `export const ${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())} =`
  const line = `${start} '${path}'`
  return `${line.length > LINE_WIDTH ? `${start}\n  '${path}'` : line}\n`
}

function toDeclaration({property, colour = 'red', width = 2, viewBox = '0 0 24 24'}: Painted, path: string): string {
  const attributes = `viewBox='${viewBox}' fill='none' stroke='${colour}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'`
  const image = `<svg xmlns='http://www.w3.org/2000/svg' ${attributes}><path d='${path}'/></svg>`
  return `  ${property}: url("data:image/svg+xml,${image}");`
}
