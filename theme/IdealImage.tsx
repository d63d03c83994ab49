// `@theme/IdealImage`: an image loaded when the reader comes near it. With the plugin `ideal-image` it has several widths, of
// which the browser takes what it needs, and a placeholder until then.
import type {CSSProperties, ImgHTMLAttributes, ReactNode} from 'react'

interface MadeImages {
  readonly src: string
  readonly srcSet?: string
  readonly width?: number
  readonly height?: number
  /** The files, for what has no `srcSet`. */
  readonly images?: readonly {readonly path?: string; readonly src?: string; readonly width: number}[]
  /** What is transparent would show the placeholder for ever. */
  readonly isOpaque?: boolean
}

interface ImageModule {
  readonly default?: string | ImageModule
  readonly src?: string | MadeImages
  /** The image in a few pixels, as a `data:` URL. */
  readonly preSrc?: string
}

export interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** A URL, or what importing an image gives. */
  readonly img: string | ImageModule
}

export default function IdealImage({img, alt = '', style, ...props}: IdealImageProps): ReactNode {
  const {placeholder, ...attributes} = toAttributes(img)
  const given = Object.fromEntries(Object.entries(props).filter(([name]) => !WITHOUT_EFFECT.includes(name)))
  return <img decoding="async" loading="lazy" {...attributes} {...given} alt={alt} style={{...placeholder, ...style}} />
}

/**
 * Of the component of Docusaurus, which loads each image by a script: when it does, and what it shows meanwhile. The browser does all that
 * here, and an element would have them as attributes.
 */
const WITHOUT_EFFECT = [
  'getIcon',
  'getMessage',
  'getUrl',
  'icons',
  'loader',
  'placeholder',
  'shouldAutoDownload',
  'theme',
  'threshold',
]

interface Attributes
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> {
  readonly placeholder?: CSSProperties
}

function toAttributes(img: string | ImageModule): Attributes {
  if (typeof img === 'string') return {src: img}
  const {src, preSrc} = img
  if (typeof src === 'object') return toMade(src, preSrc)
  if (src !== undefined) return {src}
  return img.default === undefined ? {} : toAttributes(img.default)
}

function toMade({images = [], ...made}: MadeImages, preSrc: string | undefined): Attributes {
  const {src, width, height, isOpaque = true} = made
  const listed = images.map(({path, src: file = path, width: wide}) => `${file} ${wide}w`).join(',')
  const srcSet = made.srcSet ?? (listed === '' ? undefined : listed)
  return {
    src,
    ...(width === undefined ? {} : {width}),
    ...(height === undefined ? {} : {height}),
    // As wide as the window at most, and never wider than its largest file.
    ...(srcSet === undefined ? {} : {srcSet, sizes: `(max-width: ${width ?? 0}px) 100vw, ${width ?? 0}px`}),
    ...(preSrc === undefined || !isOpaque
      ? {}
      : {placeholder: {background: `center / cover no-repeat url("${preSrc}")`}}),
  }
}
