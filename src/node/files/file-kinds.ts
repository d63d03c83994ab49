// Kinds of files by the ends of their names.

const IMAGES = 'png|jpe?g|gif|webp|avif|svg|ico'
const FONTS = 'woff2?|ttf|eot|otf'
const IMAGE = new RegExp(`\\.(?:${IMAGES}|bmp)$`, 'i')
const MEDIA = new RegExp(`\\.(?:${IMAGES}|bmp|${FONTS}|mp4|webm|ogg|mp3|wav|flac|pdf|zip|vtt)$`, 'i')

/** Images, fonts, documents: copied to the output, and imported as their URL. */
export const ASSET_FILES = new RegExp(`\\.(?:${IMAGES}|${FONTS}|mp4|webm|mp3|pdf|zip|docx?|xlsx?)$`, 'i')

export function isAsset(path: string): boolean {
  return ASSET_FILES.test(path)
}

/** An image that can be shown in a page. */
export function isImage(path: string): boolean {
  return IMAGE.test(path)
}

/** An image whose elements can be in a page. */
export function isDrawing(path: string): boolean {
  return /\.svg$/i.test(path)
}

/** What a component may show although it lies among the site's code. */
export function isMedia(path: string): boolean {
  return MEDIA.test(path)
}

/** CSS, and what a plugin's loaders make CSS of. */
export const STYLE_SHEET = /\.(?:css|s[ac]ss|less|styl)$/
