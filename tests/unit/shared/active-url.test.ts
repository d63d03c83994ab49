// Which URLs run code, as browsers read them.
import {expect, test} from 'vitest'
import {isActiveUrl, type UrlUse} from '../../../src/shared/active-url.ts'

const CASES: readonly [url: string, isActive: boolean, use?: UrlUse][] = [
  ['javascript:alert(1)', true],
  ['JaVaScRiPt:alert(1)', true],
  [' javascript:alert(1)', true],
  ['\u0001javascript:alert(1)', true],
  ['\u0000\u001f \t\njavascript:alert(1)', true],
  ['java\tscript:alert(1)', true],
  ['java\nscript:alert(1)', true],
  ['java\r\nscript:alert(1)', true],
  ['javascript\t:alert(1)', true],
  ['\tj\ta\tv\ta\ts\tc\tr\ti\tp\tt\t:alert(1)', true],
  ['javascript:', true],
  ['javascript://example.com/%0aalert(1)', true],
  ['vbscript:msgbox(1)', true],
  ['VBScript:msgbox(1)', true],
  ['livescript:alert(1)', true],
  ['view-source:javascript:alert(1)', true],
  ['feed:javascript:alert(1)', true],
  ['data:text/html,<script>alert(1)</script>', true],
  ['DATA:text/html;base64,PHN2Zz4=', true],
  ['da\tta:text/html,x', true],
  ['data: text/html ;charset=utf-8,x', true],
  ['data:text/xml,x', true],
  ['data:application/xhtml+xml,x', true],
  ['data:application/javascript,x', true],
  ['data:text/javascript,x', true],
  ['data:image/svg+xml,<svg/>', true],
  ['data:image/svg+xml;base64,x', true],
  ['data:image/svg+xml,<svg/>', false, 'media'],
  ['data:text/html,x', true, 'media'],
  ['javascript:alert(1)', true, 'media'],
  ['data:multipart/mixed,x', true],
  ['data:image/png;base64,x', false],
  ['data:image/webp;base64,x', false, 'media'],
  ['data:,hello', false],
  ['data:;base64,x', false],
  ['data:text/plain,hello', false],
  ['data:text/csv;charset=utf-8,a', false],
  ['data:application/pdf;base64,x', false],
  ['data:video/mp4;base64,x', false],
  ['https://example.com/javascript:alert(1)', false],
  ['https://example.com', false],
  ['//example.com', false],
  ['mailto:a@example.com', false],
  ['tel:+44', false],
  ['vscode://open', false],
  ['pathname:///x', false],
  ['/javascript:x', false],
  ['./javascript:x', false],
  ['#javascript:x', false],
  ['?javascript:x', false],
  ['javascript', false],
  ['java script:alert(1)', false],
  ['%6aavascript:alert(1)', false],
  ['javascript&colon;alert(1)', false],
  ['\u00a0javascript:alert(1)', false],
  ['', false],
]

test.each(CASES)('%j runs code: %s', (url, isActive, use) => {
  expect(isActiveUrl(url, use)).toBe(isActive)
})

test('the table agrees with the parser of URLs of this platform on what is a script', () => {
  for (const [url, isActive] of CASES) {
    const parsed = URL.canParse(url, 'https://site.example/') ? new URL(url, 'https://site.example/') : undefined
    if (/^(?:java|vb|live)script:$/.test(parsed?.protocol ?? '')) expect([url, isActive]).toEqual([url, true])
    else if (/^(?:https?|mailto|tel):$/.test(parsed?.protocol ?? '')) expect([url, isActive]).toEqual([url, false])
  }
})
