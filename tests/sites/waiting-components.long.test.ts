// Components that wait while a page is rendered: for code that is loaded on demand, or for something of their own.
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

test('a page has what components show when what they wait for is there', async () => {
  const built = await createSite({
    'docusaurus.config.js':
      "module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {docs: false, blog: false}]]}\n",
    'src/inner.js': 'export default () => <b>inner</b>\n',
    'src/outer.js': `import React from 'react'
import Head from '@docusaurus/Head'
const Inner = React.lazy(() => import('./inner'))
export default () => <React.Suspense fallback="wait"><Head><meta name="late" content="yes" /></Head><i>outer</i><Inner /></React.Suspense>
`,
    'src/pages/index.js': `import React from 'react'
const Outer = React.lazy(() => import('../outer'))
export default () => <main><React.Suspense fallback="wait"><Outer /></React.Suspense></main>
`,
    'src/pages/bare.js': `import React from 'react'
const Inner = React.lazy(() => import('../inner'))
const time = new Promise((settle) => setTimeout(() => settle('later'), 20))
const Own = () => <u>{React.use(time)}</u>
export default () => <main><Inner /><Own /></main>
`,
    'src/pages/never.js': `import React from 'react'
const Own = () => <u>{React.use(new Promise(() => undefined))}</u>
export default () => <main><React.Suspense fallback={<s>waits</s>}><Own /></React.Suspense></main>
`,
  }).build()
  expect(built.findings).toEqual([])
  expect(built.html('/').replaceAll(/<!--.*?-->/g, '')).toContain('<main><i>outer</i><b>inner</b></main>')
  expect(built.html('/')).toContain('<meta name="late" content="yes"')
  expect(built.html('/bare').replaceAll(/<!--.*?-->/g, '')).toContain('<main><b>inner</b><u>later</u></main>')
  expect(built.html('/never')).toContain('<s>waits</s>')
})
