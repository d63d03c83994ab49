// The name of a language in the bar of its block.
import {expect, test} from 'vitest'
import {toLanguageLabel} from '../../../src/shared/code-block/code-frame.ts'

test.each([
  ['ts', 'TypeScript'],
  ['tsx', 'TSX'],
  ['sql', 'SQL'],
  ['hcl', 'HCL'],
  ['bash', 'Bash'],
  ['terraform', 'Terraform'],
])('%s is called %s', (language, label) => {
  expect(toLanguageLabel(language)).toBe(label)
})

test.each([
  ['diff', 'Diff'],
  ['go', 'Go'],
  ['java', 'Java'],
  ['ruby', 'Ruby'],
  ['rust', 'Rust'],
  ['vue', 'Vue'],
])('a short name that is a word has one capital: %s', (language, label) => {
  expect(toLanguageLabel(language)).toBe(label)
})

test.each([
  ['json5', 'JSON5'],
  ['latex', 'LaTeX'],
  ['nginx', 'nginx'],
  ['hs', 'Haskell'],
  ['constructor', 'Constructor'],
])('%s is written as its makers do: %s', (language, label) => {
  expect(toLanguageLabel(language)).toBe(label)
})

test.each(['', 'text', 'plain'])('plain text has no name: "%s"', (language) => {
  expect(toLanguageLabel(language)).toBe('')
})
