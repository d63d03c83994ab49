// The order in which an editor of live code and its result stand.
import PlaygroundEditor from '@theme/Playground/Editor'
import PlaygroundPreview from '@theme/Playground/Preview'
import {useThemeConfig} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface PlaygroundLayoutProps {
  /** Where the result stands; as `themeConfig.liveCodeBlock` says without it. */
  readonly position?: 'top' | 'bottom' | undefined
}

interface LiveThemeConfig {
  readonly liveCodeBlock?: {readonly playgroundPosition?: 'top' | 'bottom'}
}

export default function PlaygroundLayout({position}: PlaygroundLayoutProps): ReactNode {
  const {liveCodeBlock} = useThemeConfig<LiveThemeConfig>()
  const isTop = (position ?? liveCodeBlock?.playgroundPosition) === 'top'
  return (
    <>
      {isTop && <PlaygroundPreview />}
      <PlaygroundEditor />
      {!isTop && <PlaygroundPreview />}
    </>
  )
}
