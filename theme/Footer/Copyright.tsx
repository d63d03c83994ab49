// The last line: HTML from the configuration.
import type {ReactNode} from 'react'
import {toInnerHtml} from '../inner-html.ts'

export default function FooterCopyright({copyright}: {readonly copyright: string}): ReactNode {
  return <div className="footer__copyright" dangerouslySetInnerHTML={toInnerHtml(copyright)} />
}
