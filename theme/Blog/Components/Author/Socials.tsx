// Links to an author elsewhere, one icon each.
import '../../../BlogLayout/blog.css'
import type {IconProps} from '@theme/Icon/Base'
import Bluesky from '@theme/Icon/Socials/Bluesky'
import Default from '@theme/Icon/Socials/Default'
import Email from '@theme/Icon/Socials/Email'
import GitHub from '@theme/Icon/Socials/GitHub'
import Instagram from '@theme/Icon/Socials/Instagram'
import LinkedIn from '@theme/Icon/Socials/LinkedIn'
import Mastodon from '@theme/Icon/Socials/Mastodon'
import StackOverflow from '@theme/Icon/Socials/StackOverflow'
import Threads from '@theme/Icon/Socials/Threads'
import Twitch from '@theme/Icon/Socials/Twitch'
import Twitter from '@theme/Icon/Socials/Twitter'
import X from '@theme/Icon/Socials/X'
import YouTube from '@theme/Icon/Socials/YouTube'
import {clsx} from 'clsx'
import {type BlogAuthorView, Link} from 'quire-docs/client'
import type {ComponentType, ReactNode} from 'react'

interface Platform {
  readonly label: string
  readonly Icon: ComponentType<IconProps>
}

const PLATFORMS: Readonly<Record<string, Platform>> = {
  bluesky: {label: 'Bluesky', Icon: Bluesky},
  email: {label: 'Email', Icon: Email},
  github: {label: 'GitHub', Icon: GitHub},
  instagram: {label: 'Instagram', Icon: Instagram},
  linkedin: {label: 'LinkedIn', Icon: LinkedIn},
  mastodon: {label: 'Mastodon', Icon: Mastodon},
  stackoverflow: {label: 'Stack Overflow', Icon: StackOverflow},
  threads: {label: 'Threads', Icon: Threads},
  twitch: {label: 'Twitch', Icon: Twitch},
  twitter: {label: 'Twitter', Icon: Twitter},
  x: {label: 'X', Icon: X},
  youtube: {label: 'YouTube', Icon: YouTube},
}

export interface AuthorSocialsProps {
  readonly author: BlogAuthorView
  readonly className?: string
}

export default function AuthorSocials({author, className}: AuthorSocialsProps): ReactNode {
  const links = Object.entries(author.socials ?? {})
  if (links.length === 0) return null
  return (
    <div className={clsx('blogSocials', className)}>
      {links.map(([platform, href]) => (
        <Social key={platform} platform={platform} href={href} name={author.name} />
      ))}
    </div>
  )
}

interface SocialProps {
  readonly platform: string
  readonly href: string
  readonly name: string | undefined
}

function Social({platform, href, name}: SocialProps): ReactNode {
  const {label, Icon} = PLATFORMS[platform] ?? {label: platform, Icon: Default}
  return (
    <Link
      href={href}
      title={label}
      aria-label={name === undefined ? label : `${name}: ${label}`}
      className="blogSocial"
    >
      <Icon />
    </Link>
  )
}
