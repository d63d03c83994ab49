// Button of a code block that a site replaced before Docusaurus 3.8: it got its state as props.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal'
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import SiteWordWrapButton from '@theme/CodeBlock/WordWrapButton'
import type {ComponentType, ReactNode} from 'react'

interface OldProps {
  readonly className?: string
  readonly onClick: () => void
  readonly isEnabled: boolean
}

const Button: ComponentType<OldProps> = SiteWordWrapButton

export default function WordWrapButton(props: {readonly className?: string}): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = useCodeBlockContext().wordWrap
  return isEnabled || isCodeScrollable ? <Button {...props} onClick={toggle} isEnabled={isEnabled} /> : null
}
