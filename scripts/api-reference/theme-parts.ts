// The page of the theme's parts: what each is for, its props, and how safe it is to take it into a site.
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {safetyOf} from '../../src/node/eject/component-safety.ts'
import {themePartFiles} from '../../src/node/program/theme-parts.ts'
import {toHead, toProse} from './markdown.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Groups of parts, by how their names begin. */
const GROUPS: readonly {readonly heading: string; readonly names: RegExp}[] = [
  {
    heading: 'Shell',
    names:
      /^(?:Root|ThemeProvider|Layout|SiteMetadata|AnnouncementBar|SkipToContent|BackToTopButton|Logo|ColorModeToggle|ReadingSettings|Footer)\b/,
  },
  {heading: 'Navbar', names: /^Navbar/},
  {heading: 'Docs', names: /^(?:Doc|Docs|PaginatorNavLink|EditThisPage|EditMetaRow|LastUpdated|TOC)/},
  {heading: 'Blog', names: /^Blog/},
  {
    heading: 'Content',
    names:
      /^(?:MDX|Code|Admonition|Details|Heading|Tab|Tag|ThemedImage|IdealImage|Mermaid|Playground|LiveCodeBlock|ReactLive|prism-|ContentVisibility|ContentEnhancer)/,
  },
  {heading: 'Search', names: /^Search/},
  {heading: 'Errors and waiting', names: /^(?:Error|Loading|NotFound|OfflinePage|PwaReloadPopup)/},
  {heading: 'Icons', names: /^Icon/},
]

const OPENING = `Every part of the classic theme. A site imports a part as \`@theme/NAME\`, and takes its place with a file \`src/theme/NAME.tsx\`, in which
\`@theme-original/NAME\` is the part of the theme. [Themes](themes.md) shows both, and when which is better; the command is
[\`quire swizzle\`](command-line.md#swizzle):

\`\`\`bash
npx quire-docs swizzle Footer --wrap
npx quire-docs swizzle DocItem/Footer --eject --danger
\`\`\`

All parts can be wrapped, except for those marked *list*, which are lists, texts or functions rather than components. The last column is about copies: *safe* parts are
small, with few and stable props; a copy of the others depends on inner workings, and a later version may need it to be adapted. Types of
props are those of the [client API](api-client.md).`

/** @param described Where types are described, by file and name. */
export function themePartsPage(described: ReadonlyMap<string, string>): string {
  const parts = [...themePartFiles(root)].sort(([a], [b]) => (a < b ? -1 : 1))
  const lost = parts.filter(([name]) => !GROUPS.some(({names}) => names.test(name)))
  if (lost.length > 0) throw new Error(`No group takes the parts ${lost.map(([name]) => name)}.`)
  const links = new Map([...described].map(([key, url]) => [key.slice(key.lastIndexOf(' ') + 1), url]))
  const groups = GROUPS.flatMap(({heading}, at) => {
    const own = parts.filter(([name]) => GROUPS.findIndex(({names}) => names.test(name)) === at)
    const rows = own.map(([name, file]) => toRow(name, readFileSync(file, 'utf8'), links))
    return [`## ${heading}`, ['| Part | Purpose and props | Copy |', '| --- | --- | --- |', ...rows].join('\n')]
  })
  const head = {
    title: 'Reference: theme API',
    description: 'Every part of the classic theme - its purpose, its props, and whether it is safe to copy.',
    position: 6.7,
  }
  return `${[toHead(head), OPENING, ...groups].join('\n\n')}\n`
}

function toRow(name: string, source: string, links: ReadonlyMap<string, string>): string {
  const props = propsOf(source)
  const shown = props === undefined ? '' : `<br />Props: ${toTypes(props, links)}`
  const copy = safetyOf(name, 'wrap') === undefined ? 'list' : safetyOf(name, 'eject') === 'safe' ? 'safe' : '–'
  return `| \`${name}\` | ${escapePipes(toProse(openingOf(source)))}${shown} | ${copy} |`
}

/** The first comment of the file. */
function openingOf(source: string): string {
  const lines = source.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  return lines
    .slice(0, end)
    .map((line) => line.slice(2).trim())
    .join(' ')
}

/** The type of what the part's function takes, as it is written. */
function propsOf(source: string): string | undefined {
  const start = /export default function \w+(?:<[^(]*>)?\(/.exec(source)
  if (start === null) return undefined
  const text = source.slice(start.index + start[0].length)
  let depth = 1
  let at = 0
  let colon = -1
  for (; at < text.length && depth > 0; at += 1) {
    const sign = text[at]
    if (sign === '(' || sign === '{') depth += 1
    if (sign === ')' || sign === '}') depth -= 1
    if (sign === ':' && depth === 1 && colon < 0) colon = at
  }
  return colon < 0
    ? undefined
    : text
        .slice(colon + 1, at - 1)
        .replace(/\s+/g, ' ')
        .replace(/,? $/, '')
        .trim()
}

function toTypes(type: string, links: ReadonlyMap<string, string>): string {
  const url = links.get(type)
  const code = `\`${escapePipes(type)}\``
  return url === undefined ? code : `[${code}](${url})`
}

function escapePipes(text: string): string {
  return text.replace(/(?<!\\)\|/g, '\\|')
}
