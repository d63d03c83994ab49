// The report of `quire migrate --compare`: sizes, what is equal, and each line that differs.
import type {BuildDifference, CompareReport, OutputSize} from '../node/api-types.ts'
import {formatCount, formatDuration, formatItems, formatTable} from './text.ts'

const SHOWN = 40
const WIDTH = 160
const BYTES_A_KILOBYTE = 1000

/** @param showAll Print differences that are meant to be, and more of the others than fit on a screen. */
export function formatComparison(report: CompareReport, showAll: boolean): string {
  const {differences, pageCount, ms, onlyTheirs, onlyOurs} = report
  const unknown = differences.filter(({reason}) => reason === undefined)
  const wanted = showAll ? differences : unknown.slice(0, SHOWN)
  const hidden = showAll ? 0 : unknown.length - wanted.length
  const known = differences.length - unknown.length
  return [
    ...wanted.map(formatDifference),
    ...(hidden > 0 ? [`… and ${formatCount(hidden)} more: --all prints all.`] : []),
    ...listFiles('Only Docusaurus has', onlyTheirs),
    ...listFiles('Only Quire has', onlyOurs),
    formatTable(aspectRows(report)),
    formatTable(sizeRows(report.theirs, report.ours)),
    `${formatItems(pageCount, 'page')} in both${ms === undefined ? '' : `, built by Quire in ${formatDuration(ms)}`}: ${formatItems(unknown.length, 'difference')}, and ${formatCount(known)} that are meant to be.`,
    '',
  ].join('\n')
}

function formatDifference({page, aspect, theirs, ours, reason}: BuildDifference): string {
  const [from, to] = aspect === 'code' ? aroundChange(theirs ?? '', ours ?? '') : [theirs, ours]
  const known = reason === undefined ? '' : `\n  meant:      ${reason}`
  return `${page} ${aspect}\n  docusaurus: ${shorten(from)}\n  quire:      ${shorten(to)}${known}`
}

function shorten(text: string | undefined): string {
  if (text === undefined) return '(nothing)'
  return text.length <= WIDTH ? text : `${text.slice(0, WIDTH - 1)}…`
}

/** The place where two long texts part, with a little of what is around it. */
function aroundChange(one: string, other: string): readonly [string, string] {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const cut = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80))
  return [cut(one), cut(other)]
}

function listFiles(title: string, files: readonly string[]): string[] {
  if (files.length === 0) return []
  const shown = files.slice(0, SHOWN).join(', ')
  return [`${title}: ${shown}${files.length > SHOWN ? ` and ${formatCount(files.length - SHOWN)} more` : ''}.`]
}

function aspectRows({aspects, differences, pageCount}: CompareReport): string[][] {
  const countOf = (name: string, isKnown: boolean): string =>
    formatCount(differences.filter((one) => one.aspect === name && (one.reason !== undefined) === isKnown).length)
  const rows = aspects.map(({name, equal}) => [
    name,
    formatCount(equal),
    formatCount(pageCount - equal),
    countOf(name, false),
    countOf(name, true),
  ])
  return [
    ['', 'equal pages', 'different', 'lines', 'meant'],
    ['route', formatCount(pageCount), '', countOf('route', false), countOf('route', true)],
    ...rows,
  ]
}

function sizeRows(theirs: OutputSize, ours: OutputSize): string[][] {
  const kilobytes = (bytes: number): string => `${formatCount(Math.round(bytes / BYTES_A_KILOBYTE))} kB`
  const row = (name: string, key: keyof OutputSize, format: (value: number) => string): string[] => [
    name,
    format(theirs[key]),
    format(ours[key]),
  ]
  return [
    ['', 'docusaurus', 'quire'],
    row('files', 'files', formatCount),
    row('all', 'bytes', kilobytes),
    row('HTML', 'htmlBytes', kilobytes),
    row('JavaScript', 'scriptBytes', kilobytes),
    row('CSS', 'styleBytes', kilobytes),
  ]
}
