// What this theme reads of a site's `themeConfig`. The schema has checked it and filled in its defaults.
import {clsx} from 'clsx'
import {useThemeConfig} from 'quire-docs/client'
import type {CSSProperties} from 'react'
import type {ThemedImageProps} from '../ThemedImage.tsx'

export interface LogoConfig {
  readonly src: string
  readonly srcDark?: string
  readonly alt?: string
  readonly href?: string
  readonly target?: string
  readonly width?: number | string
  readonly height?: number | string
  /** Of the file, in pixels, where the site says no size. */
  readonly size?: readonly [width: number, height: number]
  readonly className?: string
  readonly style?: CSSProperties
}

/** For the image. A size of the file is one for its place alone: style sheets of sites decide how large it is. */
export function logoProps(
  {src, srcDark = src, size, width = size?.[0], height = size?.[1], className, style}: LogoConfig,
  withBaseUrl: (url: string) => string,
): ThemedImageProps {
  const sources = {light: withBaseUrl(src), dark: withBaseUrl(srcDark)}
  return {sources, width, height, className: clsx(className, size && 'ownSize') || undefined, style}
}

/** One entry of the navbar or of one of its dropdowns. Unknown attributes reach the link's element. */
export interface NavbarItemConfig {
  readonly type?: string | undefined
  readonly label?: string | undefined
  readonly html?: string | undefined
  readonly to?: string | undefined
  readonly href?: string | undefined
  readonly position?: 'left' | 'right' | undefined
  readonly className?: string | undefined
  readonly activeBasePath?: string | undefined
  readonly activeBaseRegex?: string | undefined
  readonly prependBaseUrlToHref?: boolean | undefined
  readonly items?: readonly NavbarItemConfig[] | undefined
  readonly [attribute: string]: unknown
}

export interface NavbarConfig {
  readonly title?: string | null
  readonly logo?: LogoConfig
  readonly items: readonly NavbarItemConfig[]
  readonly hideOnScroll?: boolean
  readonly style?: 'dark' | 'primary'
}

/** A link, or a piece of HTML. */
export interface FooterItemConfig {
  readonly label?: string
  readonly to?: string
  readonly href?: string
  readonly html?: string
  readonly className?: string
  readonly prependBaseUrlToHref?: boolean
  readonly [attribute: string]: unknown
}

export interface FooterColumnConfig {
  readonly title?: string | null
  readonly className?: string
  readonly items: readonly FooterItemConfig[]
}

export interface FooterConfig {
  readonly style?: 'light' | 'dark'
  readonly logo?: LogoConfig
  /** HTML. */
  readonly copyright?: string
  /** All columns, or all plain links. */
  readonly links: readonly FooterColumnConfig[] | readonly FooterItemConfig[]
}

export interface AnnouncementBarConfig {
  readonly id: string
  /** HTML. */
  readonly content: string
  readonly backgroundColor?: string
  readonly textColor?: string
  readonly isCloseable: boolean
}

export interface ClassicThemeConfig {
  readonly navbar: NavbarConfig
  readonly footer?: FooterConfig
  readonly announcementBar?: AnnouncementBarConfig
  readonly docs: {readonly sidebar: {readonly hideable: boolean; readonly autoCollapseCategories: boolean}}
  readonly blog: {readonly sidebar: {readonly groupByYear: boolean}}
  readonly tableOfContents: {readonly minHeadingLevel: number; readonly maxHeadingLevel: number}
}

/** The same as a site may write it: everything has a default. */
export type UserThemeConfig = Partial<ClassicThemeConfig>

const defaults: ClassicThemeConfig = {
  navbar: {items: []},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
}

/** What a plugin checks and completes is as it was written on a site without the plugin. */
function whole<Key extends 'docs' | 'blog'>(
  key: Key,
  configured: Partial<ClassicThemeConfig>,
): ClassicThemeConfig[Key] {
  return {...defaults[key], ...configured[key]}
}

/** The theme's part of the configuration. Parts that a site leaves out have their defaults. */
export function useClassicThemeConfig(): ClassicThemeConfig {
  const configured = useThemeConfig<Partial<ClassicThemeConfig>>()
  const known = completed.get(configured)
  if (known !== undefined) return known
  const config = {...defaults, ...configured, docs: whole('docs', configured), blog: whole('blog', configured)}
  completed.set(configured, config)
  return config
}

// Every link and every category asks: one answer for each site, forgotten with it.
const completed = new WeakMap<Partial<ClassicThemeConfig>, ClassicThemeConfig>()
