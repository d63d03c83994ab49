// What changed between two versions of a doc, for readers and as a file.
import {describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, configFile, type FileMap} from '../support/site.ts'

const CHANGES = /class="[^"]*docVersionChanges/

const FILES: FileMap = {
  'versions.json': '["2.0", "1.0"]',
  'docs/start.md': '# Start\n\nKept *words*.\n\nNew words.\n\n- one\n- two\n\n```sh\nrun --fast\n```\n',
  'docs/same.md': '# Same\n\nNothing changed.\n',
  'docs/new.md': '# New\n',
  'versioned_docs/version-2.0/start.md': '# Start\n\nKept words.\n\nOld words.\n\n- one\n\n```sh\nrun\n```\n',
  'versioned_docs/version-2.0/same.md': '# Same\n\nNothing changed.\n',
  'versioned_docs/version-2.0/old.md': '# Old\n',
  'versioned_docs/version-1.0/start.md':
    '# Start\n\nKept **words**.\n\nOld words.\n\n- one\n\n```sh\nrun\n```\n\n| A |\n| - |\n| gone |\n',
  'versioned_docs/version-1.0/same.md': '# The same, with another title\n\nNothing changed.\n',
  'static/index.html': '<p>Home</p>',
}

const site = (options: string, files: FileMap = {}, versions = "'1.0': {label: 'One'}") =>
  buildSite({
    ...FILES,
    ...files,
    'site.config.mjs': configFile('', `docs({sidebarPath: false, versions: {${versions}}, ${options}}), pages()`),
  })

const listed = (html: string, element: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element} dir="auto">(.*?)</${element}>`, 'gs'))].map(([, text]) =>
    (text ?? '').replace(/<[^>]+>/g, ''),
  )

describe('a site that shows changes', () => {
  test('lists blocks that were added and removed since the version before below a doc', async () => {
    const built = await site('showChanges: true')
    expect(built.findings).toEqual([])
    const next = built.html('/docs/next/start')
    expect(next).toContain('Changes since <bdi>2.0</bdi>')
    expect(listed(next, 'ins')).toEqual(['New words.', 'two', 'run --fast'])
    expect(listed(next, 'del')).toEqual(['Old words.', 'run'])
    // Marks are no change of the text, and the version before is named by its label.
    const two = built.html('/docs/start')
    expect(two).toContain('Changes since <bdi>One</bdi>')
    expect(listed(two, 'ins')).toEqual([])
    expect(listed(two, 'del')).toEqual(['A', 'gone'])
    // Nothing before, nothing changed, new.
    for (const path of ['/docs/1.0/start', '/docs/next/same', '/docs/same', '/docs/next/new'])
      expect(built.html(path)).not.toMatch(CHANGES)
  })

  test('writes the changes of each version as a file', async () => {
    const built = await site('showChanges: true')
    const file: unknown = JSON.parse(built.read('docs/changes.json'))
    expect(file).toEqual({
      versions: [
        {
          version: 'current',
          previousVersion: '2.0',
          newPages: [{id: 'new', title: 'New', permalink: '/docs/next/new'}],
          removedPages: [{id: 'old', title: 'Old', permalink: '/docs/old'}],
          changedPages: [
            {
              id: 'start',
              title: 'Start',
              permalink: '/docs/next/start',
              added: [
                {kind: 'paragraph', text: 'New words.'},
                {kind: 'item', text: 'two'},
                {kind: 'code', text: 'run --fast'},
              ],
              removed: [
                {kind: 'paragraph', text: 'Old words.'},
                {kind: 'code', text: 'run'},
              ],
            },
          ],
        },
        {
          version: '2.0',
          previousVersion: '1.0',
          newPages: [{id: 'old', title: 'Old', permalink: '/docs/old'}],
          removedPages: [],
          changedPages: [
            {
              id: 'start',
              title: 'Start',
              permalink: '/docs/start',
              added: [],
              removed: [
                {kind: 'row', text: 'A'},
                {kind: 'row', text: 'gone'},
              ],
            },
          ],
        },
      ],
    })
  })

  test('says nothing of changes without the option', async () => {
    const built = await site('')
    expect(built.files()).not.toContain('docs/changes.json')
    expect(built.html('/docs/next/start')).not.toMatch(CHANGES)
  })

  test('is asked for by version, too', async () => {
    const versionsOf = (built: BuiltSite): unknown =>
      JSON.parse(built.read('docs/changes.json')).versions.map(({version}: {version: string}) => version)
    const without = await site('showChanges: true', {}, "'2.0': {showChanges: false}")
    expect(without.html('/docs/next/start')).toMatch(CHANGES)
    expect(without.html('/docs/start')).not.toMatch(CHANGES)
    expect(versionsOf(without)).toEqual(['current'])
    const alone = await site('', {}, "'2.0': {showChanges: true}")
    expect(alone.html('/docs/next/start')).not.toMatch(CHANGES)
    expect(listed(alone.html('/docs/start'), 'del')).toEqual(['A', 'gone'])
    expect(versionsOf(alone)).toEqual(['2.0'])
  })

  test('compares the text of MDX, and no code', async () => {
    const mdx = (count: number, words: string): string =>
      `# Code\n\nexport const list = [\n\n  ${count},\n]\n\n## Part {#part-${count}}\n\n{/* note ${count} */}\n\n<Note level={${count}}>\n\n    Within ${words} {list.length + ${count}}.\n\n</Note>\n\n{list.map((one) => <b>{one + ${count}}</b>)}\n\nexport const Note = ({children}) => <div>{children}</div>\n`
    const built = await site('showChanges: true', {
      'docs/code.mdx': mdx(2, 'new'),
      'versioned_docs/version-2.0/code.mdx': mdx(1, 'old'),
    })
    expect(built.findings).toEqual([])
    expect(listed(built.html('/docs/next/code'), 'ins')).toEqual(['Within new .'])
    expect(listed(built.html('/docs/next/code'), 'del')).toEqual(['Within old .'])
  })

  test('takes little time for long texts that have little in common', async () => {
    const paragraphs = (count: number, word: string): string =>
      Array.from({length: count}, (_, at) => `${word} ${at}.`).join('\n\n')
    const built = await site('showChanges: true', {
      // More blocks than are compared in order, and more text than is parsed.
      'docs/many.md': `# Many\n\n${paragraphs(3000, 'New')}\n\nKept.\n`,
      'versioned_docs/version-2.0/many.md': `# Many\n\nKept.\n\n${paragraphs(3000, 'Old')}\n`,
      'docs/long.md': `# Long\n\n${paragraphs(30_000, 'Same')}\n\nNew words.\n`,
      'versioned_docs/version-2.0/long.md': `# Long\n\n${paragraphs(30_000, 'Same')}\n\nOld words.\n`,
    })
    const many = built.html('/docs/next/many')
    expect([listed(many, 'ins').length, listed(many, 'del').length]).toEqual([3000, 3000])
    expect(listed(many, 'ins')[0]).toBe('New 0.')
    expect(listed(built.html('/docs/next/long'), 'ins')).toEqual(['New words.'])
    expect(listed(built.html('/docs/next/long'), 'del')).toEqual(['Old words.'])
    const content = built.report.stages.filter(({name}) => name === 'content')
    expect(Math.max(...content.map(({ms}) => ms))).toBeLessThan(10_000)
  })
})
