// Writes the ids of headings into documents, so that links to them hold when the headings are worded anew or translated.
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {glob} from 'tinyglobby'
import {SiteError} from '../shared/diagnostics.ts'
import {loadConfig} from './config/load-config.ts'
import {knownValues} from './known.ts'
import {setUpSite} from './plugins/set-up-site.ts'
import type {WriteHeadingIdsOptions, WriteHeadingIdsReport} from './translation-types.ts'
import {writeIds} from './translations/heading-ids.ts'

/**
 * Adds an id to each heading below the first level of the named documents, or of all that the site has.
 * @throws SiteError when a file does not exist, or the configuration is wrong.
 */
export async function writeHeadingIds(options: WriteHeadingIdsOptions = {}): Promise<WriteHeadingIdsReport> {
  const siteDir = resolve(options.siteDir ?? '.')
  const {files: asked = [], maintainCase = false, overwrite = false} = options
  const files = asked.length > 0 ? await findNamed(asked, siteDir) : await findDocuments(siteDir)
  const written = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    const changed = writeIds(text, {maintainCase, overwrite})
    if (changed !== text) writeFileSync(file, changed)
    return changed !== text
  })
  return {written, count: files.length}
}

async function findNamed(patterns: readonly string[], siteDir: string): Promise<readonly string[]> {
  const found = await Promise.all(
    patterns.map(async (pattern) => {
      const named = resolve(siteDir, pattern)
      // A path with brackets is no pattern when there is such a file.
      const files =
        existsSync(named) && /\.mdx?$/.test(named) ? [named] : await glob(pattern, {cwd: siteDir, absolute: true})
      const documents = files.filter((file) => /\.mdx?$/.test(file))
      if (documents.length === 0) throw new SiteError([noDocument(pattern)])
      return documents
    }),
  )
  return [...new Set(found.flat())].sort()
}

/** The documents of all plugins, the translated ones included. */
async function findDocuments(siteDir: string): Promise<readonly string[]> {
  const config = await loadConfig(siteDir)
  const {plugins} = await setUpSite({config, isProduction: false, report: () => undefined})
  const specs = knownValues(plugins.map(({sources}) => sources)).flat()
  const documents = specs.filter(({kind}) => kind === 'document')
  const found = await Promise.all(
    documents.map(({dir, include, exclude = []}) =>
      glob([...include], {cwd: resolve(siteDir, dir), absolute: true, ignore: [...exclude]}),
    ),
  )
  return [...new Set(found.flat())].filter((file) => /\.mdx?$/.test(file)).sort()
}

function noDocument(pattern: string): ConstructorParameters<typeof SiteError>[0][number] {
  return {
    level: 'error',
    code: 'content/missing-document',
    message: `No Markdown file is at "${pattern}".`,
    hint: 'Name files, or patterns such as "docs/**/*.md", from the folder of the site.',
  }
}
