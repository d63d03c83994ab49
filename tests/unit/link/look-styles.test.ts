// The style sheet of a site's look: colours that can be read in both modes, and no rule without a reason.
import {wcagContrast} from 'culori'
import {describe, expect, test} from 'vitest'
import {look} from '../../../src/config/schema/look.ts'
import {toReadable} from '../../../src/node/link/accessible-colour.ts'

const COLOURS = ['#ffd400', '#216e4a', '#000', '#fff', '#0969da', '#ff00ff', '#808080', '#c2410c', '#00ffcc', '#4f46e5']

describe.each([
  ['light', ['#ffffff']],
  ['dark', ['#17191c', '#1f2226']],
] as const)('in the %s mode', (mode, backgrounds) => {
  test.each(COLOURS)('%s becomes a colour that can be read', async (hex) => {
    const colour = await toReadable(hex, mode)
    for (const background of backgrounds) expect(wcagContrast(colour, background)).toBeGreaterThanOrEqual(4.5)
  })
})

test('a colour that can be read stays as it is', async () => {
  expect(await toReadable('#216e4a', 'light')).toBe('#216e4a')
  expect(await toReadable('#7ccba2', 'dark')).toBe('#7ccba2')
})

test.each([
  ['a colour by name', {colors: {primary: 'red'}}],
  ['a rule in a font', {fonts: {base: 'a;} body {display:none'}}],
  ['a function in a font', {fonts: {code: 'url(https://e.com)'}}],
  ['an unknown preset', {preset: 'pink'}],
  ['an unknown key', {colours: {}}],
])('%s is refused', (_, value) => {
  expect(look.safeParse(value).success).toBe(false)
})
