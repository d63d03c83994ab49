// Routes that cannot be pages are left out by name, whatever they were made from.
import {expect, test} from 'vitest'
import {pages} from '../../../plugins/pages/index.ts'
import {planRoutes} from '../../../src/node/routes/plan-routes.ts'
import type {Tools} from '../../../src/node/tools.ts'
import type {Diagnostic} from '../../../src/shared/diagnostics.ts'
import {contextOf, documentOf} from '../plugins/support/site.ts'

async function plan(file: string, trailingSlash: boolean) {
  const {definition} = pages
  const {context} = contextOf(definition, {config: {trailingSlash}})
  const documents = [documentOf(`src/pages/${file}`)]
  const model = await definition.loadContent?.({documents, data: [], components: [], modules: {}}, context)
  const findings: Diagnostic[] = []
  // Of the tools, planning has use for this one.
  const tools = {report: (finding: Diagnostic) => void findings.push(finding)} as unknown as Tools
  const {routes} = await planRoutes([{plugin: {definition, context}, model}], context.config, tools)
  return {paths: routes.map(({path}) => path), findings: findings.map(({code, message}) => `${code}: ${message}`)}
}

test('a page of the name of the page that is shown for what is missing is that page', async () => {
  expect(await plan('404.md', false)).toEqual({paths: ['/404.html'], findings: []})
})

test('a page whose name a browser reads as the folder above', async () => {
  const {paths, findings} = await plan('a/...md', false)
  expect(paths).toEqual(['/404.html'])
  expect(findings).toEqual([
    'routes/bad-path: The path "/a/.." of src/pages/a/...md cannot be a page: it has ".." as a name.',
  ])
})

test('a page of any other name', async () => {
  expect(await plan('a b.md', true)).toEqual({paths: ['/a%20b/', '/404.html'], findings: []})
})
