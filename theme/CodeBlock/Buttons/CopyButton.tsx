// Copies the code of a block.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal'
import Button from '@theme/CodeBlock/Buttons/Button'
import IconCopy from '@theme/Icon/Copy'
import IconSuccess from '@theme/Icon/Success'
import {translate} from 'quire-docs/client'
import {type ReactNode, useEffect, useState} from 'react'
import {copyText} from '../copy-text.ts'

const COPIED_MS = 1000

export default function CopyButton({className}: {readonly className?: string}): ReactNode {
  const {code} = useCodeBlockContext().metadata
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const label = isCopied
    ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
    : translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})
  const copy = async () => {
    await copyText(code)
    setCopied(true)
  }
  return (
    <Button
      className={className}
      aria-label={label}
      title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
      onClick={() => void copy()}
    >
      {isCopied ? <IconSuccess width="18" height="18" /> : <IconCopy width="18" height="18" />}
    </Button>
  )
}
