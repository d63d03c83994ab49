// Sizes of the logos in navbar and footer, from their files: the page keeps their place until they come.
import {readFileSync} from 'node:fs'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {JsonObject} from '../../shared/contract.ts'
import type {StaticFiles} from '../files/static-files.ts'
import {measureImage} from './measure-image.ts'

/** The theme's configuration with `size`, in pixels, at each logo that says nothing of its size. */
export function withLogoSizes(themeConfig: JsonObject, statics: StaticFiles): JsonObject {
  const sized = ['navbar', 'footer'].flatMap((part) => {
    const config = themeConfig[part]
    if (!isObject(config) || !isObject(config.logo)) return []
    const size = sizeOf(config.logo, statics)
    return size === undefined ? [] : [[part, {...config, logo: {...config.logo, size}}] as const]
  })
  // Parts of a configuration that was JSON, with two numbers more.
  return {...themeConfig, ...Object.fromEntries(sized)} as JsonObject
}

function sizeOf(
  {src, width, height, style}: Readonly<Record<string, unknown>>,
  {published}: StaticFiles,
): readonly [number, number] | undefined {
  if (typeof src !== 'string' || width !== undefined || height !== undefined || style !== undefined) return undefined
  const file = published.get(src.replace(/^\//, '').replace(/[?#].*$/s, ''))
  if (file === undefined) return undefined
  const size = measureImage(readFileSync(file.filePath))
  return size.width !== undefined && size.height !== undefined ? [size.width, size.height] : undefined
}
