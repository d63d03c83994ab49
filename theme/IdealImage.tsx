// `@theme/IdealImage`: an image loaded when the reader comes near it. With the plugin `ideal-image` it has several widths, of
// which the browser takes what it needs, and a placeholder until then.
import type {CSSProperties, ImgHTMLAttributes, ReactNode} from 'react'

interface MadeImages {
  readonly src: string
  readonly srcSet?: string
  readonly width?: number
  readonly height?: number
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
  return <img decoding="async" loading="lazy" {...attributes} {...props} alt={alt} style={{...placeholder, ...style}} />
}

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

function toMade({src, srcSet, width, height, isOpaque = true}: MadeImages, preSrc: string | undefined): Attributes {
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
