// Buttons of a code block. Not in the HTML, since they can do nothing without a script.
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton'
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton'
import {clsx} from 'clsx'
import {useIsBrowser} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function CodeBlockButtons({className}: {readonly className?: string}): ReactNode {
  return (
    useIsBrowser() && (
      <div className={clsx(className, 'buttonGroup_')}>
        <WordWrapButton />
        <CopyButton />
      </div>
    )
  )
}
