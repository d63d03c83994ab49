import {expect, test} from 'vitest'
import svgLoader from '../../../src/node/bundle/svg-loader.ts'

test('attributes of an image are as they are meant, whatever references XML writes them by', () => {
  const made = svgLoader(
    '<svg aria-label="It&apos;s &lt;b&gt; &#39;a&#x27; &quot;&amp;quot;&#x22;"><path d="M0 0"/></svg>',
  )
  expect(made).toContain(JSON.stringify({'aria-label': `It's <b> 'a' "&quot;"`}))
})
