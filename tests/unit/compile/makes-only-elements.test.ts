import {parse} from 'acorn'
import type {Program} from 'estree'
import {expect, test} from 'vitest'
import {makesOnlyElements} from '../../../src/node/compile/mdx/makes-only-elements.ts'

/** What stands in the function of a document, and what it shows. */
function judge(shown: string, before: string): boolean {
  const text = `(function (_quire) {const {jsx: _jsx} = _quire.jsxRuntime, _a = _quire.imports('./a'); ${before}; function MDXContent(props) {return _jsx('p', {children: [${shown}]})} return {default: MDXContent}})`
  // Acorn's nodes are those of ESTree.
  return makesOnlyElements(parse(text, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program)
}

test.each<[shown: string, before: string]>([
  ['1 + 1', ''],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code of a document
  ['props.name, `a ${props.b ?? undefined}`, {style: {color: "red"}}', ''],
  [
    '_jsx(Box, {...props, of: [1, -2]})',
    'const Box = ({of: [first, ...rest]}) => first > 1 ? _jsx("b", {rest}) : null',
  ],
  ['size(2)', 'function size(number) { if (number > 1) return number * 2; return 1 }'],
])('code that makes elements and nothing else: %s', (shown, before) => {
  expect(judge(shown, before)).toBe(true)
})

test.each<[shown: string, before: string]>([
  ['globalThis.seen', ''],
  ['document', ''],
  ['fetch("a")', ''],
  ['props.list.push(1)', ''],
  ['props["push"]', ''],
  ['seen = 1', 'let seen'],
  ['seen++', 'let seen = 0'],
  ['delete props.a', ''],
  ['new Box()', 'function Box() {}'],
  ['Box``', 'function Box() {}'],
  ['make("globalThis.seen = 1")', 'const make = (() => 1).constructor'],
  ['make("globalThis.seen = 1")', 'const {"constructor": make} = () => 1'],
  ['make("globalThis.seen = 1")', 'const {constructor: make} = () => 1'],
  ['(() => 1)()', ''],
  ['this', ''],
  ['import("a")', ''],
  ['1', 'for (const one of [1, 2]) one'],
  ['1', 'class Box {}'],
  ['1', 'setTimeout(() => 1)'],
])('code that may do more: %s', (shown, before) => {
  expect(judge(shown, before)).toBe(false)
})
