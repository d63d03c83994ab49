// URLs: names of files, slugs, base URLs and paths of plugins, through planning to the files of pages, and back as the
// server does it.

import {siteConfigSchema} from '../../../src/config/schema.ts'
import {findFileFault} from '../../../src/shared/output-path.ts'
import {decodePath, htmlFileOf, routeModuleOf, stripBaseUrl} from '../../../src/shared/permalink.ts'
import {documentOf, type SiteInput} from '../../../tests/unit/plugins/support/site.ts'
import type {Dice} from '../dice.ts'
import {planSite} from './content-plugins.ts'
import {makeName} from './hostile.ts'
import {check, type FuzzPart, fuzzPart} from './part.ts'

interface RoutesCase {
  readonly baseUrl: string
  readonly trailingSlash: boolean | null
  readonly routeBasePath: string
  readonly documents: readonly {readonly path: string; readonly frontMatter: Readonly<Record<string, unknown>>}[]
}

const PARTS = [
  'docs',
  'a',
  'b',
  'guide',
  'index',
  'tags',
  'category',
  'page',
  '2',
  '404',
  'search',
  'archive',
  '_routes',
  'assets',
  'feed.xml',
]

function makeCase(dice: Dice): RoutesCase {
  return {
    baseUrl: dice.chance(60) ? dice.pick(['/', '/base/', '/a/b/']) : `/${makeName(dice, PARTS)}/`,
    trailingSlash: dice.pick([true, false, null]),
    routeBasePath: dice.chance(60) ? dice.pick(['docs', '/', 'a/b']) : makeName(dice, PARTS),
    documents: Array.from({length: 1 + dice.below(4)}, () => makeDocument(dice)),
  }
}

function makeDocument(dice: Dice) {
  const frontMatter: Record<string, unknown> = {}
  if (dice.chance(50)) frontMatter.slug = dice.pick(['', '/', '../', './']) + makeName(dice, PARTS)
  if (dice.chance(20)) frontMatter.id = makeName(dice, PARTS)
  if (dice.chance(30)) frontMatter.tags = [makeName(dice), {label: 'L', permalink: makeName(dice, PARTS)}]
  return {path: `${toFileName(makeName(dice, PARTS))}${dice.pick(['.md', '.mdx'])}`, frontMatter}
}

/** As a folder can hold it, and as names are read from one. */
function toFileName(name: string): string {
  const names = name.split('/').filter((one) => one !== '' && one !== '.' && one !== '..')
  const text = names
    .join('/')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('\\', '')
  return text === '' ? 'a' : text
}

export async function routesPart(): Promise<FuzzPart> {
  return fuzzPart<RoutesCase>({
    make: makeCase,
    run: async ({baseUrl, trailingSlash, routeBasePath, documents}) => {
      const config = {baseUrl, trailingSlash}
      const input: SiteInput = {config, options: {routeBasePath}}
      // What the configuration refuses goes no further.
      if (!siteConfigSchema.safeParse({title: 'Site', ...config}).success) return
      const filesOf = (dir: string) =>
        documents.map(({path, frontMatter}) => documentOf(`${dir}/${path}`, {frontMatter, isTruncated: true}))
      const {plan} = await planSite(
        {
          docs: {documents: filesOf('docs')},
          blog: {documents: filesOf('blog')},
          pages: {documents: filesOf('src/pages')},
        },
        {docs: input, blog: {config}, pages: {config}},
      )
      checkUrls(
        plan.routes.map(({path}) => path),
        siteConfigSchema.parse({title: 'Site', ...config}),
      )
    },
  })
}

interface Policy {
  readonly baseUrl: string
  readonly trailingSlash: boolean | null
}

/** Each URL leads to a file of its own, below the output folder, where the server looks for it. */
function checkUrls(paths: readonly string[], {baseUrl, trailingSlash}: Policy): void {
  const owners = new Map<string, string>()
  for (const path of paths) {
    const shown = JSON.stringify(path)
    const files = [htmlFileOf(path, baseUrl, trailingSlash), decodePath(routeModuleOf(path, baseUrl))]
    for (const file of files) {
      check(findFileFault(file) === undefined, `The file ${JSON.stringify(file)} of ${shown} ${findFileFault(file)}.`)
      check(
        !owners.has(file),
        `${shown} and ${JSON.stringify(owners.get(file))} have the file ${JSON.stringify(file)}.`,
      )
      owners.set(file, path)
    }
    const {pathname, search, hash} = new URL(path, 'https://example.com')
    check(search === '' && hash === '', `A browser reads ${shown} as more than a path.`)
    check(pathname === path, `A browser asks for ${JSON.stringify(pathname)} instead of ${shown}.`)
    const below = stripBaseUrl(path, baseUrl)
    check(below !== undefined, `${shown} is not below the base URL.`)
    const bare = decodePath(below).replace(/^\/+|\/+$/g, '')
    const tried = bare === '' ? ['index.html'] : [bare, `${bare}/index.html`, `${bare}.html`]
    check(tried.includes(files[0] ?? ''), `The server does not find ${JSON.stringify(files[0])} at ${shown}.`)
  }
}
