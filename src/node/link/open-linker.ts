// What all pages of a site are linked with: tables of what is where, shared data, the settings of every document. It is made
// once, for all pages of a build, or for those that a server is asked for.
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Json, JsonObject, SiteData} from '../../shared/contract.ts'
import {SITE_DATA_ID} from '../../shared/contract.ts'
import {hashOf, keyOf, stableJson} from '../cache/hash.ts'
import {openSnapshots, type Snapshots} from '../cache/snapshots.ts'
import type {Store} from '../cache/store.ts'
import {createSpellingFinder} from '../files/disk-spelling.ts'
import type {Publishing} from '../files/publish-rule.ts'
import {listStaticFiles} from '../files/static-files.ts'
import type {Maybe} from '../known.ts'
import type {
  ContentTexts,
  DocumentSettings,
  FirstStyles,
  LinkedSite,
  LinkIndex,
  PluginModel,
  RoutePlan,
  RuntimeBundle,
  SiteConfig,
} from '../model.ts'
import {readInfimaLook} from '../program/infima-look.ts'
import {mermaidEntry} from '../program/mermaid-library.ts'
import {readPageScript} from '../program/page-scripts.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {toContentTexts} from '../text/content-texts.ts'
import {NO_READS} from '../text/field-reads.ts'
import type {Tools} from '../tools.ts'
import {announcementStyles} from './announcement-styles.ts'
import {type AssetCollector, createAssetCollector} from './assets.ts'
import {type DocumentInput, toDocumentSettings} from './document-settings.ts'
import {firstStyles} from './first-styles.ts'
import {collectTags} from './html-tags.ts'
import {routeAt, toLinkIndex} from './link-index.ts'
import {lookStyles} from './look-styles.ts'
import {prismStyles, type StyleAsset} from './prism-styles.ts'
import {type ReadFields, toSiteData} from './site-data.ts'

export interface LinkerInput {
  readonly models: readonly PluginModel[]
  readonly plan: RoutePlan
  /** Where it is unknown, links are resolved all the same, and nothing is rendered. */
  readonly bundle: Maybe<RuntimeBundle>
  readonly config: SiteConfig
  readonly publishing: Publishing
  /** Canonical specifiers that the bundle cannot answer. */
  readonly missingImports: ReadonlySet<string>
  readonly program: Pick<ProgramInfo, 'root' | 'version' | 'fingerprints'>
  readonly permalinks: LinkIndex['permalinks']
}

/** What pages name of the bundle. */
export type Runtime = Pick<
  RuntimeBundle,
  'hash' | 'entry' | 'styles' | 'chunks' | 'files' | 'fieldReads' | 'hasOwnSearchMetadata'
>

export const NO_RUNTIME: Runtime = {hash: '', entry: '', styles: [], chunks: {}, files: [], fieldReads: NO_READS}

export interface SiteLinker {
  readonly input: LinkerInput
  readonly runtime: Runtime
  readonly linkIndex: LinkIndex
  readonly assets: AssetCollector
  /** States of the files that it looks at, to be saved when it is done. */
  readonly snapshots: Snapshots
  /** In the language of the site. */
  readonly texts: ContentTexts | undefined
  readonly shared: LinkedSite['shared']
  readonly document: DocumentSettings
  /** Part of the key of each page. */
  readonly settingsKey: string
  readonly styles: LinkedSite['texts']
}

/** @param input `fields` are those that code reads of the site's own data. */
export async function openLinker(
  {fields, ...input}: LinkerInput & {readonly fields: ReadFields},
  tools: Tools,
): Promise<SiteLinker> {
  const {plan, permalinks, config, publishing, bundle, program} = input
  const snapshots = openSnapshots(tools.store, `${program.fingerprints.state}:assets:${config.siteDir}`)
  const tags = await collectTags(input.models)
  const styles = [
    await lookStyles(config, tools.store, missingLook(input)),
    await prismStyles(config, tools.store),
    announcementStyles(config),
  ].filter((one) => one !== undefined)
  const statics = await listStaticFiles(config, publishing.rule)
  const {baseUrl, translations} = config
  const linkIndex = toLinkIndex(plan, {permalinks, baseUrl, contentDirs: publishing.contentDirs, statics})
  const runtime = bundle.isKnown ? bundle.value : NO_RUNTIME
  const mermaidLibrary = findMermaid(config, program.root)
  const shared = toShared(
    plan.sharedData,
    toSiteData(config, {
      globalData: plan.globalData,
      hasHome: routeAt(linkIndex, baseUrl) !== undefined,
      ...fields,
      statics,
      ...(mermaidLibrary === undefined ? {} : {mermaidLibrary}),
    }),
  )
  const document = toDocumentSettings(config, {
    bundle: runtime,
    version: program.version,
    ...(await findInlined(input, styles, tools.store)),
    tags,
    styles: styles.map(({file}) => file),
    hasIconFile: statics.published.has('favicon.ico'),
  })
  const texts = toContentTexts(translations)
  return {
    input,
    runtime,
    linkIndex,
    assets: createAssetCollector({
      store: tools.store,
      snapshots,
      rule: publishing.rule,
      otherSpelling: createSpellingFinder(config.siteDir),
      measureVersion: program.fingerprints.image,
    }),
    snapshots,
    texts,
    shared,
    document,
    settingsKey: keyOf(
      program.fingerprints.render,
      stableJson(document),
      stableJson(texts ?? {}),
      shared.get(SITE_DATA_ID)?.hash ?? '',
    ),
    styles,
  }
}

function missingLook({bundle, program}: Pick<LinkerInput, 'bundle' | 'program'>): string {
  return bundle.isKnown && bundle.value.lacksLook === true ? readInfimaLook(program.root) : ''
}

function toShared(data: Readonly<Record<string, Json>>, site: SiteData): LinkedSite['shared'] {
  // SiteData is plain data; its interface only lacks the index signature that Json asks for.
  const entries: [string, Json][] = [...Object.entries(data), [SITE_DATA_ID, site as unknown as JsonObject]]
  return new Map(
    entries.map(([id, value]) => {
      const text = JSON.stringify(value)
      return [id, {text, hash: hashOf(text)}]
    }),
  )
}

/** What pages have in their text, as far as the configuration lets them. */
async function findInlined(
  input: LinkerInput,
  styles: readonly StyleAsset[],
  store: Store,
): Promise<Pick<DocumentInput, 'inlineScript' | 'hasInlineStart' | 'firstStyles'>> {
  const {inlineCritical, contentSecurityPolicy} = input.config
  const {root} = input.program
  // Who writes a policy elsewhere gets pages that no policy has to allow anything for.
  if (contentSecurityPolicy === false) return {inlineScript: '', hasInlineStart: false, firstStyles: undefined}
  const hasInlineStart = inlineCritical && input.bundle.isKnown
  const inlineScript = readPageScript(root, hasInlineStart ? 'first' : 'late-styles').trim()
  const firstStyles = hasInlineStart ? await findFirstStyles(input, styles, store) : undefined
  return {inlineScript, hasInlineStart, firstStyles}
}

/** Of all sheets that pages may have; undefined where pages wait for their sheets. */
export async function findFirstStyles(
  {bundle, config, program}: Pick<LinkerInput, 'bundle' | 'config' | 'program'>,
  added: LinkedSite['texts'],
  store: Store,
): Promise<FirstStyles | undefined> {
  if (!bundle.isKnown) return undefined
  const {dir, files} = bundle.value
  const ofBundle = files.filter((file) => file.endsWith('.css'))
  const texts = await Promise.all(ofBundle.map((file) => readFile(join(dir, file), 'utf8')))
  const sheets = new Map(ofBundle.map((file, at) => [file, texts[at] ?? '']))
  for (const {file, text} of added) sheets.set(file, text)
  const {baseUrl, i18n} = config
  const direction = i18n.localeConfigs[i18n.currentLocale]?.direction ?? 'ltr'
  const found = firstStyles({sheets, baseUrl, direction, fingerprint: program.fingerprints.render}, store)
  // Hosts read one policy for all languages, which has no room for texts of each.
  const isOfEach = baseUrl !== config.siteBaseUrl && found !== undefined && JSON.stringify(found).includes(baseUrl)
  return isOfEach ? undefined : found
}

/** Entry of the package that draws diagrams; undefined where the site draws none. */
function findMermaid({markdown, siteDir}: SiteConfig, programRoot: string): string | undefined {
  return markdown.mermaid ? mermaidEntry({programRoot, siteDir}) : undefined
}
