// What can be said of an author, in the file of authors and in front matter alike.
import {isActiveUrl, joinPath, type SiteConfig} from 'quire-docs/plugin'
import {frontMatterFields} from 'quire-docs/plugin/content'
import {z} from 'zod'

const {text} = frontMatterFields
const address = text.refine((url) => !isActiveUrl(url), {error: 'must not be a URL that runs code.'})

/** Fields of an author; others are allowed and left alone. */
export const authorFields = {
  name: text.optional(),
  /** What the author does. */
  title: text.optional(),
  description: text.optional(),
  /** The author's own site. */
  url: address.optional(),
  email: text.optional(),
  /** Image: a URL, or a path of the site that starts with a slash. */
  imageURL: address.optional(),
  image_url: address.optional(),
  /** Handles or URLs by platform. */
  socials: z.record(z.string(), address).optional(),
}

export type AuthorFields = z.output<z.ZodObject<typeof authorFields>>

/** URL of an image, the site's base URL included; undefined when it is a path of a file. */
export function toImageUrl(image: string, {baseUrl}: Pick<SiteConfig, 'baseUrl'>): string | undefined {
  if (/^(?:https?:|data:)?\/\/|^data:/.test(image)) return image
  return image.startsWith('/') ? joinPath(baseUrl, image) : undefined
}

const PROFILES: Readonly<Record<string, (handle: string) => string>> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (handle) => `https://stackoverflow.com/users/${handle}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
  email: (handle) => `mailto:${handle}`,
}

/** URL of an author's page at a platform; undefined for what is neither a handle nor a URL. */
export function toSocialUrl(platform: string, value: string): string | undefined {
  if (/^(?:https?:\/\/|mailto:)/.test(value)) return value
  if (value.includes('/')) return undefined
  return (Object.hasOwn(PROFILES, platform) ? PROFILES[platform]?.(value) : undefined) ?? value
}
