// A Root that renders what is in it on its own first, as sites do to have the rules of styled-components in the HTML.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite} from '../support/site.ts'

const WITHOUT_ROUTER = 'children'
const WITH_ROUTER = '<StaticRouter location={location}>{children}</StaticRouter>'

describe.each([
  ['a router of its own', WITH_ROUTER],
  ['nothing', WITHOUT_ROUTER],
])('a Root that renders the page a second time in %s', (_, aside) => {
  let built: BuiltSite
  beforeAll(async () => {
    built = await buildSite({
      'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', onBrokenLinks: 'warn', presets: [['classic', {blog: false}]]}\n`,
      'src/rules.js': 'export const rules = []\n',
      'src/Card.jsx': `import {rules} from './rules'
export default function Card({name, children}) { rules.push('.' + name + '{}'); return <div className={name}>{children}</div> }
`,
      'src/theme/Root.jsx': `import React from 'react'
import {renderToString} from 'react-dom/server'
import {StaticRouter} from 'react-router-dom'
import {useLocation} from '@docusaurus/router'
import {rules} from '@site/src/rules'
function Rules({from: children}) {
  const location = useLocation()
  rules.length = 0
  let text
  try { text = renderToString(${aside === WITH_ROUTER ? WITH_ROUTER : '<>{children}</>'}) } catch (error) { return <style data-failed="">{error.message}</style> }
  return <style data-rules="" data-has-text={String(text.includes('Words'))}>{rules.join('')}</style>
}
export default typeof window === 'undefined' ? ({children}) => <><Rules from={children} />{children}</> : ({children}) => <>{children}</>
`,
      'docs/a.mdx': `---\ndescription: Of a.\n---\nimport Card from '@site/src/Card'\n\n# A\n\n<Card name="one">Words</Card>\n\n[gone](/gone)\n`,
      'docs/b.mdx': `import Card from '@site/src/Card'\n\n# B\n\n<Card name="two">Words</Card>\n`,
    })
  })

  test.each([
    ['/docs/a', '.one{}'],
    ['/docs/b', '.two{}'],
  ])('gets what the components of %s add', (path, rule) => {
    expect(built.errors).toEqual([])
    expect(built.html(path)).toContain(`<style data-rules="" data-has-text="true">${rule}</style>`)
  })

  test('the head of a page is that of one page, and so are its links', () => {
    expect(built.html('/docs/a').match(/<title\b/g)).toHaveLength(1)
    expect(built.html('/docs/a').match(/<meta name="description"/g)).toHaveLength(1)
    expect(built.findings.filter((finding) => finding.includes('missing-page'))).toEqual([
      'warning link/missing-page docs/a.mdx:10:8',
    ])
  })
})
