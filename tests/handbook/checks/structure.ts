// Headings in order, and words for those who do not see the images.
import type {Element} from 'hast'
import {visit} from 'unist-util-visit'
import type {HandbookDocument} from '../../../scripts/handbook/documents.ts'
import {attribute, findAll, visibleText, withTag} from '../../../src/node/migrate/compare/html-tree.ts'
import type {Finding} from './finding.ts'
import {findLine} from './links.ts'
import type {BuiltPage} from './pages.ts'

type ReadSource = (path: string) => string

const isHeading = withTag('h1', 'h2', 'h3', 'h4', 'h5', 'h6')
/** Says that there is an image, not what it shows. */
const EMPTY_WORDS = /^(?:an? |the )?(?:image|picture|photo|diagram|chart|graph|figure|screenshot|logo|icon)s?\.?$/i
const FILE_NAME = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i

/** Pages without exactly one first-level heading, and headings more than one level below the one before. */
export function findHeadingFaults(page: BuiltPage, readSource: ReadSource): Finding[] {
  const findings: Finding[] = []
  const firsts = findAll(page.tree, withTag('h1'))
  if (firsts.length !== 1)
    findings.push({
      path: pathOf(page),
      text: firsts.map((heading) => visibleText(heading)).join(', '),
      advice: `the page has ${firsts.length} headings of the first level. Keep one: the title.`,
    })
  let before = 1
  for (const heading of page.content === undefined ? [] : findAll(page.content, isHeading)) {
    const level = Number(heading.tagName[1])
    if (level > before + 1)
      findings.push({
        ...placeOf(page, visibleText(heading), readSource),
        advice: `a heading of level ${level} follows one of level ${before}. Leave no level out.`,
      })
    before = level
  }
  return findings
}

/** Images and drawings of a page that have no name in words. */
export function findUnnamedImages(page: BuiltPage, readSource: ReadSource): Finding[] {
  const inContent = new Set(page.content === undefined ? [] : findAll(page.content, withTag('img')))
  const images = findAll(page.tree, withTag('img')).flatMap((image): Finding[] => {
    const fault = faultOfAlt(image, inContent.has(image))
    return fault === undefined ? [] : [{...placeOf(page, attribute(image, 'src'), readSource), advice: fault}]
  })
  const drawings = findAll(page.tree, withTag('svg'))
    .filter((svg) => !isNamed(svg) && !isHidden(svg))
    .map((svg) => ({
      ...placeOf(page, `<svg class="${attribute(svg, 'className')}">`, readSource),
      advice: 'the drawing has no name. Give it a <title>, or aria-hidden="true" if it says nothing.',
    }))
  return [...images, ...drawings]
}

/** Diagrams in Mermaid's language without a title for screen readers. */
export function findUnnamedDiagrams({path, tree}: HandbookDocument): Finding[] {
  const findings: Finding[] = []
  visit(tree, 'code', ({lang, value, position}) => {
    if (lang !== 'mermaid' || /^\s*acc(?:Title:[ \t]*\S|Descr(?::[ \t]*\S|[ \t]*\{))/m.test(value)) return
    const line = position?.start.line ?? 1
    const advice = 'the diagram has no name. Begin it, below its first line, with "accTitle: What it shows".'
    findings.push({path, line, text: value.split('\n')[0] ?? '', advice})
  })
  return findings
}

/** Drawings among the static files that have no title. */
export function findUntitledDrawing(path: string, svg: string): Finding[] {
  if (/<title[^>]*>\s*[^<\s]/.test(svg)) return []
  return [{path, line: 1, text: svg.slice(0, 40), advice: 'the drawing has no <title>. Write one as its first child.'}]
}

function faultOfAlt(image: Element, isContent: boolean): string | undefined {
  if (!('alt' in image.properties)) return 'the image has no alternative text. Say what it shows at this place.'
  const alt = attribute(image, 'alt').trim()
  if (!isContent || attribute(image, 'role') === 'presentation') return undefined
  if (alt === '') return 'the alternative text is empty. Say what the image shows at this place.'
  if (EMPTY_WORDS.test(alt) || FILE_NAME.test(alt))
    return `the alternative text "${alt}" says nothing. Say what the image shows at this place.`
  return undefined
}

function isNamed(svg: Element): boolean {
  const label = attribute(svg, 'ariaLabel') || attribute(svg, 'ariaLabelledBy')
  return label !== '' || svg.children.some((child) => child.type === 'element' && child.tagName === 'title')
}

function isHidden(svg: Element): boolean {
  return attribute(svg, 'ariaHidden') === 'true' || ['presentation', 'none'].includes(attribute(svg, 'role'))
}

function pathOf({sourcePath, file}: BuiltPage): string {
  return sourcePath ?? `build/${file}`
}

function placeOf(page: BuiltPage, text: string, readSource: ReadSource): Omit<Finding, 'advice'> {
  const line = page.sourcePath === undefined ? undefined : findLine(readSource(page.sourcePath), [text])
  return {path: pathOf(page), text, ...(line === undefined ? {} : {line})}
}
