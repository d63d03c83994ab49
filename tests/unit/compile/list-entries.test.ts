// Documents that stand in lists beside others, such as posts of a blog.
import {describe, expect, test} from 'vitest'
import {compileText, toHtml} from './compile-text.ts'

const ENTRY = {isListed: true}
const FOOTNOTE = 'A claim.[^1]\n\n[^1]: Its proof.\n'

describe('the heading that a document begins with', () => {
  test.each(['.md', '.mdx'] as const)('is left out of an entry (%s)', async (extension) => {
    const {record, text} = await compileText('# Title\n\nText.\n\n## More\n', {...ENTRY, extension})
    expect(text).not.toContain('h1')
    expect(text).toContain('Text.')
    expect(record.hasContentTitle).toBe(false)
    expect(record.toc).toEqual([expect.objectContaining({id: 'more'})])
  })

  test('takes its id from no other heading', async () => {
    const {record} = await compileText('# Title\n\n## Title\n', ENTRY)
    expect(record.anchors).toEqual(['title'])
  })

  test('stays where it is not the first thing, and in other documents', async () => {
    expect(await toHtml('Text.\n\n# Title\n', ENTRY)).toContain('Title')
    expect(await toHtml('# Title\n')).toContain('Title')
  })
})

describe('footnotes', () => {
  test('of an entry have ids of its own, which their links know', async () => {
    const {record, text} = await compileText(FOOTNOTE, ENTRY)
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const targets = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(3)
    for (const id of ids) expect(id).toMatch(/-[\w-]{6}$/)
    for (const target of targets) expect(ids).toContain(target)
    expect(text).toContain(`aria-describedby="${ids.find((id) => id?.startsWith('footnote-label'))}"`)
    expect(record.anchors).toEqual(expect.arrayContaining(ids))
    const {record: withHeading} = await compileText(`## A\n\n${FOOTNOTE}`, ENTRY)
    expect(withHeading.toc.at(-1)).toMatchObject({
      id: withHeading.anchors.find((id) => id.startsWith('footnote-label')),
    })
    expect(record.toc).toEqual([])
  })

  test('of another entry have others', async () => {
    const idsOf = async (text: string) => (await compileText(text, ENTRY)).record.anchors
    const [one, other] = [await idsOf(FOOTNOTE), await idsOf(`Other. ${FOOTNOTE}`)]
    expect(one.filter((id) => other.includes(id))).toEqual([])
  })

  test('have the same ids in a document and in its beginning', async () => {
    const body = `${FOOTNOTE}\n<!-- more -->\n\nThe rest.\n`
    const whole = await compileText(body, ENTRY)
    const excerpt = await compileText(body, {...ENTRY, until: '<!-- more -->'})
    expect(excerpt.text).not.toContain('The rest')
    expect(whole.record.anchors).toEqual(excerpt.record.anchors)
  })

  test('of other documents keep the usual ids', async () => {
    expect((await compileText(FOOTNOTE)).record.anchors).toContain('user-content-fn-1')
  })
})
