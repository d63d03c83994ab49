// Images in several sizes: the plugin `ideal-image`, in the place of that of Docusaurus.
import {describe, expect, test} from 'vitest'
import {createSite, type FileMap} from '../support/site.ts'

/** Stands for sharp, with the functions that are used: each image is 800 x 400 pixels. */
const SHARP = `module.exports = (bytes) => {
  if (String(bytes).startsWith('broken')) throw new Error('Input buffer contains unsupported image format')
  return make(800, '')
}
function make(width, as) {
  const same = () => make(width, as)
  return {
    rotate: same, clone: same, jpeg: same, resize: (to) => make(to, as),
    flatten: ({background}) => make(width, as + ' on ' + background),
    toFormat: (format, {quality}) => make(width, as + ' as ' + format + ' of ' + quality),
    toBuffer: async () => ({data: Buffer.from('image of ' + width + as), info: {width, height: width / 2, channels: 3}}),
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

test('what an import says after the name, and what is given to the component, is heeded', async () => {
  const built = await createSite({
    ...SITE,
    'docs/page.mdx': `import Image from '@theme/IdealImage'

# Page

<Image img={require('./cat.png')} alt="As the options say" />

<Image img={require('./cat.png?size=300&quality=50&format=avif')} alt="One size" />

<Image img={require('./cat.png?sizes[]=500,sizes[]=250')} alt="Two sizes" />

<Image img={require('./cat.png?{sizes: [100, 900]}')} alt="As an object" />

<Image img="/base/plain.png" alt="A URL" className="wide" />

<Image img={{src: {src: '/b.png', images: [{path: '/a.png', width: 100}, {path: '/b.png', width: 200}]}, preSrc: 'data:,'}} alt="By hand" />

<Image img={require('./cat.png')} alt="Of Docusaurus" threshold={5} theme={{img: 'x'}} placeholder={{color: 'red'}} getMessage={() => 'x'} title="Kept" />
`,
    'docusaurus.config.js': config('rspack').replace(
      OPTIONS,
      "{sizes: [200], format: 'webp', background: 'white', disableInDev: false}",
    ),
  }).build({minify: false})
  expect(built.findings).toEqual([])
  const tags = [...built.content('/docs/page').matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
  const tagOf = (alt: string): string => tags.find((tag) => tag.includes(`alt="${alt}"`)) ?? ''
  const filesOf = (alt: string): string[] =>
    [...tagOf(alt).matchAll(/\/base\/(assets\/ideal-img\/\S+) \d+w/g)].map(([, file = '']) => file)
  const textsOf = (alt: string): string[] => filesOf(alt).map((file) => built.read(file))
  expect(textsOf('As the options say')).toEqual(['image of 200 on white as webp of 85'])
  expect(filesOf('As the options say')[0]).toMatch(/\.200\.webp$/)
  expect(tagOf('As the options say')).toContain('data:image/webp;base64,')
  expect(textsOf('One size')).toEqual(['image of 300 on white as avif of 50'])
  expect(filesOf('Two sizes').map((file) => file.split('.').at(-2))).toEqual(['250', '500'])
  expect(filesOf('As an object').map((file) => file.split('.').at(-2))).toEqual(['100', '800'])
  expect(tagOf('A URL')).toContain('class="wide"')
  expect(tagOf('A URL')).toContain('src="/base/plain.png"')
  expect(tagOf('By hand')).toMatch(/srcset="\/a\.png 100w,\/b\.png 200w"/i)
  expect(tagOf('Of Docusaurus')).toContain('title="Kept"')
  expect(tagOf('Of Docusaurus')).not.toMatch(/threshold|theme|placeholder|message/i)
})

test('an image that cannot be read is told of by its file', async () => {
  const built = await createSite({
    ...SITE,
    'docs/cat.png': 'broken',
    'docusaurus.config.js': config('rspack'),
  }).build({minify: false})
  expect(built.findings).toEqual(['error bundle/failed docs/cat.png'])
  expect(built.diagnostics[0]?.message).toBe(
    'The package "sharp" cannot read this image: Input buffer contains unsupported image format',
  )
})
