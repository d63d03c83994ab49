// Button of a code block that a site replaced before Docusaurus 3.8: it got the code as a prop.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal'
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import SiteCopyButton from '@theme/CodeBlock/CopyButton'
import type {ComponentType, ReactNode} from 'react'

const Button: ComponentType<{readonly code: string; readonly className?: string}> = SiteCopyButton

export default function CopyButton(props: {readonly className?: string}): ReactNode {
  return <Button {...props} code={useCodeBlockContext().metadata.code} />
}
