// Contact sheets: all images of a kind side by side, as one page for a browser and one image for each kind.
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Browser} from 'playwright-core'

export interface Picture {
  readonly kind: string
  /** Relative to the output folder. */
  readonly file: string
  readonly width: number
  readonly mode: string
}

const STYLE = `
body { margin: 0; background: #888; font: 14px system-ui; }
section { display: inline-block; padding: 16px; }
h2 { margin: 0 0 12px; }
div { display: flex; align-items: flex-start; gap: 16px; }
figure { margin: 0; }
img { display: block; }
`

/** Writes `index.html` and `sheets/<kind>.png` below `outDir`. */
export async function makeContactSheets(pictures: readonly Picture[], outDir: string, browser: Browser): Promise<void> {
  const kinds = [...new Set(pictures.map(({kind}) => kind))]
  const sections = kinds.map((kind) => {
    const figures = pictures.filter((picture) => picture.kind === kind).map(toFigure)
    return `<section id="${kind}"><h2>${kind}</h2><div>${figures.join('')}</div></section>`
  })
  const file = join(outDir, 'index.html')
  writeFileSync(file, `<!doctype html><title>Screenshots</title><style>${STYLE}</style>${sections.join('<br>')}`)
  mkdirSync(join(outDir, 'sheets'), {recursive: true})
  const page = await browser.newPage({viewport: {width: 2600, height: 1000}})
  await page.goto(pathToFileURL(file).href)
  for (const kind of kinds) await page.locator(`#${kind}`).screenshot({path: join(outDir, 'sheets', `${kind}.png`)})
  await page.close()
}

/** At half its size: six of them fit on a screen. */
function toFigure({file, width, mode}: Picture): string {
  return `<figure><figcaption>${width} ${mode}</figcaption><img src="${file}" width="${width / 2}"></figure>`
}
