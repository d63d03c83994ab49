// Finds the files of a source specification.
import {existsSync, realpathSync, statSync} from 'node:fs'
import {dirname, join, relative, resolve, sep} from 'node:path'
import {glob} from 'tinyglobby'
import type {SourceSpec} from '../../plugin/types.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {type PublishRule, patternFor, REFUSALS, type Refusal, refusedPart} from '../files/publish-rule.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {Report} from '../model.ts'

export interface FoundFile {
  readonly filePath: string
  readonly sourcePath: string
  /** Source path of the original, of a translation. */
  readonly translates?: string
  /** Locales that have a translation; absent when nobody asks. */
  readonly translatedIn?: readonly string[]
}

export interface SourceSearch {
  readonly siteDir: string
  readonly pluginName: string
  readonly publishRule: PublishRule
  readonly isUntrusted: boolean
  readonly report: Report
}

/**
 * Files of one specification, sorted by source path. Documents that may not be published are reported and left out.
 * @throws SiteError when a folder that must exist does not.
 */
export async function findSources(
  spec: SourceSpec,
  {siteDir, pluginName, publishRule, isUntrusted, report}: SourceSearch,
): Promise<readonly FoundFile[]> {
  const dir = resolve(siteDir, spec.dir)
  if (statSync(dir, {throwIfNoEntry: false})?.isDirectory() !== true) {
    if (spec.optional === true) return []
    throw new SiteError([
      {
        level: 'error',
        code: 'content/missing-folder',
        message: `The ${pluginName} plugin's folder "${spec.dir}" does not exist.`,
        location: {sourcePath: toSourcePath(dir, siteDir)},
        hint: `Create the folder, or set the plugin's "path" option to the folder that holds the content.`,
      },
    ])
  }
  const paths = await glob([...spec.include], {
    cwd: dir,
    ignore: [...(spec.exclude ?? [])],
    absolute: true,
    dot: spec.kind === 'data',
  })
  const isCircular = createCircleTest(dir)
  const refused = new Map<string, Refusal>()
  // Of trusted writers, data may come from anywhere, as a list of authors that several sites share.
  const isChecked = spec.kind === 'document' || (isUntrusted && spec.kind === 'data' && dir !== siteDir)
  const isAllowed = (filePath: string): boolean => {
    const refusal = isChecked ? publishRule.refusalOf(filePath, 'folder') : undefined
    if (refusal !== undefined) refused.set(refusedPart(filePath, dir), refusal)
    return refusal === undefined
  }
  const found = paths
    .filter((filePath) => !isCircular(dirname(filePath)) && isAllowed(filePath))
    .map((filePath): FoundFile => ({filePath, sourcePath: toSourcePath(filePath, siteDir)}))
    .sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1))
  const known = withTranslatedIn(found, {spec, dir, siteDir})
  const shown = spec.translations === undefined ? known : known.map((file) => translationOf(file, {spec, dir, siteDir}))
  const allowed = shown.filter(({filePath, translates}) => translates === undefined || isAllowed(filePath))
  for (const [path, refusal] of [...refused].sort()) reportRefused(path, refusal, {siteDir, report})
  return allowed
}

/** Each file with the locales that have a translation of it, where that is asked for. */
function withTranslatedIn(files: readonly FoundFile[], {spec, dir, siteDir}: TranslationInput): readonly FoundFile[] {
  if (spec.translationFolders === undefined) return files
  const folders = Object.entries(spec.translationFolders)
  return files.map((file) => {
    const path = relative(dir, file.filePath)
    const has = ([, folder]: readonly [string, string]): boolean => existsSync(join(resolve(siteDir, folder), path))
    return {...file, translatedIn: folders.filter(has).map(([locale]) => locale)}
  })
}

interface TranslationInput {
  readonly spec: Pick<SourceSpec, 'translations' | 'translationFolders'>
  /** Absolute path of the folder of the originals. */
  readonly dir: string
  readonly siteDir: string
}

/** The translation of a file where there is one, else the file. */
function translationOf(file: FoundFile, {spec: {translations = ''}, dir, siteDir}: TranslationInput): FoundFile {
  const filePath = join(resolve(siteDir, translations), relative(dir, file.filePath))
  if (statSync(filePath, {throwIfNoEntry: false})?.isFile() !== true) return file
  return {...file, filePath, sourcePath: toSourcePath(filePath, siteDir), translates: file.sourcePath}
}

function reportRefused(
  path: string,
  refusal: Refusal,
  {siteDir, report}: Pick<SourceSearch, 'siteDir' | 'report'>,
): void {
  const sourcePath = toSourcePath(path, siteDir)
  report({
    level: 'error',
    code: 'content/not-published',
    message: `"${sourcePath}" leads to what ${REFUSALS[refusal]}, so its documents are left out.`,
    location: {sourcePath},
    hint: `If readers may see it, add '${patternFor(path, siteDir)}' to "publish" in the configuration.`,
  })
}

/** Tells the folders that are only reached through a link that leads back to one above it. */
function createCircleTest(root: string): (folder: string) => boolean {
  const known = new Map<string, boolean>([[root, false]])
  const isCircular = (folder: string): boolean => {
    const answer = known.get(folder)
    if (answer !== undefined) return answer
    const parent = dirname(folder)
    const leadsBack = (): boolean => `${realpathSync(parent)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`)
    const found = parent !== folder && (isCircular(parent) || leadsBack())
    known.set(folder, found)
    return found
  }
  return isCircular
}
