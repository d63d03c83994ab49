// Text of the announcement: HTML from the configuration.
import {clsx} from 'clsx'
import type {ComponentProps, ReactNode} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'
import {toInnerHtml} from '../inner-html.ts'

export default function AnnouncementBarContent({className, ...props}: ComponentProps<'div'>): ReactNode {
  const content = useClassicThemeConfig().announcementBar?.content ?? ''
  return (
    <div
      {...props}
      className={clsx('announcementBarContent', className)}
      dangerouslySetInnerHTML={toInnerHtml(content)}
    />
  )
}
