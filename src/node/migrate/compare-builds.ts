// The engine of all comparisons: what Docusaurus made of a site next to what Quire makes of it.
import {existsSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import type {CompareOptions, CompareReport} from '../api-types.ts'
import {build} from '../build.ts'
import {compareSites} from './compare/differences.ts'
import {findMeant} from './compare/known-differences.ts'
import {SHOWN_ASPECTS} from './compare/page-snapshot.ts'
import {publicFiles, readSiteFiles, sizeOf} from './compare/site-files.ts'
import {readSiteSnapshot, readVersion} from './compare/site-snapshot.ts'

/**
 * Compares a folder that Docusaurus built with a build of the same site, which goes to a temporary folder unless one is given.
 * @throws SiteError when a folder has no pages.
 */
export async function compareBuilds(options: CompareOptions): Promise<CompareReport> {
  const {siteDir = '.', docusaurusDir, quireDir, config} = options
  requirePages(docusaurusDir)
  if (quireDir !== undefined) {
    requirePages(quireDir)
    return {...compareFolders(docusaurusDir, quireDir), ok: true, diagnostics: []}
  }
  const outDir = mkdtempSync(join(tmpdir(), 'quire-compare-'))
  try {
    const {isWritten, diagnostics, ms} = await build({siteDir, outDir, ...(config === undefined ? {} : {config})})
    if (!isWritten) return {ok: false, diagnostics, ...NOTHING, theirs: sizeOf(readSiteFiles(docusaurusDir))}
    return {...compareFolders(docusaurusDir, outDir), ok: true, diagnostics, ms}
  } finally {
    rmSync(outDir, {recursive: true, force: true})
  }
}

type Compared = Omit<CompareReport, 'ok' | 'diagnostics'>

const NOTHING: Omit<Compared, 'theirs'> = {
  ours: {files: 0, bytes: 0, htmlBytes: 0, scriptBytes: 0, styleBytes: 0},
  pageCount: 0,
  aspects: [],
  differences: [],
  onlyTheirs: [],
  onlyOurs: [],
}

function compareFolders(docusaurusDir: string, quireDir: string): Compared {
  const {differences, pageCount, equalCounts} = compareSites(
    readSiteSnapshot(docusaurusDir),
    readSiteSnapshot(quireDir),
  )
  const version = readVersion(docusaurusDir)
  const [theirs, ours] = [readSiteFiles(docusaurusDir), readSiteFiles(quireDir)]
  return {
    theirs: sizeOf(theirs),
    ours: sizeOf(ours),
    pageCount,
    aspects: SHOWN_ASPECTS.map((name) => ({name, equal: equalCounts[name]})),
    differences: differences
      .filter(({aspect}) => aspect === 'route' || SHOWN_ASPECTS.includes(aspect))
      .map((difference) => {
        const {page, aspect, theirs: one, ours: other} = difference
        const reason = findMeant(difference, version)?.reason
        return {
          page,
          aspect,
          ...(one === undefined ? {} : {theirs: one}),
          ...(other === undefined ? {} : {ours: other}),
          ...(reason === undefined ? {} : {reason}),
        }
      }),
    onlyTheirs: publicFiles(theirs).filter((path) => !ours.has(path)),
    onlyOurs: publicFiles(ours).filter((path) => !theirs.has(path)),
  }
}

function requirePages(dir: string): void {
  const path = resolve(dir)
  if (existsSync(join(path, 'index.html')) || existsSync(join(path, '404.html'))) return
  const finding: Diagnostic = {
    level: 'error',
    code: 'migrate/no-build',
    message: `The folder "${dir}" holds no built site.`,
    hint: 'Build the site with Docusaurus first: npx docusaurus build --out-dir old-build.',
  }
  throw new SiteError([finding])
}
