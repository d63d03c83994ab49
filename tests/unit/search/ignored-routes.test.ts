// `ignoreFiles` names routes as people write them, although addresses are encoded.
import {expect, test} from 'vitest'
import {selectPages} from '../../../plugins/search/select-pages.ts'

test.each<[string | RegExp, string]>([
  ['docs/old', '/base/docs/old'],
  ['docs/my notes', '/base/docs/my%20notes'],
  ['docs/my%20notes', '/base/docs/my%20notes'],
  ['docs/größe', '/base/docs/gr%C3%B6%C3%9Fe'],
  // A letter and its dots, as macOS writes file names.
  ['docs/gro\u0308ße', '/base/docs/gr%C3%B6%C3%9Fe'],
  [/größe$/g, '/base/docs/gr%C3%B6%C3%9Fe'],
  [/%C3%9Fe$/, '/base/docs/gr%C3%B6%C3%9Fe'],
  ['docs/100%', '/base/docs/100%'],
])('%s leaves out %s', (ignored, route) => {
  const [folder] = selectPages({
    baseUrl: '/base/',
    routes: [route, '/base/docs/other'],
    versions: [],
    options: {
      indexDocs: true,
      indexBlog: true,
      indexPages: true,
      docsRouteBasePath: ['docs'],
      blogRouteBasePath: ['blog'],
      ignoreFiles: [ignored],
    },
  })
  expect(folder?.pages.map(({url}) => url)).toEqual(['/base/docs/other'])
})
