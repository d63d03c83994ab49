// Images in several sizes: the plugin `ideal-image`, in the place of that of Docusaurus.
import {describe, expect, test} from 'vitest'
import {createSite, type FileMap} from '../support/site.ts'

/** Stands for sharp, with the functions that are used: each image is 800 x 400 pixels. */
const SHARP = `module.exports = () => make(800)
function make(width) {
  return {
    rotate: () => make(width), clone: () => make(width), jpeg: () => make(width), resize: (to) => make(to),
    toBuffer: async () => ({data: Buffer.from('image of ' + width), info: {width, height: width / 2, channels: 3}}),
  }
}
`

const SITE: FileMap = {
  'node_modules/sharp/package.json': '{"name": "sharp", "version": "1.0.0", "main": "index.js"}',
  'node_modules/sharp/index.js': SHARP,
  'docs/cat.png': 'png',
  'docs/page.mdx': `import Image from '@theme/IdealImage'
import dog from '@site/docs/cat.png'

# Page

<Image img={require('./cat.png')} alt="A cat" /> {require('./cat.png').default}

<Image img={dog} alt="A dog" /> <img src={dog} alt="Plain" />

\`<Image img={require('./none.png')} />\`
`,
  'src/cat.jpg': 'jpeg',
  'src/cat.css': 'main { background: url(./cat.jpg) }',
  'src/pages/index.jsx': `import Image from '@theme/IdealImage'
import cat from '../cat.jpg'
import '../cat.css'
export default () => <main><Image img={cat} alt="Same" /><Image img={require('../cat.jpg')} alt="Twice" /></main>
`,
}

const OPTIONS = '{min: 200, max: 1000, steps: 3, quality: 70, disableInDev: false}'

function config(bundler: string): string {
  return `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', bundler: '${bundler}',
  presets: [['classic', {blog: false}]], plugins: [['@docusaurus/plugin-ideal-image', ${OPTIONS}]]}\n`
}

describe.each(['rspack', 'webpack'])('images with %s', (bundler) => {
  test('are made in the sizes of the options, for documents and for code', async () => {
    const built = await createSite({...SITE, 'docusaurus.config.js': config(bundler)}).build({minify: false})
    expect(built.findings).toEqual([])
    for (const [path, alt, ending] of [
      ['/docs/page', 'A cat', 'png'],
      ['/docs/page', 'A dog', 'png'],
      ['/', 'Same', 'jpg'],
      ['/', 'Twice', 'jpg'],
    ] as const) {
      const tag = [...built.html(path).matchAll(/<img [^>]*>/g)].map(([one]) => one).find((one) => one.includes(alt))
      const files =
        /srcset="([^"]+)"/i
          .exec(tag ?? '')?.[1]
          ?.split(',')
          .map((one) => one.split(' ')) ?? []
      expect(files.map(([, width]) => width)).toEqual(['200w', '600w', '800w'])
      for (const [file = '', width = ''] of files) {
        expect(file).toMatch(new RegExp(`^/base/assets/ideal-img/cat\\.\\w{7}\\.\\d+\\.${ending}$`))
        expect(built.read(file.slice('/base/'.length))).toBe(`image of ${width.slice(0, -1)}`)
      }
      expect(tag).toContain('width="800"')
      expect(tag).toContain('height="400"')
      expect(tag).toContain('loading="lazy"')
      expect(tag).toContain('data:image/')
    }
    expect(built.html('/docs/page')).toMatch(/<img src="[^"]+\.800\.png" alt="Plain"/)
  })
})

test('without sharp, a warning says what is lost, and the image is shown as it is', async () => {
  const {'node_modules/sharp/package.json': _, 'node_modules/sharp/index.js': __, ...site} = SITE
  const built = await createSite({...site, 'docusaurus.config.js': config('rspack')}).build()
  expect(built.findings).toEqual(['warning ideal-image/no-sharp'])
  expect(built.html('/docs/page')).toMatch(/<img [^>]*src="\/base\/assets\/cat\.\w+\.png"[^>]*alt="A cat"/)
})
