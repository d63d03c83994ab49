// The frame around an editor of live code and what becomes of it.
import './playground.css'
import type {ReactNode} from 'react'

export interface PlaygroundContainerProps {
  readonly children: ReactNode
}

export default function PlaygroundContainer({children}: PlaygroundContainerProps): ReactNode {
  return <div className="playgroundContainer">{children}</div>
}
