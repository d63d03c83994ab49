// Images that are larger than any screen needs: readers wait for them, and pay for them.
import {readFileSync, statSync} from 'node:fs'
import {extname} from 'node:path'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {LinkResult} from '../link/link-site.ts'
import {measureImage} from '../link/measure-image.ts'
import type {SiteConfig} from '../model.ts'

const MAX_BYTES = 1_000_000
const BYTES_A_MEGABYTE = 1_000_000
/** Twice the width of a wide window on a dense screen. */
const MAX_PIXELS = 4000
const PIXELS = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif'])

/** Those that pages show, and all of the static folders. */
export function examineImages({site, linkIndex}: LinkResult, {siteDir}: SiteConfig): readonly Diagnostic[] {
  const files = [...site.assets, ...linkIndex.statics.published.values()].map(({filePath}) => filePath)
  return [...new Set(files)].sort().flatMap((filePath) => {
    const extension = extname(filePath).toLowerCase()
    if (!PIXELS.has(extension) && extension !== '.svg') return []
    const problem = describeSize(filePath, PIXELS.has(extension))
    if (problem === undefined) return []
    return {
      level: 'warning' as const,
      code: 'doctor/huge-image',
      message: `The image ${problem}.`,
      location: {sourcePath: toSourcePath(filePath, siteDir)},
      hint:
        extension === '.svg'
          ? 'Remove what the drawing program left in it, for example with "npx svgo".'
          : 'Make it about 2,000 pixels wide and save it as WebP or AVIF.',
    }
  })
}

function describeSize(filePath: string, isOfPixels: boolean): string | undefined {
  const {size} = statSync(filePath)
  const {width = 0, height = 0} = isOfPixels ? measureImage(readFileSync(filePath)) : {}
  const pixels = width > MAX_PIXELS || height > MAX_PIXELS ? `is ${width} by ${height} pixels` : undefined
  const bytes = size > MAX_BYTES ? `has ${(size / BYTES_A_MEGABYTE).toFixed(1)} MB` : undefined
  const parts = [pixels, bytes].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(' and ')
}
