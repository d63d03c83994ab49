// Wraps long lines of a block, where there are some.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal'
import Button from '@theme/CodeBlock/Buttons/Button'
import IconWordWrap from '@theme/Icon/WordWrap'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function WordWrapButton({className}: {readonly className?: string}): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = useCodeBlockContext().wordWrap
  if (!isEnabled && !isCodeScrollable) return null
  const label = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'})
  return (
    <Button className={className} aria-label={label} aria-pressed={isEnabled} title={label} onClick={toggle}>
      <IconWordWrap width="18" height="18" />
    </Button>
  )
}
