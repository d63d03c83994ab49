// Images have their place on the page before they are there: what a reader reads does not move.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from 'parse5'
import {expect, test} from 'vitest'
import {builtHandbook} from '../support/handbook.ts'

interface Node {
  readonly tagName?: string
  readonly attrs?: readonly {readonly name: string; readonly value: string}[]
  readonly childNodes?: readonly Node[]
}

/** Those of the content; the logo has its size from the style sheet. */
function imagesOf(node: Node): readonly Node[] {
  if (node.tagName === 'nav' || node.tagName === 'footer') return []
  return [...(node.tagName === 'img' ? [node] : []), ...(node.childNodes ?? []).flatMap(imagesOf)]
}

test('every image of the content has a width and a height', async () => {
  const {outDir} = await builtHandbook()
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'))
  // The tree of parse5 has these properties.
  const images = files.flatMap((file) =>
    imagesOf(parse(readFileSync(join(outDir, file), 'utf8')) as Node).map(({attrs = []}) => ({
      file,
      names: attrs.map(({name}) => name),
    })),
  )
  expect(images.length).toBeGreaterThan(10)
  expect(images.filter(({names}) => !names.includes('width') || !names.includes('height'))).toEqual([])
})
