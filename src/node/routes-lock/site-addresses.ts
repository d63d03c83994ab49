// The addresses of one locale: which pages it has, with the anchors to be kept, and what else answers.
import {readFileSync} from 'node:fs'
import {pathInLocale, toAddress} from '../../shared/site-address.ts'
import type {CompiledDocument, CompiledPage, LinkedSite, PluginModel, SiteConfig} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'

export interface LocaleAddresses {
  /** Pages with the anchors that writers gave them: those that components make are not recorded. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>
  /** All ids of a page; undefined where they are not known before it is rendered. */
  readonly idsOf: (address: string) => ReadonlySet<string> | undefined
  /** Whether something other than a page answers: a redirect, or a file. */
  readonly isAnswered: (address: string) => boolean
  /** It is this locale's. */
  readonly isOwn: (address: string) => boolean
  /** Where redirects can be added. */
  readonly redirectsFile: string | undefined
}

export interface AddressInput {
  readonly site: LinkedSite
  readonly compiled: ReadonlyMap<string, CompiledDocument>
  readonly models: readonly PluginModel[]
  readonly config: SiteConfig
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined
  readonly isFile: (path: string) => boolean
  /** Redirects of the host, as Netlify and Cloudflare read them. */
  readonly rulesFile: string | undefined
}

/** Ids of footnotes are numbered: they change with every footnote before them, and nobody links to them. */
const OF_FOOTNOTES = /^(?:user-content-)?fn(?:ref)?-|^footnote-label$/

/** @throws SiteError when a plugin fails. */
export async function listAddresses(input: AddressInput): Promise<LocaleAddresses> {
  const {site, compiled, config, anchorsOf, isFile} = input
  const routes = site.routes.filter(({path}) => toAddress(path, config) !== toAddress(notFound(config), config))
  const paths = new Map(routes.map(({path}) => [toAddress(path, config), path]))
  const pages = new Map(
    routes.map(({path, sourcePath}) => {
      const record = sourcePath === undefined ? undefined : compiled.get(sourcePath)?.record
      return [toAddress(path, config), record === undefined ? new Set<string>() : anchorsToKeep(record)]
    }),
  )
  const {redirected, file} = await listRedirects(input)
  const rules = readRules(input.rulesFile)
  return {
    pages,
    idsOf: (address) => anchorsOf(paths.get(address) ?? ''),
    isAnswered: (address) => {
      const path = config.siteBaseUrl + address.slice(1)
      return redirected.has(address) || isFile(path) || rules.some((rule) => rule(path))
    },
    isOwn: (address) => pathInLocale(address, config) !== undefined,
    redirectsFile: file,
  }
}

const notFound = ({baseUrl}: SiteConfig): string => `${baseUrl}404.html`

/** Nobody links to the title of a page, whose id goes with every change of its words. */
function anchorsToKeep({anchors, hasContentTitle}: CompiledPage): ReadonlySet<string> {
  const below = hasContentTitle ? anchors.slice(1) : anchors
  return new Set(below.filter((id) => !OF_FOOTNOTES.test(id) && !/\s/.test(id)))
}

/** A line is `/old /new 301`; `*` at the end stands for all that is below, `:name` for one part. */
function readRules(file: string | undefined): readonly ((path: string) => boolean)[] {
  const lines = file === undefined ? [] : readFileSync(file, 'utf8').split(/\r?\n/)
  return lines.flatMap((line) => {
    const [from = ''] = line.trim().split(/\s+/)
    if (!from.startsWith('/')) return []
    const parts = toParts(from)
    return (path: string) => fits(parts, toParts(path))
  })
}

const toParts = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

function fits(rule: readonly string[], path: readonly string[]): boolean {
  const isOpen = rule.at(-1) === '*'
  const fixed = isOpen ? rule.slice(0, -1) : rule
  if (isOpen ? path.length < fixed.length : path.length !== fixed.length) return false
  return fixed.every((part, at) => part.startsWith(':') || part === path[at])
}

async function listRedirects({site, models, config}: AddressInput) {
  const paths = site.routes.map(({path}) => path)
  const redirected = new Set<string>()
  let file: string | undefined
  for (const {plugin, model} of models) {
    const {definition, context} = plugin
    const made = await runHook(plugin, 'redirects', () => definition.redirects?.(model, {...context, paths}))
    for (const from of made?.from ?? []) redirected.add(toAddress(config.baseUrl + from.slice(1), config))
    file ??= made?.file
  }
  return {redirected, file}
}
