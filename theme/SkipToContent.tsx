// The first stop of the keyboard: a link past the navigation, visible only while it has the focus.
import {SkipToContentLink} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function SkipToContent(): ReactNode {
  return <SkipToContentLink containerClassName="skipToContentContainer" className="skipToContent" />
}
