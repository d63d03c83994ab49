// The icons of the theme are those of the package that is installed, each as one path.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {toIconPath} from '../../../scripts/icons/icon-path.ts'
import {makeHandbookIcons, makeIcons, makeSidebarIcons} from '../../../scripts/icons/make-icons.ts'
import {projectRoot} from '../../support/program.ts'

test('the files of the theme, of sidebars and of the landing page are what `npm run icons` writes', async () => {
  const folder = join(projectRoot, 'theme/icons')
  const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  expect(Object.fromEntries(files)).toEqual(await makeIcons())
  expect(readFileSync(join(projectRoot, 'src/pages/_landing-icons.ts'), 'utf8')).toBe(await makeHandbookIcons())
  expect(readFileSync(join(projectRoot, 'plugins/docs/heading-icons.ts'), 'utf8')).toBe(await makeSidebarIcons())
})

test('a path that is relative to its beginning stays where it was behind others', () => {
  const path = toIconPath('some', [
    ['path', {d: 'M2 5h12'}],
    ['path', {d: 'm4 14 6-6 2-3'}],
    ['path', {d: 'm1.5.8-.5 2'}],
    ['path', {d: 'm7 2h1'}],
  ])
  expect(path).toBe('M2 5h12M4 14l6-6 2-3M1.5 .8l-.5 2M7 2h1')
})

test('circles, lines and rectangles become parts of the path', () => {
  expect(toIconPath('dot', [['circle', {cx: '12', cy: '12', r: '4'}]])).toBe('M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0z')
  expect(
    toIconPath('lines', [
      ['line', {x1: '4', x2: '20', y1: '9', y2: '9'}],
      ['line', {x1: '12', x2: '12', y1: '17', y2: '21'}],
      ['line', {x1: '10', x2: '8', y1: '3', y2: '21'}],
    ]),
  ).toBe('M4 9H20M12 17V21M10 3L8 21')
  expect(toIconPath('box', [['rect', {x: '2', y: '3', width: '20', height: '14', rx: '2'}]])).toBe(
    'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
  )
})

test('numbers have two decimals, unless the next one would become a part of them', () => {
  expect(toIconPath('some', [['path', {d: 'M1.2345.5c-.005.617.46.402.803 2.0004.5'}]])).toBe(
    'M1.23.5c-.01.62.46.4.8 2.0004.5',
  )
})

test('flags of arcs that are written without spaces are not taken for numbers', () => {
  const path = 'M1 1a.5.5 0 01.471.666L1.234 5'
  expect(toIconPath('some', [['path', {d: path}]])).toBe(path)
})

test.each([
  ['a fill', ['path', {d: 'M1 1z', fill: 'currentColor'}], '<path fill>'],
  ['another shape', ['text', {}], '<text>'],
  ['corners that are no circles', ['rect', {x: '1', y: '1', width: '2', height: '2', rx: '1', ry: '2'}], '<rect ry>'],
] as const)('an icon with %s is refused', (_, shape, named) => {
  expect(() => toIconPath('odd', [shape])).toThrow(named)
})
