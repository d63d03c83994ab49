// Width and height of an image, from its bytes.
import {imageSize} from 'image-size'

export interface ImageMetadata {
  /** Pixels. */
  readonly width?: number
  readonly height?: number
}

/** Unreadable images keep their place in the page; they only lack a size. */
export function measureImage(bytes: Uint8Array): ImageMetadata {
  try {
    const {width, height, orientation} = imageSize(bytes)
    // EXIF orientations 5 to 8 turn the image on its side.
    return orientation !== undefined && orientation >= 5 ? {width: height, height: width} : {width, height}
  } catch {
    return {}
  }
}
