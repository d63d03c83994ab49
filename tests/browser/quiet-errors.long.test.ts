// What the first script does while it is evaluated gets no stacks, as they would make V8 parse all of it again where an
// inspector listens; later errors have theirs.
import {expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

test.each(['webpack', 'rspack'])('errors have no stack until the first script has run: %s', async (bundler) => {
  const served = await serveSite({
    'site.config.mjs': configFile(`bundler: '${bundler}'`),
    'docs/index.md': '# Start\n',
    'src/theme/Root.tsx':
      "import type {ReactNode} from 'react'\nconst {stack} = new Error('early')\nif (typeof document === 'object') Object.assign(globalThis, {early: String(stack)})\nexport default function Root({children}: {children: ReactNode}) { return <>{children}</> }\n",
  })
  const {page} = await openPage()
  await page.goto(`${served.url}/docs`)
  await hydrated(page)
  const stacks = await page.evaluate(() => [
    (globalThis as unknown as {early: string}).early,
    String(new Error('late').stack),
  ])
  expect(stacks).toEqual(['undefined', expect.stringMatching(/late\n\s+at /)])
})
