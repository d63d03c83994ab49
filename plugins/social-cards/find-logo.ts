// The logo, where it is a file that can be drawn.
import {existsSync, readFileSync} from 'node:fs'
import {extname, resolve} from 'node:path'
import {imageSize} from 'image-size'
import type {PluginContext} from 'quire-docs/plugin'
import type {SocialCardsOptions} from './options.ts'

/** An image of the card. */
export interface Logo {
  /** Data URL. */
  readonly url: string
  /** Width of one that is one high. */
  readonly ratio: number
}

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/** Absolute path of its file: a path below a static folder. Undefined for a URL, and for a format that cannot be drawn. */
export function findLogoFile({options, config, siteDir}: PluginContext<SocialCardsOptions>): string | undefined {
  const src = options.logo ?? config.themeConfig.navbar.logo?.src
  if (src === undefined || src === false || /^(?:[a-z]+:|\/\/)/i.test(src)) return undefined
  if (TYPES[extname(src).toLowerCase()] === undefined) return undefined
  const below = src.startsWith(config.baseUrl) ? src.slice(config.baseUrl.length) : src.replace(/^\//, '')
  // The last folder wins.
  return config.staticDirectories.map((dir) => resolve(siteDir, dir, below)).findLast((file) => existsSync(file))
}

/** Undefined for an image without a size. */
export function readLogo(file: string): Logo | undefined {
  const bytes = readFileSync(file)
  const type = TYPES[extname(file).toLowerCase()] ?? ''
  try {
    const {width, height} = imageSize(bytes)
    return {url: `data:${type};base64,${bytes.toString('base64')}`, ratio: width / height}
  } catch {
    return undefined
  }
}
