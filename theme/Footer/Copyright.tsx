// The last line: HTML from the configuration.
import type {ReactNode} from 'react'

export default function FooterCopyright({copyright}: {readonly copyright: string}): ReactNode {
  return <div className="footer__copyright" dangerouslySetInnerHTML={{__html: copyright}} />
}
