// `@theme/IdealImage` for content written for it: an ordinary image, loaded when the reader comes near it.
import type {ImgHTMLAttributes, ReactNode} from 'react'

interface ImageModule {
  readonly default?: string
  readonly src?: string | {readonly src: string; readonly width?: number; readonly height?: number}
}

export interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** A URL, or what importing an image gives. */
  readonly img: string | ImageModule
}

export default function IdealImage({img, alt = '', ...props}: IdealImageProps): ReactNode {
  return <img decoding="async" loading="lazy" {...toAttributes(img)} {...props} alt={alt} />
}

function toAttributes(img: string | ImageModule): {
  readonly src: string | undefined
  readonly width?: number
  readonly height?: number
} {
  if (typeof img === 'string') return {src: img}
  const {src} = img
  return typeof src === 'object' ? src : {src: src ?? img.default}
}
