// What is said of a component that a document does not have.
import {expect, test} from 'vitest'
import {configFile, createSite} from '../support/site.ts'

const IMPORT_IT = `Import it at the top of the file, or write "\\<" if it is meant as text.`

test('hints name the import that is missing, or the component that is probably meant', async () => {
  const documents: Readonly<Record<string, readonly [tag: string, hint: string]>> = {
    exact: ['Tabs', `Add "import Tabs from '@theme/Tabs'" at the top of the file.`],
    client: ['BrowserOnly', `Add "import BrowserOnly from '@docusaurus/BrowserOnly'" at the top of the file.`],
    near: [
      'Codeblock',
      `Did you mean "<CodeBlock>"? It needs "import CodeBlock from '@theme/CodeBlock'" at the top of the file.`,
    ],
    given: ['Detials', 'Did you mean "<Details>"?'],
    own: ['PriceTabel', 'Did you mean "<PriceTable>"?'],
    far: ['Unrelated', IMPORT_IT],
    browser: ['HTMLElemen', IMPORT_IT],
  }
  const own = 'export const PriceTable = () => <b>1</b>\n\n'
  const site = createSite({
    'site.config.mjs': configFile(),
    ...Object.fromEntries(
      Object.entries(documents).map(([name, [tag]]) => [
        `docs/${name}.mdx`,
        `# ${name}\n\n${own}<${tag}>text</${tag}>\n`,
      ]),
    ),
  })
  const {report} = await site.build({checkOnly: true})
  const hints = report.diagnostics
    .filter(({code}) => code === 'mdx/unknown-component')
    .map(({location, hint}) => [/(\w+)\.mdx$/.exec(location?.sourcePath ?? '')?.[1], hint])
  expect(Object.fromEntries(hints)).toEqual(
    Object.fromEntries(Object.entries(documents).map(([name, [, hint]]) => [name, hint])),
  )
})
