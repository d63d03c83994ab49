// For the bundler: an image becomes what `@theme/IdealImage` shows, its files in several widths and a tiny one as text.
import {createHash} from 'node:crypto'
import {createRequire} from 'node:module'
import {extname, parse} from 'node:path'
import {readImageQuery} from './image-query.ts'

interface LoaderOptions {
  /** Absolute file of the package. */
  readonly sharp: string
  /** Pixels; none for the image's own width. */
  readonly widths: readonly number[]
  readonly name: string
  readonly quality: number
  /** Of the files; that of the image without it. */
  readonly format?: string | undefined
  /** In the place of what is transparent. */
  readonly background?: string | undefined
  readonly emits: boolean
}

interface LoaderContext {
  readonly resourcePath: string
  readonly resourceQuery: string
  readonly async: () => (error: unknown, code?: string) => void
  readonly getOptions: () => LoaderOptions
  readonly emitFile: (path: string, content: Buffer) => void
}

/** The little of sharp that is used here. */
interface Sharp {
  readonly rotate: () => Sharp
  readonly clone: () => Sharp
  readonly resize: (width: number) => Sharp
  readonly flatten: (options: {readonly background: string}) => Sharp
  readonly jpeg: (options: {readonly quality: number}) => Sharp
  readonly toFormat: (format: string, options: {readonly quality: number}) => Sharp
  readonly toBuffer: (options: {readonly resolveWithObject: true}) => Promise<{
    readonly data: Buffer
    readonly info: {readonly width: number; readonly height: number; readonly channels: number}
  }>
}

interface MadeImage {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly data: Buffer
}

/** Pixels: shown blurred, until the image is there. */
const PLACEHOLDER_WIDTH = 10

/** Images are bytes. */
export const raw = true

export default function idealImageLoader(this: LoaderContext, content: Buffer): void {
  const finish = this.async()
  makeModule(this, content).then(
    (code) => finish(null, code),
    (error: unknown) => finish(error instanceof Error ? error : new Error(String(error))),
  )
}

async function makeModule(loader: LoaderContext, content: Buffer): Promise<string> {
  const options = {...loader.getOptions(), ...readImageQuery(loader.resourceQuery)}
  const load = createRequire(options.sharp)(options.sharp) as (bytes: Buffer) => Sharp
  const extension = options.format === undefined ? extname(loader.resourcePath).slice(1) : toExtension(options.format)
  const {image, whole} = await readImage(() => prepare(load(content), options))
  const {width: own} = whole.info
  const widths = [...new Set((options.widths.length === 0 ? [own] : options.widths).map((one) => Math.min(one, own)))]
  const made = await Promise.all(
    widths.map(async (wanted): Promise<MadeImage> => {
      const resized = encode(image.clone().resize(wanted), extension, options)
      const file = await resized.toBuffer({resolveWithObject: true})
      const {width, height} = file.info
      return {
        path: toName(options, {content, resourcePath: loader.resourcePath, extension, width, height}),
        width,
        height,
        data: file.data,
      }
    }),
  )
  if (options.emits) for (const {path, data} of made) loader.emitFile(path, data)
  const small = image.clone().resize(PLACEHOLDER_WIDTH)
  const tiny = await (options.format === undefined ? small : encode(small, extension, options)).toBuffer({
    resolveWithObject: true,
  })
  const lqip = `data:image/${/^jpe?g$/i.test(extension) ? 'jpeg' : extension.toLowerCase()};base64,${tiny.data.toString('base64')}`
  return toCode(made, lqip, whole.info.channels % 2 === 1)
}

interface ReadImage {
  readonly image: Sharp
  readonly whole: Awaited<ReturnType<Sharp['toBuffer']>>
}

/** Turned as the camera says, which the smaller files would lose. */
async function prepare(loaded: Sharp, {background}: LoaderOptions): Promise<ReadImage> {
  const turned = loaded.rotate()
  const image = background === undefined ? turned : turned.flatten({background})
  return {image, whole: await image.clone().toBuffer({resolveWithObject: true})}
}

/** @throws Error that says that it is about the image. */
async function readImage(read: () => Promise<ReadImage>): Promise<ReadImage> {
  try {
    return await read()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The package "sharp" cannot read this image: ${reason}`, {cause: error})
  }
}

/** A PNG file that stays one has no quality: with one, it would have fewer colours. */
function encode(image: Sharp, extension: string, {format, quality}: LoaderOptions): Sharp {
  if (/^jpe?g$/i.test(extension)) return image.jpeg({quality})
  return format === undefined ? image : image.toFormat(format, {quality})
}

function toExtension(format: string): string {
  return format === 'jpeg' ? 'jpg' : format
}

interface NameParts {
  readonly content: Buffer
  readonly resourcePath: string
  readonly extension: string
  readonly width: number
  readonly height: number
}

function toName(options: LoaderOptions, {content, resourcePath, extension, width, height}: NameParts): string {
  const {name, quality, background = ''} = options
  const hash = createHash('sha256').update(content).update(`${quality}${background}`).digest('hex')
  return name
    .replace(/\[(?:\w+:)?(?:content)?hash(?::\w+)?(?::(\d+))?\]/gi, (_, length?: string) =>
      hash.slice(0, Number(length ?? 32)),
    )
    .replaceAll('[name]', parse(resourcePath).name)
    .replaceAll('[ext]', extension)
    .replaceAll('[width]', String(width))
    .replaceAll('[height]', String(height))
}

/** With the names that Docusaurus' loaders give, for components of a site's own. */
function toCode(made: readonly MadeImage[], lqip: string, isOpaque: boolean): string {
  const images = made.map(
    ({path, width, height}) =>
      `{path: __webpack_public_path__ + ${JSON.stringify(path)}, width: ${width}, height: ${height}}`,
  )
  return `const images = [${images.join(', ')}]
const largest = images[images.length - 1]
export const preSrc = ${JSON.stringify(lqip)}
export const src = {
  src: largest.path, width: largest.width, height: largest.height, images,
  srcSet: images.map(({path, width}) => path + ' ' + width + 'w').join(','),
  isOpaque: ${isOpaque},
}
export default {src, preSrc, toString: () => largest.path}
`
}
