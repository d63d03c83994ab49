// Which fields of a table code reads: what decides about publishing them.
import {parse} from 'acorn'
import {expect, test} from 'vitest'
import {findFieldReads} from '../../../src/node/text/field-reads.ts'

const CASES: readonly [code: string, fields: readonly string[]][] = [
  ['a.customFields.mail', ['mail']],
  ['use().siteConfig.customFields?.mail', ['mail']],
  ['a["customFields"]["e-mail"]', ['e-mail']],
  ['(a.customFields ?? {}).mail', ['mail']],
  ['const {customFields} = a; f(customFields.mail, customFields.phone)', ['mail', 'phone']],
  ['const {customFields: {mail, phone: p = 1}} = a', ['mail', 'phone']],
  ['const {siteConfig: {customFields: own = {}}} = use(); f(own.mail)', ['mail']],
  ['const own = a.customFields; const {mail} = own', ['mail']],
  ['f(own.mail); var own = a.customFields', ['mail']],
  ['function F({customFields: {mail}}) { return mail }', ['mail']],
  ['const F = ({customFields}) => customFields.mail', ['mail']],
  ['let own; own = a.customFields; f(own.mail)', ['mail']],
  ['const {customFields} = a; useMemo(() => customFields.mail, [customFields])', ['mail']],
  ['a.customFields && a.customFields.mail', ['mail']],
  ['if (a.customFields !== undefined) f("mail" in a.customFields)', ['mail']],
  ['const {customFields} = a; jsx(Part, {customFields, customFieldsMore: 1})', []],
  ['jsx(Part, {customFields: a.customFields})', []],
  ['a.fields.mail; ({customFields: {mail: 1}})', []],
  ['const customFields = 1', []],
  // As a whole.
  ['a.customFields[name]', ['*']],
  ['Object.keys(a.customFields)', ['*']],
  ['({...a.customFields})', ['*']],
  ['const {customFields: {mail, ...rest}} = a', ['*']],
  ['jsx(Part, {fields: a.customFields})', ['*']],
  ['const useFields = () => a.customFields', ['*']],
  ['function f() { return a.customFields }', ['*']],
  ['for (const key in a.customFields) f(key)', ['*']],
]

test.each(CASES)('%s', (code, fields) => {
  expect(findFieldReads(parse(code, {ecmaVersion: 'latest', sourceType: 'module'}), 'customFields')).toEqual(fields)
})
