// The tracker plugins: nothing of them is in a site while one writes it.
import {expect, test} from 'vitest'
import {googleAnalytics} from '../../../plugins/google-analytics/index.ts'
import {googleGtag} from '../../../plugins/google-gtag/index.ts'
import {googleTagManager} from '../../../plugins/google-tag-manager/index.ts'
import {vercelAnalytics} from '../../../plugins/vercel-analytics/index.ts'
import {contextOf} from './support/site.ts'

test.each([
  ['google-gtag', googleGtag.definition, {trackingID: 'G-1'}],
  ['google-tag-manager', googleTagManager.definition, {containerId: 'GTM-1'}],
  ['google-analytics', googleAnalytics.definition, {trackingID: 'UA-1'}],
  ['vercel-analytics', vercelAnalytics.definition, {}],
] as const)('%s adds its script to a build alone', (_, definition, options) => {
  const modules = (isProduction: boolean) => {
    const {context} = contextOf(definition as typeof vercelAnalytics.definition, {options, isProduction})
    return [definition.clientModules?.(context as never), definition.htmlTags?.(context as never, null)?.preBody ?? []]
  }
  expect(modules(false)).toEqual([[], []])
  expect(modules(true)[0]).toHaveLength(1)
})
