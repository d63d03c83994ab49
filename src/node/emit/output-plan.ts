// Decides what the output folder must hold: pages, shared data, runtime, assets, plugins' files, static files.
import {readFileSync, statSync} from 'node:fs'
import {basename, join} from 'node:path'
import {glob} from 'tinyglobby'
import {RECOVERY_FILE, sharedDataFile} from '../../shared/permalink.ts'
import {type PublishRule, patternFor, REFUSALS, type Refusal, refusedPart} from '../files/publish-rule.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {
  LinkedSite,
  OutputSource,
  PolicyNeeds,
  RenderedFile,
  Report,
  RuntimeBundle,
  SiteConfig,
  StagedAsset,
} from '../model.ts'
import {mermaidFiles} from '../program/mermaid-library.ts'
import {contentPolicy} from './content-policy.ts'
import {headersText} from './headers.ts'

export interface PlanInput {
  readonly site: LinkedSite
  readonly bundle: RuntimeBundle
  readonly config: SiteConfig
  readonly programRoot: string
  readonly rendered: ReadonlyMap<string, RenderedFile>
  /** Text of each partial's module, by file. */
  readonly partials: ReadonlyMap<string, string>
  readonly pluginAssets: readonly StagedAsset[]
  readonly publishRule: PublishRule
  /** Of every page. */
  readonly policyNeeds: Iterable<PolicyNeeds>
}

/** Later sources win over static files, so that a stray `static/index.html` cannot hide a page; it is reported. */
export async function planOutput(input: PlanInput, report: Report): Promise<Map<string, OutputSource>> {
  const {site, bundle, config, rendered, partials, pluginAssets} = input
  const plan = new Map<string, OutputSource>()
  plan.set('_headers', {kind: 'text', content: headersOf(input)})
  for (const [file, source] of await staticFiles(input, report)) plan.set(file, source)
  for (const {path, source} of pluginAssets) add(plan, path, source, report)
  const recovery = readFileSync(join(input.programRoot, 'dist/page/recovery.js'), 'utf8')
  add(plan, RECOVERY_FILE, {kind: 'text', content: recovery}, report)
  for (const file of bundle.files)
    add(plan, file, {kind: 'copy', from: join(bundle.dir, file), key: `${bundle.hash}:${file}`}, report)
  for (const [file, text] of config.markdown.mermaid ? mermaidFiles(input.programRoot) : [])
    add(plan, file, {kind: 'text', content: text}, report)
  for (const {file, filePath, hash} of site.assets) add(plan, file, {kind: 'copy', from: filePath, key: hash}, report)
  for (const [id, {text}] of site.shared) add(plan, sharedDataFile(id), {kind: 'text', content: text}, report)
  for (const {file, text} of site.texts) add(plan, file, {kind: 'text', content: text}, report)
  for (const [file, text] of partials) add(plan, file, {kind: 'text', content: text}, report)
  for (const [file, one] of rendered) add(plan, file, {kind: 'placed', ...one}, report)
  return plan
}

function headersOf({config, policyNeeds}: PlanInput): string {
  const {baseUrl, contentSecurityPolicy, markdown} = config
  const additions = contentSecurityPolicy === true ? {} : contentSecurityPolicy
  const policy = additions === false ? undefined : contentPolicy(policyNeeds, additions)
  return headersText({baseUrl, hasTwins: markdown.twins, policy})
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

/** Files that may not be published are left out, and named once for their folder or link. */
async function staticFiles(
  {config: {staticDirectories, siteDir}, publishRule}: PlanInput,
  report: Report,
): Promise<[string, OutputSource][]> {
  const files: [string, OutputSource][] = []
  const refused = new Map<string, Refusal>()
  for (const dir of staticDirectories) {
    const root = join(siteDir, dir)
    if (statSync(root, {throwIfNoEntry: false})?.isDirectory() !== true) continue
    for (const file of (await glob(['**/*'], {cwd: root, dot: true})).sort()) {
      const from = join(root, file)
      const refusal = publishRule.refusalOf(from, 'folder')
      if (refusal !== undefined) {
        if (!OF_EDITORS.has(basename(file))) refused.set(refusedPart(from, root), refusal)
        continue
      }
      const {size, mtimeMs, ctimeMs} = statSync(from)
      files.push([file, {kind: 'copy', from, key: `${size}:${mtimeMs}:${ctimeMs}`}])
    }
  }
  for (const [path, refusal] of [...refused].sort()) reportRefused(path, refusal, {siteDir, report})
  return files
}

/** Nobody misses them in the output. */
const OF_EDITORS = new Set(['.DS_Store', '.gitkeep', '.keep', '.gitignore', '.gitattributes', '.editorconfig'])

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
