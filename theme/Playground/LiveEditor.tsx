// The editor of live code: code that the reader may change, and what becomes of it. It stands behind `@theme/Playground`
// where the site lists the theme for live code; no other site is given it.
import type {PlaygroundProps} from '@theme/Playground'
import PlaygroundContainer from '@theme/Playground/Container'
import PlaygroundLayout from '@theme/Playground/Layout'
import PlaygroundProvider from '@theme/Playground/Provider'
import type {ReactNode} from 'react'

export default function LiveEditor({children = '', position, ...props}: PlaygroundProps): ReactNode {
  return (
    <PlaygroundContainer>
      <PlaygroundProvider {...props} code={children}>
        <PlaygroundLayout position={position} />
      </PlaygroundProvider>
    </PlaygroundContainer>
  )
}
