// Options of the ideal image plugin: which widths each image is made in, and how.
import {z} from 'zod'

const width = z.number().int().min(1)

export const idealImageOptions = z.strictObject({
  /** Name of each file in the output: `[name]`, `[hash]` with a length such as `[hash:hex:7]`, `[width]`, `[height]` and `[ext]` stand for what they say. */
  name: z.string().min(1).default('assets/ideal-img/[name].[hash:hex:7].[width].[ext]'),
  /** Widths in pixels. None is larger than the image. Without any width, it is kept in its own. */
  sizes: z.array(width).min(1).optional(),
  /** The one width in pixels. */
  size: width.optional(),
  /** Smallest width in pixels, with `max`, in place of `sizes`. */
  min: width.optional(),
  /** Largest width in pixels, with `min`. */
  max: width.optional(),
  /** How many widths there are from `min` to `max`. */
  steps: z.number().int().min(1).default(4),
  /** Quality of JPEG, WebP and AVIF files, from 1 to 100. */
  quality: z.number().int().min(1).max(100).default(85),
  /** Kind of all files that are made, in place of that of the image. */
  format: z.enum(['jpeg', 'jpg', 'png', 'webp', 'avif']).optional(),
  /** Colour that takes the place of what is transparent, such as `white` or `#fff`. */
  background: z.string().min(1).optional(),
  /** While one writes, images are shown as they are. */
  disableInDev: z.boolean().default(true),
})

/** As they are after validation, with defaults. */
export type IdealImageOptions = z.infer<typeof idealImageOptions>
/** As a site writes them. */
export type GivenIdealImageOptions = z.input<typeof idealImageOptions>

/** The widths that options ask for, smallest first; none for the image's own. */
export function widthsOf({sizes, size, min, max, steps}: IdealImageOptions): readonly number[] {
  if (min !== undefined && max !== undefined) {
    const step = steps === 1 ? 0 : (max - min) / (steps - 1)
    return Array.from({length: steps}, (_, index) => Math.ceil(min + step * index))
  }
  return size === undefined ? (sizes ?? []).toSorted((a, b) => a - b) : [size]
}
