// Decides what the output folder must hold: pages, shared data, runtime, assets, plugins' files, static files.
import {join} from 'node:path'
import {SITE_DATA_ID} from '../../shared/contract.ts'
import {RECOVERY_FILE, sharedDataFile} from '../../shared/permalink.ts'
import {patternFor, REFUSALS, type Refusal} from '../files/publish-rule.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {StaticFiles} from '../files/static-files.ts'
import type {
  LinkedSite,
  OutputSource,
  PolicySources,
  RenderedSite,
  Report,
  RuntimeBundle,
  SiteConfig,
  StagedAsset,
} from '../model.ts'
import {mermaidFiles} from '../program/mermaid-library.ts'
import {readPageScript} from '../program/page-scripts.ts'
import {translateRecovery} from '../text/recovery-texts.ts'
import {withPagelessPaths} from '../text/site-data-text.ts'
import {contentPolicy} from './content-policy.ts'
import {HEADERS_FILE, headersText} from './headers.ts'

export interface PlanInput {
  readonly site: LinkedSite
  readonly statics: StaticFiles
  readonly bundle: RuntimeBundle
  readonly config: SiteConfig
  readonly programRoot: string
  readonly rendered: RenderedSite
  /** As SiteData has them. */
  readonly pagelessPaths: readonly string[]
  readonly pluginAssets: readonly StagedAsset[]
  /** What plugins say that their scripts need. */
  readonly policySources: readonly PolicySources[]
}

/** Later sources win over static files, so that a stray `static/index.html` cannot hide a page; it is reported. */
export function planOutput(input: PlanInput, report: Report): Map<string, OutputSource> {
  const {site, statics, bundle, config, rendered, pluginAssets} = input
  const plan = new Map<string, OutputSource>()
  const needs = [
    ...input.policySources,
    ...[...rendered.metadata.values()].map(({policy}) => policy),
    ...pluginAssets.flatMap(({policy}) => (policy === undefined ? [] : [policy])),
  ]
  plan.set(HEADERS_FILE, {kind: 'text', content: headersOf(config, needs), isOpen: true})
  for (const [file, {filePath, key}] of statics.published) plan.set(file, {kind: 'copy', from: filePath, key})
  for (const [path, refusal] of statics.refused) reportRefused(path, refusal, {siteDir: config.siteDir, report})
  for (const {path, source, isFinal} of pluginAssets) if (isFinal !== true) add(plan, path, source, report)
  const recovery = translateRecovery(readPageScript(input.programRoot, 'recovery'), config.translations)
  add(plan, RECOVERY_FILE, {kind: 'text', content: recovery}, report)
  for (const file of bundle.files)
    add(plan, file, {kind: 'copy', from: join(bundle.dir, file), key: `${bundle.hash}:${file}`}, report)
  const {programRoot} = input
  for (const [file, text] of config.markdown.mermaid ? mermaidFiles({programRoot, siteDir: config.siteDir}) : [])
    add(plan, file, {kind: 'text', content: text}, report)
  for (const {file, filePath, hash} of site.assets) add(plan, file, {kind: 'copy', from: filePath, key: hash}, report)
  for (const [id, {text}] of site.shared) {
    const content = id === SITE_DATA_ID ? withPagelessPaths(text, input.pagelessPaths) : text
    add(plan, sharedDataFile(id), {kind: 'text', content}, report)
  }
  for (const {file, text} of site.texts) add(plan, file, {kind: 'text', content: text}, report)
  for (const [file, text] of rendered.partials) add(plan, file, {kind: 'text', content: text}, report)
  for (const [file, one] of rendered.files) add(plan, file, {kind: 'placed', ...one}, report)
  for (const {path, source, isFinal} of pluginAssets) if (isFinal === true) plan.set(path, source)
  return plan
}

/** Text of `_headers` for pages that need these sources. */
export function headersOf(
  {baseUrl, contentSecurityPolicy, markdown, compatibility}: SiteConfig,
  needs: readonly PolicySources[],
): string {
  // Code that was written for pages without a policy asks other hosts, writes styles and compiles WebAssembly.
  const asked = contentSecurityPolicy ?? compatibility !== 'docusaurus'
  const additions = asked === true ? {} : asked
  const policy = additions === false ? undefined : contentPolicy(needs, additions)
  return headersText({baseUrl, hasAlternates: markdown.alternates, policy})
}

function add(plan: Map<string, OutputSource>, file: string, source: OutputSource, report: Report): void {
  const other = plan.get(file)
  if (other?.kind === 'copy' && source.kind !== 'copy')
    report({
      level: 'warning',
      code: 'emit/hidden-file',
      message: `The file "${file}" of a static folder has the path of something the build makes; the build's file is kept.`,
      hint: 'Rename or remove the file in the static folder.',
    })
  plan.set(file, source)
}

function reportRefused(
  path: string,
  refusal: Refusal,
  {siteDir, report}: {readonly siteDir: string; readonly report: Report},
): void {
  const sourcePath = toSourcePath(path, siteDir)
  report({
    level: 'warning',
    code: 'emit/not-published',
    message: `"${sourcePath}" ${refusal === 'hidden' ? 'is hidden' : `leads to what ${REFUSALS[refusal]}`}, so it is not copied.`,
    location: {sourcePath},
    hint: `If readers may see it, add '${patternFor(path, siteDir)}' to "publish" in the configuration.`,
  })
}
