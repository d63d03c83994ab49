// Languages of the index: each can be set up from its module's own text, as the browser does, and finds what it indexed.

import lunr from 'lunr'
import {describe, expect, test, vi} from 'vitest'
import {languageAssets} from '../../../plugins/search/language-modules.ts'
import {loadLanguage, toEntries} from '../../../plugins/search/page-task.ts'
import {buildIndex, openWhole} from '../../../scripts/search-vectors/at-once.ts'
import {createEngine} from '../../../src/client/search/engine/engine.ts'

import {createAnalyzer} from '../../../src/shared/search/analyzer.ts'

async function find(languages: readonly string[], text: string, query: string): Promise<readonly string[]> {
  const settings = {languages, keptStopWords: [], isUnstemmed: false}
  const analyzer = await createAnalyzer(settings, loadLanguage)
  const sections = [{id: '', level: 0, title: '', text}]
  const entries = toEntries({title: 'Zzz', description: '', keywords: [], sections}, analyzer)
  const options = {analyzer, withIdentifiers: false, shardAbove: Number.POSITIVE_INFINITY}
  const {text: index} = buildIndex([{url: '/a', breadcrumbs: [], read: () => entries}], options)
  const engine = createEngine(openWhole(JSON.parse(index)), analyzer, {
    fuzzyDistance: 0,
    isTolerant: false,
    hasIdentifiers: false,
    hasPhraseBonus: false,
  })
  return engine.search(query, {limit: 8, contextLength: 50}).hits.map(({document}) => document.t)
}

test.each([
  [['de'], 'Einstellungen der Oberfläche', 'einstellung'],
  [['fr'], 'Les paramètres du réseau', 'paramètre'],
  [['es'], 'Configuraciones avanzadas', 'configuración'],
  [['ru'], 'Настройки плагинов', 'настройка'],
  [['ar'], 'إعدادات البرنامج', 'إعدادات'],
  [['hi'], 'विन्यास फ़ाइल', 'फ़ाइल'],
  [['ko'], '설정 파일', '설정'],
  [['vi'], 'cấu hình máy chủ', 'hình'],
  [['ja'], '設定ファイルの書き方', 'ファイル'],
  [['th'], 'การตั้งค่าเซิร์ฟเวอร์', 'เซิร์ฟเวอร์'],
  [['en', 'th'], 'การตั้งค่า server', 'server'],
  [['zh'], '使用搜索插件', '搜索'],
  [['zh'], 'npm 安装', 'npm'],
  [['zh'], 'Le café, 安装', 'café'],
  [['zh'], '安装тест', 'тест'],
  [['zh'], '用 foo.bar 安装', 'bar'],
  [['en', 'zh'], '把 api_gateway 写入环境变量', 'gateway'],
  [['en', 'ja'], 'npm で検索プラグイン', 'npm'],
  [['en', 'de', 'fr'], 'Einstellungen and settings', 'settings'],
  [['ru'], 'Сборка через npm', 'npm'],
  [['de'], 'Das „Café“ am Markt', '"café"'],
  [['en'], 'Über uns', 'über'],
  [['en'], 'Сборка сайта', 'сборка'],
])('%s: %s is found by %s', async (languages, text, query) => {
  expect(await find(languages, text, query)).toContain(text)
})

const MIXED =
  '用缓存加速, การตั้งค่าเซิร์ฟเวอร์, 設定ファイルの書き方, naïve Café’s, Настройки плагинов, إعدادات api_gateway 설정'

describe.each([[['zh']], [['en', 'zh']], [['zh', 'th', 'ru', 'en', 'ja']], [['en', 'th']], [['th', 'ja', 'ru']]])(
  'a text in many scripts: %s',
  (languages) => {
    test.each([
      '缓存',
      '加速',
      'เซิร์ฟเวอร์',
      'ตั้งค่า',
      'ファイル',
      '書き方',
      'naïve',
      'café',
      'настройки',
      'إعدادات',
      'api_gateway',
      '설정',
      'การตั้งค่าเซิร์ฟเวอร์',
      '設定ファイル',
    ])('%s', async (query) => {
      expect(await find(languages, MIXED, query)).toEqual([MIXED])
    })

    test.each(['搜索', 'เอกสาร', 'naive', 'caf éxtra', 'плагин пример', 'サーバー'])('not %s', async (query) => {
      expect(await find(languages, MIXED, query)).toEqual([])
    })
  },
)

test('each language still takes its own words to their stems beside Chinese', async () => {
  expect(await find(['en', 'ru', 'zh'], '缓存 Настройки plugins', 'настройка plugin')).toHaveLength(1)
})

test.each([[['en']], [['zh']], [['en', 'zh']], [['fr']], [['th']]])(
  'an accent may be a character of its own: %s',
  async (languages) => {
    const [composed, apart] = ['Le café crème', 'Le cafe\u0301 cre\u0300me']
    for (const text of [composed, apart])
      for (const query of ['café', 'cafe\u0301', 'crème', 'cre\u0300me'])
        expect(await find(languages, text, query)).toEqual([text])
  },
)

test('every module works from its own text, in strict mode', async () => {
  // lunr warns of functions that are registered twice, as they are here on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const codes = 'ar da de du el es fi fr he hi hu hy it ja kn ko nl no pl pt ro ru sa sv ta te tr vi'.split(' ')
  for (const {path, content} of await languageAssets(codes)) {
    const body = String(content).replace(/^export default /, '')
    // The file as the browser evaluates it: an expression in strict mode, which needs nothing but what it is given.
    const add: unknown = new Function(`'use strict'; return (${body})`)()
    expect(typeof add, path).toBe('function')
    const fresh = Object.assign(Object.create(Object.getPrototypeOf(lunr)), lunr, {wordcut: {init: () => undefined}})
    expect(() => (add as (target: unknown) => void)(fresh), path).not.toThrow()
  }
})
