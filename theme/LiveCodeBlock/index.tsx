// A live code block, with the names that its code may use.
import Playground, {type PlaygroundProps} from '@theme/Playground'
import ReactLiveScope from '@theme/ReactLiveScope'
import type {ReactNode} from 'react'

export type LiveCodeBlockProps = Omit<PlaygroundProps, 'scope'> & Partial<Pick<PlaygroundProps, 'scope'>>

export default function LiveCodeBlock(props: LiveCodeBlockProps): ReactNode {
  return <Playground scope={ReactLiveScope} {...props} />
}
