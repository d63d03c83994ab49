// Brings back the live code that the page came with.
import '../playground.css'
import {usePlayground} from '@docusaurus/theme-live-codeblock/client'
import {clsx} from 'clsx'
import {Translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface PlaygroundResetButtonProps {
  readonly className?: string
}

export default function PlaygroundResetButton({className}: PlaygroundResetButtonProps): ReactNode {
  const {reset} = usePlayground()
  return (
    <button type="button" className={clsx('clean-btn playgroundReset', className)} onClick={reset}>
      <Translate id="theme.Playground.buttons.reset">Reset</Translate>
    </button>
  )
}
