// `@docusaurus/theme-live-codeblock/client`.
import {createContext, createElement, type ReactNode, useContext} from 'react'

export interface PlaygroundContextValue {
  /** Brings back the code that the page came with. */
  readonly reset: () => void
}

const PlaygroundContext = createContext<PlaygroundContextValue | null>(null)

interface PlaygroundProviderProps {
  readonly value: PlaygroundContextValue
  readonly children: ReactNode
}

export function PlaygroundProvider({value, children}: PlaygroundProviderProps): ReactNode {
  return createElement(PlaygroundContext.Provider, {value}, children)
}

/** @throws Error outside of a playground. */
export function usePlayground(): PlaygroundContextValue {
  const context = useContext(PlaygroundContext)
  if (context === null) throw new Error('usePlayground is called outside of <PlaygroundProvider>.')
  return context
}
