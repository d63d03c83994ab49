// The pages of a built site in the order of its sidebars, from the data that the site's own pages use.
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'
import {SiteError} from '../shared/diagnostics.ts'
import {sharedDataFile} from '../shared/permalink.ts'

export interface OutlineItem {
  readonly label: string
  /** Permalink; absent for a category without a page. */
  readonly path?: string
  readonly items: readonly OutlineItem[]
}

export interface SiteOutline {
  readonly title: string
  readonly tagline: string
  readonly url: string
  readonly baseUrl: string
  readonly language: string
  readonly direction: string
  readonly logo: string | undefined
  /** Path of Mermaid's entry below the base URL, where the site draws diagrams. */
  readonly mermaid: string | undefined
  /** Label of the version that is chosen; empty where there is one alone. */
  readonly version: string
  readonly items: readonly OutlineItem[]
}

const versionSchema = z.object({
  name: z.string(),
  label: z.string(),
  isLast: z.boolean(),
  sidebars: z.record(z.string(), z.object({id: z.string()})),
})

const siteSchema = z.object({
  title: z.string(),
  tagline: z.string(),
  url: z.string(),
  baseUrl: z.string(),
  mermaidLibrary: z.string().nullish(),
  i18n: z.object({
    currentLocale: z.string(),
    localeConfigs: z.record(z.string(), z.object({htmlLang: z.string(), direction: z.string()})),
  }),
  themeConfig: z.object({navbar: z.object({logo: z.object({src: z.string()}).optional()}).optional()}),
  globalData: z.object({docs: z.record(z.string(), z.object({versions: z.array(versionSchema)})).optional()}),
})

export interface OutlineOptions {
  /** Name or label of a version of the docs; the newest by default. */
  readonly version?: string | undefined
  /** URL of a section, without the base URL: its pages alone. */
  readonly section?: string | undefined
}

/** @throws SiteError when the folder holds no built site, and when a version or section is not there. */
export async function loadOutline(folder: string, {version, section}: OutlineOptions): Promise<SiteOutline> {
  const site = siteSchema.parse(await readShared(folder, 'site'))
  const {i18n, themeConfig, globalData, title, tagline, url, baseUrl} = site
  const locale = i18n.localeConfigs[i18n.currentLocale]
  const instances = Object.values(globalData.docs ?? {})
  const all = instances.flatMap(({versions}) => versions)
  const chosen = instances.flatMap(({versions}) => {
    const found = versions.find((one) => (version === undefined ? one.isLast : isNamed(one, version)))
    return found === undefined ? [] : [found]
  })
  if (version !== undefined && chosen.length === 0)
    throw notThere(
      'book/unknown-version',
      `has no version "${version}" of the docs`,
      all.map(({name}) => name),
    )
  const sidebars = chosen.flatMap(({sidebars: own}) => Object.values(own))
  const items = (await Promise.all(sidebars.map(({id}) => loadSidebar(folder, id)))).flat()
  const wanted = section === undefined ? items : findSection(items, section, baseUrl)
  if (wanted.length === 0) throw notThere('book/no-pages', 'has no docs with a sidebar, of which a book is made', [])
  return {
    title,
    tagline,
    url,
    baseUrl,
    language: locale?.htmlLang ?? i18n.currentLocale,
    direction: locale?.direction ?? 'ltr',
    logo: themeConfig.navbar?.logo?.src,
    mermaid: site.mermaidLibrary ?? undefined,
    version: all.length > instances.length ? (chosen[0]?.label ?? '') : '',
    items: wanted,
  }
}

function isNamed({name, label}: {readonly name: string; readonly label: string}, wanted: string): boolean {
  return name === wanted || label === wanted
}

type SidebarItem =
  | {
      readonly type: 'link'
      readonly label: string
      readonly href: string
      readonly docId?: string | undefined
      readonly unlisted?: boolean | undefined
      readonly parts?: string | undefined
    }
  | {
      readonly type: 'category'
      readonly label: string
      readonly href?: string | undefined
      readonly linkUnlisted?: boolean | undefined
      readonly items: readonly SidebarItem[]
      readonly branch?: string | undefined
    }
  | {readonly type: 'html'}

const itemSchema: z.ZodType<SidebarItem> = z.lazy(() =>
  z.union([
    z.object({
      type: z.literal('link'),
      label: z.string(),
      href: z.string(),
      docId: z.string().optional(),
      unlisted: z.boolean().optional(),
      parts: z.string().optional(),
    }),
    z.object({
      type: z.literal('category'),
      label: z.string(),
      href: z.string().optional(),
      linkUnlisted: z.boolean().optional(),
      items: z.array(itemSchema),
      branch: z.string().optional(),
    }),
    z.object({type: z.literal('html')}),
  ]),
)

const partSchema = z.object({items: z.array(itemSchema), next: z.object({part: z.string()}).optional()})

/** All of a long list, of which each part names the next. */
async function loadParts(folder: string, list: string): Promise<readonly SidebarItem[]> {
  const items: SidebarItem[] = []
  for (let id: string | undefined = `${list}--0`; id !== undefined; ) {
    const part: z.infer<typeof partSchema> = partSchema.parse(await readShared(folder, id))
    for (const item of part.items) items.push(item)
    id = part.next?.part
  }
  return items
}

async function loadSidebar(folder: string, id: string): Promise<readonly OutlineItem[]> {
  const {items} = z.object({items: z.array(itemSchema)}).parse(await readShared(folder, id))
  return toItems(folder, items)
}

/** Links to other sites are no chapters, and neither are hidden pages. Large categories and long lists lie in files of their own. */
async function toItems(folder: string, items: readonly SidebarItem[]): Promise<readonly OutlineItem[]> {
  const found = await Promise.all(
    items.map(async (item): Promise<readonly OutlineItem[]> => {
      if (item.type === 'html') return []
      const {label, href} = item
      if (item.type === 'link' && item.parts !== undefined) return toItems(folder, await loadParts(folder, item.parts))
      if (item.type === 'link')
        return item.docId === undefined || item.unlisted === true ? [] : [{label, path: item.href, items: []}]
      const own =
        item.branch === undefined ? item.items : z.array(itemSchema).parse(await readShared(folder, item.branch))
      const inner = await toItems(folder, own)
      const path = href === undefined || item.linkUnlisted === true ? {} : {path: href}
      return inner.length === 0 && !('path' in path) ? [] : [{label, ...path, items: inner}]
    }),
  )
  return found.flat()
}

/** The item with that path, with what is in it; else those below the path. */
function findSection(items: readonly OutlineItem[], section: string, baseUrl: string): readonly OutlineItem[] {
  const wanted = trim(section)
  const isBelow = ({path = ''}: OutlineItem): boolean => {
    const below = trim(path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path)
    return path !== '' && (below === wanted || below.startsWith(`${wanted}/`))
  }
  const search = (list: readonly OutlineItem[]): readonly OutlineItem[] =>
    list.flatMap((item) => {
      if (isBelow(item)) return [item]
      return search(item.items)
    })
  const found = search(items)
  if (found.length > 0) return found
  throw notThere('book/no-pages', `has no page "${section}" in its sidebars, and none below it`, [])
}

function trim(path: string): string {
  return path.replace(/^\//, '').replace(/\/$/, '')
}

/** @throws SiteError when the folder has no such data. */
async function readShared(folder: string, id: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, sharedDataFile(id)), 'utf8'))
  } catch (cause) {
    throw new SiteError(
      [
        {
          level: 'error',
          code: 'book/no-site',
          message: `"${folder}" holds no built site: it has no ${sharedDataFile(id)}.`,
          hint: 'Run "quire build" first, or name the folder that it has written.',
        },
      ],
      {cause},
    )
  }
}

function notThere(code: string, problem: string, names: readonly string[]): SiteError {
  const hint = names.length === 0 ? {} : {hint: `Versions: ${names.join(', ')}.`}
  return new SiteError([{level: 'error', code, message: `The site ${problem}.`, ...hint}])
}
