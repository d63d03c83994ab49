// The line above an editor of live code, and the one above its result.
import './playground.css'
import type {ReactNode} from 'react'

export interface PlaygroundHeaderProps {
  readonly children: ReactNode
  readonly buttons?: ReactNode
}

export default function PlaygroundHeader({children, buttons}: PlaygroundHeaderProps): ReactNode {
  return (
    <div className="playgroundHeader">
      <div>{children}</div>
      {buttons}
    </div>
  )
}
