// The Handbook's pages as they are built: no warning, no dead URL, no page on its own, nothing unnamed.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {readDocuments} from '../../scripts/handbook/documents.ts'
import config from '../../site.config.ts'
import type {BuildReport} from '../../src/node/api-types.ts'
import {groups} from '../../src/pages/_landing-content.ts'
import {builtHandbook} from '../support/handbook.ts'
import {program, projectRoot} from '../support/program.ts'
import {toLines} from './checks/finding.ts'
import {findDeadUrls, findLonelyPages, findOrphans} from './checks/links.ts'
import {type Output, readOutput} from './checks/pages.ts'
import {findHeadingFaults, findUnnamedDiagrams, findUnnamedImages, findUntitledDrawing} from './checks/structure.ts'

const LOGOS = /^(?:logo|favicon)/

let report: BuildReport
let output: Output

beforeAll(async () => {
  report = await builtHandbook()
  if (report.ok) output = readOutput(report.outDir)
})

function readSource(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}

test('the build says nothing', async () => {
  const {formatDiagnostic} = await program()
  const said = report.diagnostics.map((one) => formatDiagnostic(one, {colour: false, readSource}))
  expect(said).toEqual([])
})

describe('links', () => {
  test('every URL and anchor in the output leads somewhere', () => {
    expect(output.pages.length).toBeGreaterThan(200)
    expect(toLines(findDeadUrls(output, {url: config.url ?? '', readSource}))).toEqual([])
  })

  test('every page is in its sidebar and can be reached from the home page', () => {
    expect(toLines(findOrphans(output))).toEqual([])
  })

  test('the text of every doc and note leads to at least three other pages', () => {
    expect(toLines(findLonelyPages(output))).toEqual([])
  })
})

test('each author of a note has a mark, next to its name in the list', () => {
  const html = output.read('meeting-notes/index.html')
  const authors = html.match(/class="avatar blogAuthor"/g) ?? []
  expect(authors.length).toBeGreaterThan(9)
  expect(html.match(/<img class="avatar__photo" src="\/img\/authors\/[\w-]+\.svg"/g)).toHaveLength(authors.length)
})

test('the home page has the groups of the sidebar, with the same sections', () => {
  const starts = /<li class="[^"]* menuHeading">/
  const sidebar = output.read('docs/index.html').split(starts).slice(1)
  const shown = sidebar.map((group) => ({
    title: group.replace(/^<svg.*?<\/svg>/, '').replace(/<.*$/s, ''),
    sections: [...group.matchAll(/level-1 [^>]*>.*?href="(.*?)".*?menuLabel">(.*?)</gs)].map(([, to, label]) => [
      label,
      to,
    ]),
  }))
  const onHome = groups.map(({title, sections}) => ({title, sections: sections.map(({label, to}) => [label, to])}))
  expect(shown).toEqual(onHome)
})

test('the page about diagrams, formulas and live code has one of each', () => {
  const html = output.read('docs/documentation/diagrams-and-formulas/index.html')
  for (const part of ['docusaurus-mermaid-container', '<math', 'class="tabs', 'live-code']) expect(html).toContain(part)
})

describe('structure', () => {
  test('each page has one heading of the first level, and leaves no level out', () => {
    expect(toLines(output.pages.flatMap((page) => findHeadingFaults(page, readSource)))).toEqual([])
  })

  test('images have alternative text that says something', () => {
    expect(toLines(output.pages.flatMap((page) => findUnnamedImages(page, readSource)))).toEqual([])
  })

  test('diagrams and drawings have a title', () => {
    const drawings = readdirSync(join(projectRoot, 'static'), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.svg') && !LOGOS.test(name.split('/').pop() ?? ''))
      .flatMap((name) => findUntitledDrawing(`static/${name}`, readSource(`static/${name}`)))
    expect(toLines([...readDocuments().flatMap(findUnnamedDiagrams), ...drawings])).toEqual([])
  })
})
